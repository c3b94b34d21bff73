export { PaginationLoopError, type Pages, type WalkOptions, type WalkPosition } from "@shortvideo-api/pagination";
export { ApiError, type FailedAnswer } from "./api-error.js";
export { type ClientOptions, createClient } from "./create-client.js";
export type { CallOptions } from "./http.js";
export { InBandError } from "./in-band-error.js";
export { ParamsError, type ParamsProblem } from "./params-error.js";
export { UnexpectedAnswerError } from "./unexpected-answer-error.js";
export * from "./generated/index.js";
export type * from "@shortvideo-api/openapi-types";
