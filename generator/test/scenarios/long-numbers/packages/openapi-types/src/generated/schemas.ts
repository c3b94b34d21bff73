// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

export type Account = string;

export type Count = number;

export type Entry = {
  account: Account;
  /** @constant */
  kind: "9007199254740993";
  /** @example 19.99 */
  price: number;
  limited?: string;
  parts?: string;
  either?: "9007199254740993" | string;
  /** @enum {string|null} */
  nullable?: "9007199254740993" | null;
  mixed?: "auto" | "9007199254740993";
  /** @constant */
  listed?: {
    id: "9007199254740993";
  };
  /** @example 9007199254740993 */
  measured?: number;
  /**
   * @example {
   *       "id": 9007199254740993
   *     }
   */
  free?: unknown;
};
