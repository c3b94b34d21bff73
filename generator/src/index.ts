/** The parts of the generator that workspaces and other packages of this repository use: the model of a document, and names in code. */

export { defineEmitter, type EmittedFile, type Emitter } from "./emitter/define-emitter.ts";
export { printSampleAuth } from "./emit/client/auth.ts";
export { printAccess } from "./emit/pagination/access.ts";
export { printKey, printString } from "./emit/print/literal.ts";
export { buildModel } from "./model/build-model.ts";
export { type Auth, type AuthAlternatives, type AuthScheme, sampleAuth } from "./model/api/auth.ts";
export type { ApiModel, ErrorClass, InBandFailure, NamedSchema, Resource } from "./model/api/model.ts";
export type { Body, BodyContent, Deprecation, Echo, Operation, Param, Provenance } from "./model/api/operation.ts";
export type { Pagination } from "./model/api/pagination.ts";
export type { Failure, Fixture, SuccessResponse } from "./model/api/response.ts";
export type { FieldPath, PathStep, TypeRef } from "./model/api/type-ref.ts";
export type { Webhook, WebhookContent, WebhookCredential, WebhookParam } from "./model/api/webhook.ts";
export { readProvenance } from "./model/operation/read-provenance.ts";
export { type EncodeSample, type ExactModel, type Json, readSampleValue } from "@shortvideo-api/document/sample/source";
export { openWorkspace, type Workspace } from "./workspace/open-workspace.ts";
export type { WorkspaceConfig } from "./config/config.ts";
