import { isDeepStrictEqual } from "node:util";
import { findTarget, isNode, isReference, type OpenApi } from "@shortvideo-api/document/source";
import type { ComparedSides } from "../schema/compare-schemas.ts";
import type { DescribedWebhook, WebhookPair } from "../schema/side.ts";

/** Returns whether a webhook differs outside of its schemas, for example in headers of responses. */
export function differsOutsideSchemas({ before, after }: ComparedSides, pair: WebhookPair): boolean {
  return !isDeepStrictEqual(readParts(before.root, readOwn(pair.before)), readParts(after.root, readOwn(pair.after)));
}

/** Returns an operation without the fields that a receiver never sees. */
function readOwn({ endpoint }: DescribedWebhook): object {
  const { operationId: _, tags: __, ...seen } = endpoint.operation;
  return seen;
}

/** Copies a node without schemas, with the targets of its `$ref`s in their place. */
function readParts(root: OpenApi, node: unknown, open: readonly unknown[] = []): unknown {
  if (Array.isArray(node)) return node.map((item) => readParts(root, item, open));
  if (!isNode(node) || open.includes(node)) return node;
  if (isReference(node)) return readParts(root, findTarget(root, node.$ref), [...open, node]);
  const parts = Object.entries(node).filter(([key]) => key !== "schema" && key !== "itemSchema");
  return Object.fromEntries(parts.map(([key, value]) => [key, readParts(root, value, [...open, node])]));
}
