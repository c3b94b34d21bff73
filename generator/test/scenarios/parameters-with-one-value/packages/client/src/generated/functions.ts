// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

export type { Queues } from "./queues.js";
export { checksOfQueuesGet, checksOfQueuesList, queuesGet, queuesList } from "./queues.js";
export { allChecks } from "./param-checks.js";
