/** The model of an API as callers see it: operations, parameters, responses, checks, shapes, names and fixtures. */

export { type Auth, type AuthAlternatives, type AuthScheme, isPlainKey, sampleAuth } from "./api/auth.ts";
export {
  type ApiModel,
  type ErrorClass,
  type InBandFailure,
  listOperations,
  type NamedSchema,
  noInBandFailure,
  type Resource,
} from "./api/model.ts";
export {
  type Body,
  type BodyContent,
  type Deprecation,
  type Echo,
  hasContentType,
  hasEmptyResponse,
  hasSeveralMedia,
  isList,
  type ListOperation,
  type Operation,
  type Param,
  type PartHeader,
  type Provenance,
  takesItems,
} from "./api/operation.ts";
export type { Pagination } from "./api/pagination.ts";
export type {
  BodyEnvelope,
  Content,
  Failure,
  FailureFixture,
  Fixture,
  NamedMedia,
  ResponseKind,
  StatusBody,
  SuccessBody,
  SuccessMedia,
  SuccessResponse,
} from "./api/response.ts";
export { isOfSchema, listInnerRules, type RuleParts, type Rules, type RulesPart } from "./api/rules.ts";
export type { AddressVariable, ServerAddress, Servers } from "./api/servers.ts";
export { type FieldPath, listPathNames, type PathStep, type TypeRef } from "./api/type-ref.ts";
export type { Webhook, WebhookContent, WebhookCredential, WebhookParam } from "./api/webhook.ts";
export { buildModel, type BuiltModel, type ModelOptions } from "./build-model.ts";
export { findListProblems } from "./find-list-problems.ts";
export {
  buildCheck,
  buildOperationChecks,
  buildWholeCheck,
  isChecked,
  nameBodyCheck,
  nameSchemaCheck,
} from "./metadata/build-checks.ts";
export { buildErrorClasses, isSameClass } from "./metadata/build-failures.ts";
export { buildMarks, nameExact } from "./metadata/build-marks.ts";
export { buildOperationMetadata } from "./metadata/build-operation-metadata.ts";
export { hasChoice, isRange } from "./metadata/build-response.ts";
export { buildCredential, buildServiceMetadata, isSameAuth } from "./metadata/build-service-metadata.ts";
export { type Code, type CodeFields, Expression, nameOf, unlessEmpty } from "./metadata/code.ts";
export { listMarkedBodies, type MarkedBodies, type MarkedBody } from "./metadata/list-marked-bodies.ts";
export { findSharedMetadata, type SharedMetadata } from "./metadata/shared-metadata.ts";
export { nameVariable, nameVariables, type VariableNames } from "./names/name-variables.ts";
export { bodyKeys, nameOperationFixtures } from "./names/names.ts";
export { printAccess, printMembers, printSafeAccess } from "./names/print-access.ts";
export { printStatus, printTypeRef } from "./names/print-type-ref.ts";
export { escapeString, isIdentifier, printKey, printString, printTypeKey } from "./names/print-key.ts";
export { type CodeNames, readCodeNames } from "./names/read-code-names.ts";
export { inheritedMembers } from "./names/reserved-names.ts";
export { describeDeprecation } from "./operation/read-deprecation.ts";
export { endSentence, removeControls } from "./operation/clean-text.ts";
export { describeLimits } from "./operation/describe-limits.ts";
export { listEndpoints } from "./operation/list-endpoints.ts";
export { listWebhooks, type ListedWebhook } from "./operation/list-webhooks.ts";
export { readDeclaredError } from "./operation/read-errors.ts";
export { readClientKind } from "./operation/read-media.ts";
export { readPartHeaders } from "./operation/read-part-headers.ts";
export { readProvenance } from "./operation/read-provenance.ts";
export { readShapes, type Shapes } from "./shape/read-shapes.ts";
export { describesItems, describesProperties } from "./shape/read-types.ts";
export { anyObject, type FieldShape, type Shape } from "./shape/shape.ts";
