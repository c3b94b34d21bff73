import type { Report } from "../diagnostics/collect-diagnostics.ts";
import type { Node, Step } from "../openapi/node.ts";
import { keywords } from "../openapi/keywords.ts";
import { branchKeywords } from "../openapi/schema-keywords.ts";

/**
 * Reports a schema with keywords that its version of OpenAPI does not have, and with `nullable` where it has no effect. All readers give such
 * keywords the meaning that their authors expect.
 */
export function checkVersion(schema: Node, is30: boolean, steps: readonly Step[], report: Report): void {
  if (schema["nullable"] === true) checkNullable(schema, is30, steps, report);
  else checkNullType(schema, steps, report);
  const [own, other] = is30 ? ["3.0", "3.1"] : ["3.1", "3.0"];
  for (const [key, what] of is30 ? listNewer(schema) : listBounds(schema, "boolean", "`true` or `false`")) {
    const message = `OpenAPI ${own} has no ${what}. It is read as in ${other}.`;
    report("keyword-of-other-version", [...steps, key], message);
  }
}

/** Lists the keywords of 3.1 in a schema of 3.0, with their names in messages. */
function listNewer(schema: Node): [key: string, what: string][] {
  const { type } = schema;
  const found: [key: string, what: string][] = [];
  if (Array.isArray(type)) found.push(["type", "list of types"]);
  else if (type === "null") found.push(["type", "type `null`"]);
  found.push(...listBounds(schema, "number", "number"));
  for (const key of Object.keys(schema)) {
    if (keywords.get(key)?.isOf31) found.push([key, `\`${key}\`${earlierNames[key] ?? ""}`]);
  }
  return found;
}

/** Lists the exclusive bounds of a type. */
function listBounds(schema: Node, type: "number" | "boolean", name: string): [key: string, what: string][] {
  const found = ["exclusiveMinimum", "exclusiveMaximum"].filter((key) => typeof schema[key] === type);
  return found.map((key) => [key, `${name} as \`${key}\``]);
}

/** How earlier drafts of JSON Schema write a keyword, as its author may have. */
const earlierNames: Readonly<Record<string, string>> = {
  prefixItems: " or list in `items`",
  dependentRequired: " or `dependencies`",
  dependentSchemas: " or `dependencies`",
};

/** Reports `nullable` where it adds null to the values of a schema, although OpenAPI gives it no effect there. */
function checkNullable(schema: Node, is30: boolean, steps: readonly Step[], report: Report): void {
  const { type, enum: values } = schema;
  const why = findReason(schema, is30);
  const types: unknown[] = [type ?? []].flat();
  const isUntyped = types.length === 0 && !Array.isArray(values) && findBranches(schema) === undefined;
  if (why === undefined || isUntyped) return;
  report("nullable-without-effect", [...steps, "nullable"], `\`nullable\` ${why}. It is read as if null were valid.`);
}

/** Reports a list of types with null beside an `enum` without it. */
function checkNullType({ type, enum: values }: Node, steps: readonly Step[], report: Report): void {
  if (!Array.isArray(type) || !type.includes("null") || !Array.isArray(values) || values.includes(null)) return;
  const message =
    "`null` in `type` has no effect, because `enum` does not list null. It is read as if null were valid.";
  report("nullable-without-effect", [...steps, "type"], message);
}

/** Explains why `nullable` has no effect: the end of a sentence. https://spec.openapis.org/oas/v3.0.4.html#schema-nullable */
function findReason(schema: Node, is30: boolean): string | undefined {
  const { type, enum: values } = schema;
  const branches = findBranches(schema);
  if (branches !== undefined) return `has no effect beside \`${branches}\``;
  if (Array.isArray(values) && !values.includes(null)) return "has no effect, because `enum` does not list null";
  return is30 || [type].flat().includes("null") ? undefined : "has no effect in OpenAPI 3.1 and later";
}

/** Returns the first keyword of a schema that refers to others. Strictly, `nullable` has no effect beside it. */
export function findBranches(schema: Node): string | undefined {
  return ["$ref", ...branchKeywords].find((keyword) => Object.hasOwn(schema, keyword));
}
