import { fieldOf, type Field, type Kind } from "../openapi/grammar.ts";
import { isNode, type Node } from "../openapi/node.ts";
import { findTarget, isReference } from "../openapi/resolve-reference.ts";
import { isNormal } from "../normalize/normalize-fields.ts";
import { readStatus } from "../normalize/normalize-responses.ts";
import { traverse } from "../openapi/traverse.ts";

/**
 * Returns `true` when all operations of a document can be read as they are. Then each `$ref` stands where OpenAPI allows it and
 * leads to an object of this document. Each field has the type that OpenAPI requires. Any other document needs `loadDocument`.
 */
export function isPlain(document: Node): boolean {
  // The loader expresses the new parts of 3.2 in 3.1.
  if (/^3\.2(?:\.|$)/.test(String(document["openapi"]))) return false;
  let plain = true;
  const known = new Set<string>();
  const leadsSomewhere = (reference: unknown): boolean => {
    if (typeof reference !== "string" || !reference.startsWith("#/")) return false;
    if (known.has(reference)) return true;
    const target = findTarget(document, reference);
    if (!isNode(target) && typeof target !== "boolean") return false;
    known.add(reference);
    return true;
  };
  traverse("openapi", document, (kind, node) => {
    if (!plain || unread.has(kind)) return false;
    plain =
      hasNormalFields(kind, node) && !(kind === "schema" && moving.some((keyword) => Object.hasOwn(node, keyword)));
    if (kind === "operation" && !hasNormalStatuses(node)) plain = false;
    if (!plain || !Object.hasOwn(node, "$ref")) return plain;
    plain = resolved.has(kind) && leadsSomewhere(node["$ref"]);
    return plain;
  });
  return plain;
}

/** Kinds that decide nothing about operations. */
const unread: ReadonlySet<Kind> = new Set<Kind>(["callback", "link", "info", "tag", "externalDocs", "xml"]);

/** Kinds whose `$ref`s readers of operations resolve. */
const resolved: ReadonlySet<Kind> = new Set<Kind>([
  "schema",
  "response",
  "parameter",
  "requestBody",
  "header",
  "example",
  "securityScheme",
]);

/** Keywords of references that depend on more than the text of a pointer. */
const moving = ["$dynamicRef", "$recursiveRef"] as const;

/** The mock checks the keywords of schemas itself, so that only a `$ref` in place of a map or a list matters there. */
function hasNormalFields(kind: Kind, node: Node): boolean {
  return Object.keys(node).every((key) => {
    const field = fieldOf(kind, key);
    const value = node[key];
    if (field === undefined || value === null || field.is === "dropped") return true;
    if (kind !== "schema") return isRead(field, value);
    return field.is === "one" || !isNode(value) || !isReference(value) || !("of" in field);
  });
}

function hasNormalStatuses({ responses }: Node): boolean {
  return !isNode(responses) || Object.keys(responses).every((key) => key.startsWith("x-") || readStatus(key) === key);
}

/** As {@link isNormal}. Extensions may stand in any map, and no reader needs a missing entry. */
function isRead(field: Field, value: unknown): boolean {
  if (isNormal(field, value)) return true;
  if (field.is === "one") return unread.has(field.of);
  if (field.is !== "map" || !isNode(value) || field.of === "schema") return false;
  const entries = Object.entries(value).filter(([key, entry]) => entry !== null && !key.startsWith("x-"));
  return isNormal(field, Object.fromEntries(entries));
}
