// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

export type { Changes } from "./changes.js";
export { changesList, checksOfChangesList, iterateChangesList } from "./changes.js";
export type { Documents } from "./documents.js";
export { checksOfDocumentsSearch, documentsSearch, iterateDocumentsSearch } from "./documents.js";
export type { Rows } from "./rows.js";
export { checksOfRowsQuery, iterateRowsQuery, rowsQuery } from "./rows.js";
export { allChecks } from "./param-checks.js";
