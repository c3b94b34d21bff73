// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

export type { Labels } from "./labels.js";
export { checksOfLabelsUpload, labelsUpload } from "./labels.js";
export type { Parcels } from "./parcels.js";
export { checksOfParcelsGet, checksOfParcelsRemove, parcelsGet, parcelsRemove } from "./parcels.js";
export type { Status } from "./status.js";
export { statusGet } from "./status.js";
export { allChecks } from "./param-checks.js";
