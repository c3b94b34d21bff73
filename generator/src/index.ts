/** The generator as functions, and the parts that workspaces and emitters use: the model of a document, and names in code. */

export { defineEmitter, type EmittedFile, type Emitter } from "./emitter/define-emitter.ts";
export {
  type ApiModel,
  type Auth,
  type AuthAlternatives,
  type AuthScheme,
  type Body,
  type BodyContent,
  buildModel,
  type Deprecation,
  type Echo,
  type ErrorClass,
  type Failure,
  type FieldPath,
  type Fixture,
  type InBandFailure,
  type NamedSchema,
  type Operation,
  type Pagination,
  type Param,
  type PathStep,
  printKey,
  printString,
  type Provenance,
  readProvenance,
  type Resource,
  sampleAuth,
  type SuccessResponse,
  type TypeRef,
  type Webhook,
  type WebhookContent,
  type WebhookCredential,
  type WebhookParam,
} from "@shortvideo-api/model/source";
export { type EncodeSample, type ExactModel, type Json, readSampleValue } from "@shortvideo-api/document/sample/source";
export { ConfigurationModuleError, defineConfig } from "./config/configuration-module.ts";
export { generate, type CodeOptions } from "./from-code/generate.ts";
export { init, type InitOptions, type InitResult } from "./from-code/init.ts";
export type { InputOptions } from "./from-code/read-inputs.ts";
export { watch, type WatchEvent, type WatchOptions } from "./from-code/watch.ts";
export { ExistingWorkspaceError } from "./init/init-workspace.ts";
export { OptionsError } from "./init/read-scope.ts";
export { RefusedPathError } from "./output/generated-path.ts";
export { DocumentFetchError } from "@shortvideo-api/document/revision/source";
export { type Configuration, type Diagnostic, ProblemsError } from "@shortvideo-api/document/source";
export type { RunResult } from "./workspace/run.ts";
export type { WorkspaceConfig } from "./config/workspace-config.ts";
