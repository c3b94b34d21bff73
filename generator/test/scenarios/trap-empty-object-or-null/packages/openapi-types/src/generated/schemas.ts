// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

export type Thing = {
  a: unknown;
  b: Record<string, unknown> | null;
  c: Record<string, unknown> | null;
  d: unknown;
  e?: Record<string, unknown> | null;
  f?: unknown;
  g?: never;
};
