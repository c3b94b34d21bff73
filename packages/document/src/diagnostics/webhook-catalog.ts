import { defineCatalog } from "./catalog-entry.ts";

/** Diagnostics of webhooks and callbacks: the parts of them that the client neither parses nor verifies. */
export const webhookCatalog = defineCatalog({
  "webhook-body-not-parsed": {
    severity: "warning",
    title: "A webhook has a body that is not JSON, and the client does not parse it",
    fix: "Parse the text or the bytes yourself, or describe the body as `application/json`.",
  },
  "webhook-parameter-not-checked": {
    severity: "warning",
    title: "A webhook has parameters that are lists, objects or parts of the address, which the client does not check",
    fix: "Read them from the request that you give to `parseWebhook`.",
  },
  "webhook-credential-not-compared": {
    severity: "warning",
    title: "A webhook has a credential that differs from request to request, and the client does not verify it",
    fix: "Verify it in a function of your own, which you give to `parseWebhook` as `verify`.",
  },
});
