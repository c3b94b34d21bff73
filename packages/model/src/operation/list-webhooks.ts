import { type DocumentedWebhook, type OpenApi, readWebhooks } from "@shortvideo-api/document/source";
import { nameWebhooks, type WebhookNames, type WebhookSource } from "../names/name-webhooks.ts";

/** A request that the service sends, its names, and their parts. */
export interface ListedWebhook extends WebhookSource, WebhookNames {
  documented: DocumentedWebhook;
  /** The id of the operation that a callback belongs to. */
  owner: string | undefined;
}

/**
 * Lists the webhooks of a document, then the callbacks of its operations. `operationIds` has the ids of the operations by request,
 * such as `POST /orders`.
 */
export function listWebhooks(root: OpenApi, operationIds: ReadonlyMap<string, string>): ListedWebhook[] {
  const listed = readWebhooks(root).flatMap((documented) => {
    const { kind, title, method, expression } = documented;
    const owner = documented.owner && operationIds.get(`${documented.owner.method} ${documented.owner.path}`);
    if (documented.owner && owner === undefined) return [];
    const key = owner === undefined ? title : `${owner}.${title}`;
    return [{ documented, kind, key, owner, httpMethod: method, expression }];
  });
  return nameWebhooks(listed);
}
