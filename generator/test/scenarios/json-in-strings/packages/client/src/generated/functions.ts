// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

export type { Envelopes } from "./envelopes.js";
export { envelopesGet } from "./envelopes.js";
export { allChecks } from "./param-checks.js";
