/** Reads requests and responses as the mock does: which operation a request calls, its parameters, and its violations. */

export type { UnreadableRequest } from "./core/to-exchange.js";
export {
  type CheckedRequest,
  createRecorder,
  type RecordDetails,
  type RecorderOptions,
  type RecordedRequest,
  type RecordedResponse,
  type Recorder,
} from "./core/create-recorder.js";
export { listSentHeaders } from "./core/list-sent-headers.js";
export { listPreferences, type OfferedPreference } from "./core/list-preferences.js";
export { decodeContent, decodeText } from "./request/decode-body.js";
export {
  listPageValues,
  type PageParts,
  readAt,
  readFlag,
  readPageCount,
  readSteps,
  writeSteps,
} from "./exchange/places.js";
export { loadDocument } from "./operation/load-document.js";
export { serviceDocument } from "./operation/service-document.js";
export type { Parameter, Response, ServedOperation } from "./operation/operation.js";
export { type DocumentedHeaders, readHeaders } from "./operation/read-headers.js";
export { readReading } from "./operation/reading.js";
export { readStream } from "./operation/read-stream.js";
export { readStart, type ServedPagination } from "./operation/pagination.js";
export { readServedOperations } from "./operation/read-served-operations.js";
export { writeTexts } from "./operation/read-samples.js";
export {
  type FindSchemaErrors,
  pickError,
  type SchemaError,
  UnusableSchemaError,
} from "./operation/compile/schema-error.js";
export { assertsFormat } from "./operation/compile/formats.js";
export { type CompileSchema, type CompilerOptions, createSchemaCompiler } from "./operation/compile/schema-compiler.js";
export { createReadOptions } from "./validate/find-broken-parts.js";
export { dropUnusableKeywords } from "./validate/drop-unusable-keywords.js";
export { type DocumentDiagnostic, toReportPath } from "./validate/document-diagnostic.js";
export { chooseOperation, type ChosenOperation } from "./request/choose-operation.js";
export { createRouter, type Router } from "./request/create-router.js";
export { parseParameter } from "./request/parse-parameter.js";
export type { CorrectedRequest } from "./request/correct-request.js";
export { type CurlRequest, type CurlText, type CurlVariables, printCurl } from "./request/print-curl.js";
export { findParameterViolations } from "./request/find-parameter-violations.js";
export { fitsHeader, type GivenParameters, readTexts } from "./request/read-texts.js";
export { type SentParameter, settleExplodedObjects } from "./request/exploded-objects.js";
export { type MalformedBody, readMultipart } from "./request/read-multipart.js";
export type { FormEntry } from "./request/parse-form.js";
export { listTextValues } from "./request/read-values.js";
export { canCarry, correctTexts } from "./request/correct-texts.js";
export { readLeniently } from "./request/read-target.js";
export { isWholeQuery, readQuery } from "./request/read-given.js";
export { takesName, toPairs } from "./request/to-pairs.js";
