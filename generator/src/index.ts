/** What other rooms of this repository may know of a document: its parts, and the model of it. Emitting is the generator's own. */

export { printAccess } from "./emit/pagination/access.ts";
export { printKey, printString } from "./emit/print/literal.ts";
export { buildModel } from "./model/build-model.ts";
export type { ExactModel } from "./model/schema/exact.ts";
export type { ApiModel, Resource, Failure, Operation, Pagination, PathStep } from "./model/api/model.ts";
export { readProvenance } from "./model/operation/read-provenance.ts";
export { type EncodeSample, readSampleValue } from "./model/sample/sample-value.ts";
export type { Json } from "./model/schema/json.ts";
