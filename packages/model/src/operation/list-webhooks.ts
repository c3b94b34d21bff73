import { type OpenApi, readWebhooks } from "@shortvideo-api/document/source";
import type { WebhookSource } from "../names/name-webhooks.ts";
import { type Endpoint, toEndpoint } from "./list-endpoints.ts";

/** A request that the service sends, as the document has it. Its `path` is the key of a webhook, or the expression of a callback. */
export interface WebhookEndpoint extends Endpoint, WebhookSource {
  /** The id of the operation that a callback belongs to. */
  owner: string | undefined;
  /** The key of a webhook or a callback. */
  title: string;
}

/**
 * Lists the webhooks of a document, then the callbacks of its operations. `operationIds` has the ids of the operations by request,
 * such as `POST /orders`.
 */
export function listWebhooks(root: OpenApi, operationIds: ReadonlyMap<string, string>): WebhookEndpoint[] {
  return readWebhooks(root).flatMap((webhook) => {
    const { kind, title, expression } = webhook;
    const owner = webhook.owner && operationIds.get(`${webhook.owner.method} ${webhook.owner.path}`);
    if (webhook.owner && owner === undefined) return [];
    const key = owner === undefined ? title : `${owner}.${title}`;
    return [{ ...toEndpoint(webhook), kind, key, title, owner, expression }];
  });
}
