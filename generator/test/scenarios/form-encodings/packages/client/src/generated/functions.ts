// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

export type { Forms } from "./forms.js";
export { checksOfFormsSend, formsSend } from "./forms.js";
export { allChecks } from "./param-checks.js";
