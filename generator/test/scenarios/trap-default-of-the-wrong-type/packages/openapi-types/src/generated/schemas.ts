// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

export type Thing = {
  /** @example 3 */
  count: number;
  /** @example true */
  on: boolean;
  /**
   * @default 12
   * @example 12
   */
  name: string;
  /** @example {} */
  items: number[];
  /**
   * @default c
   * @enum {string}
   */
  kind: "a" | "b";
};
