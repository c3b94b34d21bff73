// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

export type { Events } from "./events.js";
export { checksOfEventsList, eventsList, iterateEventsList } from "./events.js";
export type { Invoices } from "./invoices.js";
export { checksOfInvoicesList, invoicesList, iterateInvoicesList } from "./invoices.js";
export type { Labels } from "./labels.js";
export { checksOfLabelsList, iterateLabelsList, labelsList } from "./labels.js";
export { allChecks } from "./param-checks.js";
