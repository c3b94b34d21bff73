export { copyExact } from "./copy-exact.js";
export { type Exact, type ExactPart, int64 } from "./exact.js";
export { decodeJson, encodeJson } from "./json-string.js";
export { MalformedJsonError } from "./malformed-json-error.js";
export { parseExact, readExact } from "./parse-exact.js";
export { readJson } from "./read-json.js";
export { stringifyExact } from "./stringify-exact.js";
export { stringifyJson } from "./write-json.js";
export * from "./generated/index.js";
