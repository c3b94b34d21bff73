import { warning } from "./catalog-entry.ts";

/** Diagnostics of webhooks and callbacks: the parts of them that the client neither parses nor verifies. */
export const webhookCatalog = {
  "webhook-body-not-parsed": warning(
    "A webhook has a body that is not JSON, and the client does not parse it",
    "Parse the text or the bytes yourself, or describe the body as `application/json`.",
  ),
  "webhook-parameter-not-checked": warning(
    "A webhook has parameters that are lists, objects or parts of the address, which the client does not check",
    "Read them from the request that you give to `parseWebhook`.",
  ),
  "webhook-credential-not-compared": warning(
    "A webhook has a credential that differs from request to request, and the client does not verify it",
    "Verify it in a function of your own, which you give to `parseWebhook` as `verify`.",
  ),
};
