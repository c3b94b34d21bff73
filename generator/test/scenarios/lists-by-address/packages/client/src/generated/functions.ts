// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

export type { Events } from "./events.js";
export { checksOfEventsList, eventsList, iterateEventsList } from "./events.js";
export type { Logs } from "./logs.js";
export { checksOfLogsList, iterateLogsList, logsList } from "./logs.js";
export type { Pipelines } from "./pipelines.js";
export { checksOfPipelinesList, iteratePipelinesList, pipelinesList } from "./pipelines.js";
export type { Repos } from "./repos.js";
export { checksOfReposList, iterateReposList, reposList } from "./repos.js";
export type { Tags } from "./tags.js";
export { checksOfTagsList, iterateTagsList, tagsList } from "./tags.js";
export { allChecks } from "./param-checks.js";
