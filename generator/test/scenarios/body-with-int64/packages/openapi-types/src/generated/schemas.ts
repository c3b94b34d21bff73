// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

export type OrderForm = {
  order?: Order;
  lines?: {
    /** Format: int64 */
    article_id?: string;
  }[];
  /** Format: int64 */
  batch?: string;
};

export type Order = {
  /** Format: int64 */
  id: string;
  /** Format: int64 */
  parent?: string | null;
  /** Format: int64 */
  batch?: string;
  /** Format: uint64 */
  serial?: string | null;
  lines: {
    /** Format: int64 */
    article_id: string;
    /** Format: int32 */
    count: number;
  }[];
};

export type Fault = {
  code?: number;
  message?: string;
};
