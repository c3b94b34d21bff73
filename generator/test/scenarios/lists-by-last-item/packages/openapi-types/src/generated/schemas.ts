// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

export type Invoice = {
  id: string;
};

export type InvoicePage = {
  data: Invoice[];
  has_more: boolean;
};

export type Event = {
  /** Format: int64 */
  number: string;
  kind?: string;
};
