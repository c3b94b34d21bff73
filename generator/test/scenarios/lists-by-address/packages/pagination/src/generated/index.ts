// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-pagination.ts.

export { paginateEventsList } from "./events.js";
export { paginateLogsList } from "./logs.js";
export { paginatePipelinesList } from "./pipelines.js";
export { paginateReposList } from "./repos.js";
export { paginateTagsList } from "./tags.js";
