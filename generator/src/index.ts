/** What other rooms of this repository may know of a document: its parts, and the model of it. Emitting is the generator's own. */

export { countDiagnostics, printDiagnostics } from "./diagnostics/print-diagnostics.ts";
export type { Diagnostic } from "./diagnostics/diagnostic.ts";
export { printAccess } from "./emit/print/access.ts";
export { printKey, printString } from "./emit/print/literal.ts";
export type { Document } from "./load/document.ts";
export type { Kind } from "./load/grammar.ts";
export { loadDocument } from "./load/load-document.ts";
export { isNode, type Node } from "./load/node.ts";
export { isInt64 } from "./load/openapi.ts";
export { readReference } from "./load/resolve-reference.ts";
export { walk } from "./load/walk.ts";
export { buildModel } from "./model/build-model.ts";
export type { ExactModel } from "./model/exact.ts";
export type { ApiModel, Area, Failure, Operation, Pagination, PathStep } from "./model/model.ts";
export { readProvenance } from "./model/read-provenance.ts";
export { type EncodeSample, readSampleValue } from "./model/sample-value.ts";
export type { Json } from "./model/sample.ts";
