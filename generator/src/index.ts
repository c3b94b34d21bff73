/** What other rooms of this repository may know of a document: its parts, and the model of it. Emitting is the generator's own. */

export { printAccess } from "./emit/print/access.ts";
export { printKey, printString } from "./emit/print/literal.ts";
export { buildModel } from "./model/build-model.ts";
export type { ExactModel } from "./model/exact.ts";
export type { ApiModel, Area, Failure, Operation, Pagination, PathStep } from "./model/model.ts";
export { readProvenance } from "./model/read-provenance.ts";
export { type EncodeSample, readSampleValue } from "./model/sample-value.ts";
export type { Json } from "./model/json.ts";
