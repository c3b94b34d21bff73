// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

export type { Resources } from "./resources.js";
export {
  noteSentWebhook,
  petAdoptedWebhook,
  petRemovedDeleteWebhook,
  petRemovedPostWebhook,
  petsCreateFoundCallback,
  petsCreateMovedLostAtCallback,
  petsCreateMovedMovedCallback,
  signedWebhook,
} from "./webhook-metadata.js";
export { InvalidWebhookError } from "../webhooks/invalid-webhook-error.js";
export type { WebhookViolation } from "../webhooks/invalid-webhook-error.js";
export { parseWebhook } from "../webhooks/parse-webhook.js";
export type { ParseWebhookOptions, VerifyRequest } from "../webhooks/parse-webhook.js";
export type { RawRequest, RequestParts } from "../webhooks/read-request.js";
export { verifyCredentials } from "../webhooks/verify-credentials.js";
export type { ParsedWebhook, WebhookBody, WebhookMetadata } from "../webhooks/webhook-metadata.js";
export type { webhooks } from "@shortvideo-api/openapi-types";
export type { Adoption, Kind, Note, Pet, PetRequest, Removal, RequestBody } from "@shortvideo-api/openapi-types";
