// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

export type { Csv } from "./csv.js";
export { csv } from "./csv.js";
export type { Sse } from "./sse.js";
export { sse } from "./sse.js";
export type { Txt } from "./txt.js";
export { txt } from "./txt.js";
export type { Xml } from "./xml.js";
export { xml } from "./xml.js";
export type { Zip } from "./zip.js";
export { zip } from "./zip.js";
export { allChecks } from "./param-checks.js";
