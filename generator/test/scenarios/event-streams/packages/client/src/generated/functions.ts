// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

export type { Chats } from "./chats.js";
export { chatsCreate, checksOfChatsCreate } from "./chats.js";
export type { Jobs } from "./jobs.js";
export { checksOfJobsWatch, jobsChanges, jobsNotes, jobsWatch } from "./jobs.js";
export type { Logs } from "./logs.js";
export { checksOfLogsFollow, logsFollow, logsList } from "./logs.js";
export { allChecks } from "./param-checks.js";
