import { deriveOperationIds } from "../names/derive-operation-ids.ts";
import { isNode } from "../openapi/node.ts";
import type { OpenApi, OperationObject } from "../openapi/openapi.ts";
import { resolveKnown } from "../openapi/resolve-reference.ts";
import { listNavigationTags } from "./list-navigation-tags.ts";
import { listOperations } from "./list-operations.ts";

/**
 * Derives an `operationId` for each operation below `paths` that has none, or whose id only repeats method and path. Changes the document
 * in place. `x-names: as-written` keeps the ids of an operation or of the document. `x-names: derived` replaces all ids that only repeat
 * method and path. References in `x-deprecated.use` get the new ids.
 */
export function nameOperations(root: OpenApi): void {
  const operations = Object.entries(root.paths ?? {}).flatMap(([path, item]) =>
    isNode(item) ? listOperations(item).map(({ method, operation }) => ({ path, httpMethod: method, operation })) : [],
  );
  const { "x-names": names } = root;
  const declared = root.tags.filter(isNode);
  const formerTags = readFormerTags(root["x-former-tags"]);
  const ids = deriveOperationIds(
    operations.map(({ path, httpMethod, operation }) => {
      const { operationId, tags } = operation;
      return {
        operationId: typeof operationId === "string" && operationId !== "" ? operationId : undefined,
        isChosen: operation["x-names"] === "as-written",
        tags: Array.isArray(tags) ? listNavigationTags(declared, tags.filter(isText)) : [],
        formerTags,
        httpMethod,
        path,
        returnsList: returnsList(root, operation),
      };
    }),
    names === "derived" || names === "as-written" ? names === "derived" : undefined,
  );
  const renamed = new Map<string, string>();
  for (const [index, { operation }] of operations.entries()) {
    const id = ids[index] ?? "";
    if (operation.operationId === id) continue;
    if (typeof operation.operationId === "string") renamed.set(operation.operationId, id);
    operation.operationId = id;
  }
  if (renamed.size === 0) return;
  for (const { operation } of operations) {
    const deprecation = operation["x-deprecated"];
    const use = isNode(deprecation) && typeof deprecation.use === "string" ? renamed.get(deprecation.use) : undefined;
    if (use !== undefined) operation["x-deprecated"] = { ...deprecation, use };
  }
}

function readFormerTags(value: unknown): ReadonlyMap<string, string> {
  const entries = isNode(value) ? Object.entries(value) : [];
  return new Map(entries.flatMap(([name, former]) => (typeof former === "string" ? [[name, former]] : [])));
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

/** Returns `true` when the successful response is a JSON list. */
function returnsList(root: OpenApi, { responses = {} }: OperationObject): boolean {
  if (!isNode(responses)) return false;
  const status = Object.keys(responses).find((key) => key.startsWith("2")) ?? "default";
  const response = resolveKnown(root, responses[status]);
  const content = isNode(response) && isNode(response["content"]) ? response["content"] : {};
  const [media] = Object.entries(content).flatMap(([type, entry]) => (/json/i.test(type) ? [entry] : []));
  const schema = isNode(media) ? resolveKnown(root, media["schema"]) : undefined;
  return isNode(schema) && schema["type"] === "array";
}
