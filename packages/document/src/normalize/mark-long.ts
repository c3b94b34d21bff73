import { isLongFormat, isInt64, longInteger, namesLongInteger } from "../openapi/int64.ts";
import { isNode, type Node } from "../openapi/node.ts";
import { findTarget } from "../openapi/resolve-reference.ts";
import { sameValueKeywords } from "../openapi/schema-keywords.ts";
import { traverse } from "../openapi/traverse.ts";

/**
 * Marks the integers beside a 64-bit integer: schemas that apply to the same value, by `allOf` or as a choice. Callers then see one kind of
 * text at the place, whichever schema has the format or the long number. Changes the document in place.
 *
 * A reference to a plain integer at such a place becomes a copy of its target, since the target is also used elsewhere.
 */
export function markLong(root: Node): void {
  const known = new Map<string, Summary>();

  /** Summarizes the integers among the schemas that apply to the value of a schema. */
  function summarize(schema: Node): Summary {
    const { $ref } = schema;
    const own = summarizeOwn(schema);
    const inner = typeof $ref === "string" ? [summarizeTarget($ref)] : listMembers(schema).map(summarize);
    return [own, ...inner].reduce((one, other) => ({
      hasLong: one.hasLong || other.hasLong,
      hasPlain: one.hasPlain || other.hasPlain,
    }));
  }

  function summarizeTarget($ref: string): Summary {
    const found = known.get($ref);
    if (found) return found;
    // Ends a circle.
    known.set($ref, nothing);
    const target = findTarget(root, $ref);
    const summary = isNode(target) ? summarize(target) : nothing;
    known.set($ref, summary);
    return summary;
  }

  function mark(schema: Node): void {
    if (summarizeOwn(schema).hasPlain || isUntypedLong(schema)) schema[longInteger] = true;
    for (const keyword of sameValueKeywords) {
      const value = schema[keyword];
      if (Array.isArray(value)) schema[keyword] = value.map(markMember);
      else if (isNode(value)) schema[keyword] = markMember(value);
    }
  }

  function markMember(member: unknown): unknown {
    if (!isNode(member)) return member;
    const { $ref, ...beside } = member;
    if (typeof $ref !== "string") {
      mark(member);
      return member;
    }
    const target = findTarget(root, $ref);
    if (!summarizeTarget($ref).hasPlain || !isNode(target) || !isScalar(target)) return member;
    const copy: Node = { ...target, ...beside };
    mark(copy);
    return copy;
  }

  traverse("openapi", root, (kind, node) => {
    if (kind !== "schema" || !sameValueKeywords.some((keyword) => Object.hasOwn(node, keyword))) return;
    const { hasLong, hasPlain } = summarize(node);
    if (hasLong && hasPlain) mark(node);
  });
}

/** Whether some schemas are 64-bit integers, and whether others are integers that are not. */
interface Summary {
  readonly hasLong: boolean;
  readonly hasPlain: boolean;
}

const nothing: Summary = { hasLong: false, hasPlain: false };

function summarizeOwn(schema: Node): Summary {
  const hasLong = isInt64(schema) || isUntypedLong(schema);
  return { hasLong, hasPlain: !hasLong && [schema["type"]].flat().includes("integer") };
}

/** Returns `true` for a schema without a type that has a 64-bit format or a long limit. */
function isUntypedLong(schema: Node): boolean {
  return schema["type"] === undefined && (isLongFormat(schema["format"]) || namesLongInteger(schema));
}

function listMembers(schema: Node): Node[] {
  return sameValueKeywords.flatMap((keyword) => [schema[keyword]].flat().filter(isNode));
}

/** Returns `true` for a schema that describes no part of a value, so that its copy is small. */
function isScalar(schema: Node): boolean {
  return ![
    "properties",
    "additionalProperties",
    "patternProperties",
    "items",
    "prefixItems",
    ...sameValueKeywords,
  ].some((keyword) => Object.hasOwn(schema, keyword));
}
