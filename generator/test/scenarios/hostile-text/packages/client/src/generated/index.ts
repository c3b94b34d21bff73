// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

export { CredentialsError } from "../errors/client-error.js";
export type { BasicCredentials, CredentialContext, CredentialFunction, CredentialValue } from "../call/signer.js";
export type { Resources } from "./resources.js";
export {
  evil1QuoteSProcessExit1ScriptXCallback,
  processExit1ScriptXWebhook,
  protoWebhook,
} from "./webhook-metadata.js";
export { InvalidWebhookError } from "../webhooks/invalid-webhook-error.js";
export type { WebhookViolation } from "../webhooks/invalid-webhook-error.js";
export { parseWebhook } from "../webhooks/parse-webhook.js";
export type { ParseWebhookOptions, VerifyRequest } from "../webhooks/parse-webhook.js";
export type { RawRequest, RequestParts } from "../webhooks/read-request.js";
export { verifyCredentials } from "../webhooks/verify-credentials.js";
export type { ParsedWebhook, WebhookBody, WebhookMetadata } from "../webhooks/webhook-metadata.js";
export type { webhooks } from "@shortvideo-api/openapi-types";
export type { Constructor, Evil, Proto, RequestBody } from "@shortvideo-api/openapi-types";
