import type {
  Document,
  DocumentedMedia,
  DocumentedOperation,
  DocumentedParameter,
  OpenApi,
  Step,
} from "@shortvideo-api/document/source";
import {
  type ApiModel,
  listEndpoints,
  type ListedWebhook,
  listWebhooks,
  type Operation,
  type Resource,
  type Webhook,
} from "@shortvideo-api/model/source";
import type { Schema, SchemaScope } from "@shortvideo-api/document/sample/source";
import type { Pair } from "../change/raw-change.ts";

/** One of the two documents: as it is written, and as the model of the generator. */
export interface Side {
  readonly root: OpenApi;
  readonly locate: Document["locate"];
  /** The links of the document, by pointer. */
  readonly leftOut: Document["leftOut"];
  readonly model: ApiModel;
  readonly scope: SchemaScope;
  /** The beginning of all paths in the document, if it is compared as a part of the servers. The paths of `operations` lack it. */
  readonly prefix?: string;
  /** In the order of the document. */
  readonly operations: readonly DescribedOperation[];
  /** Webhooks, then callbacks, in the order of the document. */
  readonly webhooks: readonly DescribedWebhook[];
  /** The names of the packages that are generated from the document, by folder, if they are known. */
  readonly packages?: Readonly<Record<string, string>> | undefined;
}

/** A webhook or a callback as it is written, and in the model of the generator. */
export interface DescribedWebhook extends ListedWebhook {
  readonly webhook: Webhook;
}

/** An operation as it is written, and in the model of the generator. */
export interface DescribedOperation {
  readonly resource: Resource;
  readonly operation: Operation;
  readonly documented: DocumentedOperation;
}

/** Both documents. */
export interface Sides extends Pair<Side> {}

/** The named schemas of both documents. */
export interface Scopes extends Pair<SchemaScope> {}

/** One operation in both documents. */
export interface OperationPair extends Pair<DescribedOperation> {}

/** A webhook or a callback in both documents. */
export interface WebhookPair extends Pair<DescribedWebhook> {}

/** A schema and its steps in the document. */
export interface Located {
  readonly schema: Schema;
  readonly steps: readonly Step[];
  /** The schemas that other parts of a composition give the same property; all of them apply. */
  readonly also?: readonly Located[];
}

/**
 * Prints the places of two schemas. Two types that extend one base share the place of its property, but each may give it another schema at
 * a place of its own.
 */
export function printPlaces({ before, after }: Pair<Located>): string {
  const all = [before, after].map((each) => [each, ...(each.also ?? [])]);
  return all.map((each) => each.map(({ steps }) => steps.join("/")).join(" and ")).join(" ");
}

/** Locates the schema of a parameter, a header or a body. */
export function locateSchema({
  schema,
  schemaSteps: steps,
}: Pick<DocumentedMedia | DocumentedParameter, "schema" | "schemaSteps">): Located {
  return { schema, steps };
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
    operations: listEndpoints(root, () => {}).flatMap((documented) => {
      const found = described.get(`${documented.method} ${documented.path}`);
      return found ? [{ ...found, documented }] : [];
    }),
    webhooks: listWebhooks(root, ids).flatMap((listed, index) => {
      const webhook = model.webhooks[index];
      return webhook ? [{ ...listed, webhook }] : [];
    }),
  };
}
