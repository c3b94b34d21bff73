import {
  dereference,
  listOperations,
  listParameters,
  type OpenApi,
  type PathItem,
  readReference,
  isReference,
  type Step,
} from "@shortvideo-api/document/source";
import type { WebhookSource } from "../names/name-webhooks.ts";
import type { Endpoint } from "./list-endpoints.ts";

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
  const webhooks = Object.entries(root.webhooks ?? {})
    .filter(([key]) => !key.startsWith("x-"))
    .flatMap(([key, item]) => {
      const place = { kind: "webhook", key, title: key, owner: undefined, expression: undefined } as const;
      return listItem(root, item, key, ["webhooks", key]).map((endpoint) => ({ ...endpoint, ...place }));
    });
  const callbacks = Object.entries(root.paths).flatMap(([path, item]) =>
    listOperations(item).flatMap(({ method, steps, operation }) => {
      const owner = operationIds.get(`${method} ${path}`);
      if (owner === undefined) return [];
      return Object.entries(operation.callbacks ?? {}).flatMap(([title, node]) => {
        const place = { kind: "callback", key: `${owner}.${title}`, title, owner } as const;
        const target = isReference(node) ? readReference(node.$ref) : undefined;
        const base = target ? ["components", target.kind, target.key] : ["paths", path, ...steps, "callbacks", title];
        return Object.entries(dereference(root.components.callbacks, node) ?? {})
          .filter(([expression]) => !expression.startsWith("x-"))
          .flatMap(([expression, inner]) =>
            listItem(root, inner, expression, [...base, expression]).map((endpoint) => ({
              ...endpoint,
              ...place,
              expression,
            })),
          );
      });
    }),
  );
  return [...webhooks, ...callbacks];
}

function listItem(root: OpenApi, item: PathItem, path: string, base: readonly Step[]): Endpoint[] {
  return listOperations(item).map(({ method, steps, operation }) => ({
    path,
    httpMethod: method.toUpperCase(),
    operation,
    steps: [...base, ...steps],
    parameters: listParameters(root, item, operation),
  }));
}
