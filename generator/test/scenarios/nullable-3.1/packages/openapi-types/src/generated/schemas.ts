// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

export type Thing = {
  name: string | null;
  size: "small" | "large" | null;
  nothing: null;
  other?: Other | null;
  /** @example 1.5 */
  price?: number;
};

export type Other = {
  id?: number;
};
