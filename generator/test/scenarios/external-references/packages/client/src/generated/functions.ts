// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

export type { Nodes } from "./nodes.js";
export { checksOfNodesGet, nodesGet } from "./nodes.js";
export { allChecks } from "./param-checks.js";
