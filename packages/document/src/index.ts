/** Reads OpenAPI documents: text in, one resolved OpenAPI 3.1 document and its diagnostics out. */

export { createDiagnostic, type Diagnostic } from "./diagnostics/diagnostic.ts";
export type { DiagnosticCode } from "./diagnostics/catalog.ts";
export { countDiagnostics, printDiagnostics, type PrintOptions, printPath } from "./diagnostics/print-diagnostics.ts";
export type { Report } from "./diagnostics/collect-diagnostics.ts";
export { describeCount, describeRange } from "./describe/describe-limits.ts";
export { type DescribedSchema, describeSchema } from "./describe/describe-schema.ts";
export { listNames } from "./describe/list-names.ts";
export { showValue } from "./describe/show-value.ts";
export type { Document, Place } from "./document.ts";
export {
  type DeclaredPagination,
  type PaginationExtension,
  readPagination,
  validatePagination,
} from "./extensions/pagination.ts";
export { loadDocument } from "./load-document.ts";
export { isUndeclared } from "./normalize/normalize-parameters.ts";
export type { Kind } from "./openapi/grammar.ts";
export { describeValue, isNode, type Node, type Step } from "./openapi/node.ts";
export * from "./openapi/openapi.ts";
export { decodePercent, printPointer, readFragment, readPointer } from "./openapi/pointer.ts";
export {
  type BodyKind,
  isWithin,
  type MediaKind,
  type ParsedMediaType,
  parseMediaType,
  readBodyKind,
  readMediaKind,
} from "./openapi/media-type.ts";
export { dereference, isReference, readReference, referenceTo } from "./openapi/resolve-reference.ts";
export { traverse } from "./openapi/traverse.ts";
export { type ReadFailure, type ParsedText, parseText } from "./text/source.ts";
export { unpack } from "./text/unpack.ts";
