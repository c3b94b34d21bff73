import type { Document, OpenApi, Step } from "@shortvideo-api/document/source";
import {
  type ApiModel,
  type Endpoint,
  listEndpoints,
  listWebhooks,
  type Operation,
  type Resource,
  type Webhook,
  type WebhookEndpoint,
} from "@shortvideo-api/model/source";
import type { Schema, SchemaScope } from "@shortvideo-api/document/sample/source";

/** One of the two documents: as it is written, and as the model of the generator. */
export interface Side {
  readonly root: OpenApi;
  readonly locate: Document["locate"];
  /** The links of the document, by pointer. */
  readonly leftOut: Document["leftOut"];
  readonly model: ApiModel;
  readonly scope: SchemaScope;
  /** In the order of the document. */
  readonly operations: readonly DescribedOperation[];
  /** Webhooks, then callbacks, in the order of the document. */
  readonly webhooks: readonly DescribedWebhook[];
}

/** A webhook or a callback as it is written, and in the model of the generator. */
export interface DescribedWebhook {
  readonly webhook: Webhook;
  readonly endpoint: WebhookEndpoint;
}

/** An operation as it is written, and in the model of the generator. */
export interface DescribedOperation {
  readonly resource: Resource;
  readonly operation: Operation;
  readonly endpoint: Endpoint;
}

/** Both documents. */
export interface Sides {
  readonly before: Side;
  readonly after: Side;
}

/** One operation in both documents. */
export interface OperationPair {
  readonly before: DescribedOperation;
  readonly after: DescribedOperation;
}

/** A webhook or a callback in both documents. */
export interface WebhookPair {
  readonly before: DescribedWebhook;
  readonly after: DescribedWebhook;
}

/** A schema and its steps in the document. */
export interface Located {
  readonly schema: Schema;
  readonly steps: readonly Step[];
  /** The schemas that other parts of a composition give the same property; all of them apply. */
  readonly also?: readonly Located[];
}

/** Collects the parts of a document that a comparison needs. */
export function readSide(
  { root, locate, leftOut }: Pick<Document, "root" | "locate" | "leftOut">,
  model: ApiModel,
): Side {
  const described = new Map(
    model.resources.flatMap((resource) =>
      resource.operations.map(
        (operation) => [`${operation.httpMethod} ${operation.path}`, { resource, operation }] as const,
      ),
    ),
  );
  const ids = new Map([...described].map(([request, { operation }]) => [request, operation.id]));
  return {
    root,
    locate,
    leftOut,
    model,
    scope: {
      schemas: root.components.schemas,
      aliases: new Map(model.schemas.map(({ key, name }) => [key, name])),
    },
    operations: listEndpoints(root, () => {}).flatMap((endpoint) => {
      const found = described.get(`${endpoint.httpMethod} ${endpoint.path}`);
      return found ? [{ ...found, endpoint }] : [];
    }),
    webhooks: listWebhooks(root, ids).flatMap((endpoint, index) => {
      const webhook = model.webhooks[index];
      return webhook ? [{ webhook, endpoint }] : [];
    }),
  };
}
