import { fieldOf, type Field, type Kind } from "../openapi/grammar.ts";
import { isNode, type Node } from "../openapi/node.ts";
import { findTarget, isReference } from "../openapi/resolve-reference.ts";
import { isNormal } from "../normalize/normalize-fields.ts";
import { readStatus } from "../normalize/normalize-responses.ts";
import { traverse } from "../openapi/traverse.ts";

/**
 * Returns `true` when all operations of a document can be read without the loader. Then each `$ref` stands where OpenAPI allows it, and
 * leads to an object of this document. Each field has the type that OpenAPI requires.
 */
export function isPlain(document: Node): boolean {
  // Only the loader converts the new parts of 3.2 to 3.1.
  if (/^3\.2(?:\.|$)/.test(String(document["openapi"]))) return false;
  let isPlainSoFar = true;
  const known = new Set<string>();
  const hasTarget = (reference: unknown): boolean => {
    if (typeof reference !== "string" || !reference.startsWith("#/")) return false;
    if (known.has(reference)) return true;
    const target = findTarget(document, reference);
    if (!isNode(target) && typeof target !== "boolean") return false;
    known.add(reference);
    return true;
  };
  traverse("openapi", document, (kind, node) => {
    if (!isPlainSoFar || ignoredKinds.has(kind)) return false;
    isPlainSoFar =
      // Only the loader writes the meaning of a discriminator as keywords.
      kind !== "discriminator" &&
      hasNormalFields(kind, node) &&
      !(kind === "schema" && dynamicKeywords.some((keyword) => Object.hasOwn(node, keyword)));
    if (kind === "operation" && !hasNormalStatuses(node)) isPlainSoFar = false;
    if (!isPlainSoFar || !Object.hasOwn(node, "$ref")) return isPlainSoFar;
    isPlainSoFar = referencedKinds.has(kind) && hasTarget(node["$ref"]);
    return isPlainSoFar;
  });
  return isPlainSoFar;
}

/** Kinds on which operations do not depend. */
const ignoredKinds: ReadonlySet<Kind> = new Set<Kind>(["callback", "link", "info", "tag", "externalDocs", "xml"]);

/** Kinds whose `$ref`s are resolved by the readers of operations. */
const referencedKinds: ReadonlySet<Kind> = new Set<Kind>([
  "schema",
  "response",
  "parameter",
  "requestBody",
  "header",
  "example",
  "securityScheme",
]);

/** Keywords of references whose target does not follow from their text alone. */
const dynamicKeywords = ["$dynamicRef", "$recursiveRef"] as const;

/**
 * Returns `true` when the fields of an object have the types of OpenAPI. The mock checks the keywords of schemas itself. In
 * a schema, rejects only a flag in quotes, and a `$ref` in place of a map or a list.
 */
function hasNormalFields(kind: Kind, node: Node): boolean {
  return Object.keys(node).every((key) => {
    const field = fieldOf(kind, key);
    const value = node[key];
    if (field === undefined || value === null || field.is === "dropped") return true;
    if (kind !== "schema") return isReadable(field, value);
    if (field.is === "flag") return typeof value !== "string";
    return field.is === "one" || !isNode(value) || !isReference(value) || !("of" in field);
  });
}

function hasNormalStatuses({ responses }: Node): boolean {
  return !isNode(responses) || Object.keys(responses).every((key) => key.startsWith("x-") || readStatus(key) === key);
}

/** Returns `true` for a value as {@link isNormal} does, and for maps with extensions or entries that are null. */
function isReadable(field: Field, value: unknown): boolean {
  if (isNormal(field, value)) return true;
  if (field.is === "one") return ignoredKinds.has(field.of);
  if (field.is !== "map" || !isNode(value) || field.of === "schema") return false;
  const entries = Object.entries(value).filter(([key, entry]) => entry !== null && !key.startsWith("x-"));
  return isNormal(field, Object.fromEntries(entries));
}
