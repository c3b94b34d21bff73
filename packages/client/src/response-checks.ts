// The comparison of responses with the document, apart from the other entries: only programs that import it have its rules.

export type { ResponseChecks } from "./checks/check-response.js";
export { type BodyDifference, ResponseDifferenceError } from "./errors/response-difference-error.js";
export { fullResponseChecks, type OnDifference } from "./layers/full-response-checks.js";
export * from "./generated/response-checks.js";
