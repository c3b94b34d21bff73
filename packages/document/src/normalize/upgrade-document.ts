import { fieldOf, type Kind } from "../openapi/grammar.ts";
import { checkVersion, hasBranches } from "../checks/check-version.ts";
import type { Report } from "../diagnostics/collect-diagnostics.ts";
import { isNode, type Node, type Step } from "../openapi/node.ts";
import { normalizePatterns } from "./normalize-patterns.ts";
import { normalizeDescription } from "./normalize-responses.ts";
import { traverse } from "../openapi/traverse.ts";
import { isAssertion } from "../openapi/schema-keywords.ts";
import {
  addNull,
  coerceEnum,
  dropEncodedContent,
  normalizeBounds,
  reportSiblings,
  takeKeywords,
} from "./normalize-schema.ts";

/**
 * Converts a document that is not bundled to OpenAPI 3.1, in place. Converts `nullable`, also in a document of 3.1, boolean bounds, and
 * values of `enum` that have another type than their schema. Removes keys without a value, and the keywords beside `$ref` that 3.0 ignores.
 *
 * Reports what it reads otherwise than the version of the document does. Returns `true` when it has marked a schema with {@link assumedNull}.
 */
export function upgradeDocument(document: Node, report: Report = () => {}): boolean {
  // Unquoted in YAML, `3.0` is the number 3.
  const is30 = /^3(?:\.0|$)/.test(String(document["openapi"]));
  let assumesNull = false;
  if (is30) document["openapi"] = "3.1.0";
  traverse("openapi", document, (kind, node, steps) => {
    dropEmpty(kind, node);
    if (kind === "response") normalizeDescription(node);
    if (kind === "requestBody" && typeof node["$ref"] !== "string") node["content"] ??= {};
    if (kind !== "schema") return;
    // A branch that was added for `nullable` is not a part of the document.
    if (!Object.hasOwn(node, assumedNull)) checkVersion(node, is30, steps, report);
    if (is30) dropSiblings(node, steps, report);
    normalizePatterns(node, steps, report);
    if (typeof node["exclusiveMinimum"] === "boolean" || typeof node["exclusiveMaximum"] === "boolean") {
      normalizeBounds(node);
    }
    dropEncodedContent(node);
    coerceEnum(node);
    if (upgradeNullable(node, is30)) assumesNull = true;
  });
  return assumesNull;
}

/** Removes keys without a value: YAML reads `parameters:` on a line of its own as null. Values of the API may be null. */
function dropEmpty(kind: Kind, node: Node): void {
  for (const [key, value] of Object.entries(node)) {
    const field = fieldOf(kind, key);
    if (value === null && field?.is !== "value" && field?.is !== "all" && !key.startsWith("x-")) delete node[key];
    if (field?.is !== "map" || field.of === "example" || kind === "schema" || !isNode(value)) continue;
    for (const [name, entry] of Object.entries(value)) if (entry === null) delete value[name];
  }
}

/** Removes the keywords beside `$ref`, which have no effect in 3.0. Keeps keywords that only describe the value. */
function dropSiblings(schema: Node, steps: readonly Step[], report: Report): void {
  if (typeof schema["$ref"] !== "string") return;
  const ignored = Object.keys(schema).filter((key) => key !== "$ref" && key !== "nullable" && isAssertion(key));
  if (ignored.length === 0) return;
  reportSiblings(schema, ignored, steps, report);
  for (const keyword of ignored) delete schema[keyword];
}

/** Marks a schema that admits `null` because its author probably expects so, although OpenAPI does not. */
export const assumedNull = "x-assumed-null";

/**
 * Converts `nullable`. Strictly, it has no effect beside `$ref`, `allOf` or an `enum` without `null`, and no effect at all in 3.1. Authors who
 * write it there expect null anyway, so it is converted there, too. Marks such schemas, and returns `true` for them.
 */
function upgradeNullable(schema: Node, is30: boolean): boolean {
  const isNullable = schema["nullable"] === true;
  delete schema["nullable"];
  if (!isNullable) return false;
  if (hasBranches(schema)) {
    const inner = takeKeywords(schema, Object.keys(schema).filter(isAssertion));
    schema["anyOf"] = [inner, { type: "null", [assumedNull]: true }];
    return true;
  }
  const { toType, toEnum } = addNull(schema);
  const isAssumed = toEnum || (toType && !is30);
  if (isAssumed) schema[assumedNull] = true;
  return isAssumed;
}
