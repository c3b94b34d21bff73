// The parts of generated code, for programs that read a document at run time. They describe its operations as `OperationMetadata`,
// and call them through `createConnection`.

export { checkBody, checkInner } from "./checks/check-body.js";
export type {
  BodyChecks,
  CheckPart,
  ContentChecks,
  OperationChecks,
  ParamCheck,
  SchemaCheck,
} from "./checks/operation-checks.js";
export { namedForms } from "./auth/named-forms.js";
export { basicForm } from "./auth/basic-form.js";
export { placeCredential, type SchemeMetadata } from "./auth/schemes.js";
export { signWithHeader } from "./auth/sign-with-header.js";
export { signWithNothing } from "./auth/sign-with-nothing.js";
export { signWithKey, signWithSchemes } from "./auth/sign-with-schemes.js";
export type { CallOptions } from "./call/call-options.js";
export type { AddressOptions, ServerMetadata } from "./call/locator.js";
export type {
  BodyMetadata,
  ConnectionCredentials,
  ContentMetadata,
  Layer,
  MediaMetadata,
  OperationMetadata,
  ParamValues,
  SecurityAlternatives,
  ServiceMetadata,
  StatusMetadata,
} from "./call/metadata.js";
export { placeInCookie, placeInHeader, placeInQuery } from "./call/outgoing.js";
export type { EncodingMetadata, ParamMetadata } from "./call/param-style.js";
export type { Connection, ConnectionOptions, PendingResponse } from "./connection/connection.js";
export { createConnection } from "./connection/create-connection.js";
export { readEnvironment } from "./connection/environment.js";
export { locateServer } from "./connection/locate-server.js";
export { locateServers } from "./connection/locate-servers.js";
export { ApiError, type ApiErrorClass } from "./errors/api-error.js";
export { ClientError, ParamsError } from "./errors/client-error.js";
export type { ErrorClasses } from "./errors/error-classes.js";
export { idempotencyKeys } from "./layers/idempotency-keys.js";
export { paramChecks } from "./layers/param-checks.js";
export { type LayerOptions, standardLayers } from "./layers/standard-layers.js";
export { chooseMedia } from "./responses/choose-media.js";
export { pickByStatus } from "./responses/pick-by-status.js";
export { readBlob } from "./responses/read-blob.js";
export { readQuotedText } from "./responses/read-quoted-text.js";
export { readRedirect } from "./responses/redirect.js";
export { holdsStream } from "./serialize/holds-stream.js";
export { serializeBody } from "./serialize/serialize-body.js";
export { listMultipartParts, type MultipartPart } from "./serialize/write-multipart.js";
export { serializeExactJson, serializeJson } from "./serialize/serialize-json.js";
export { serializeParams } from "./serialize/serialize-params.js";
export { serializePlain } from "./serialize/serialize-plain.js";
export { serializeQueryString } from "./serialize/serialize-query-string.js";
export { serializeLists, serializeScalars } from "./serialize/serialize-scalars.js";
export { writeForm } from "./serialize/write-form.js";
export { writeLines, writeRecords } from "./serialize/write-items.js";
export { openNothing } from "./streams/item-stream.js";
export { openDownload } from "./streams/open-download.js";
export { chooseEvents, openEvents } from "./streams/open-events.js";
export { openLines, openRecords } from "./streams/open-items.js";
export { readEventJson, readEventJsonOrText, readJsonOrText } from "./streams/read-item.js";
