import type { Report } from "../diagnostics/collect-diagnostics.ts";
import { listFieldNames } from "../openapi/grammar.ts";
import { isNode, type Node, ownProperty, type Step } from "../openapi/node.ts";
import { isReference, readReference } from "../openapi/resolve-reference.ts";
import { branchKeywords } from "../openapi/schema-keywords.ts";
import { findNearName } from "./find-near-name.ts";

const conditions = ["not", "if", "then", "else"];
/** Keywords whose schemas are parts of another one, and apply to the same value. */
const partKeywords: ReadonlySet<string> = new Set([...branchKeywords, ...conditions, "dependentSchemas"]);

/** The number of levels of schemas within schemas up to which names are checked. */
const maxDepth = 200;

/**
 * Creates a check of names in `required` that no property has. A schema that is part of another one may require properties of the whole.
 * So only whole schemas are checked, with the properties of their parts.
 */
export function createRequiredCheck() {
  const suspects: { schema: Node; steps: readonly Step[]; missing: readonly string[] }[] = [];
  /** Keys of component schemas that are parts of other schemas. */
  const parts = new Set<string>();

  return {
    /** Collects a schema that requires such names. */
    enter(schema: Node, steps: readonly Step[]): void {
      const { $ref, required, properties, type = "object" } = schema;
      if ($ref === undefined && required === undefined) return;
      if (partKeywords.has(listFieldNames(steps).at(-1) ?? "")) {
        if (isReference(schema)) parts.add(readReference(schema.$ref)?.key ?? "");
        return;
      }
      // Another check reports what the type ignores.
      if (!Array.isArray(required) || ![type].flat().includes("object")) return;
      const own = isNode(properties) ? properties : {};
      const missing = required.filter((name): name is string => typeof name === "string" && !Object.hasOwn(own, name));
      if (missing.length > 0) suspects.push({ schema, steps: [...steps], missing });
    },
    /** Reports the names. Call it after `enter` has received all schemas, and when no component contains itself any more. */
    finish(schemas: Readonly<Node>, report: Report): void {
      const listNames = createNameLister(schemas);
      for (const { schema, steps, missing } of suspects) {
        const isComponent = steps.length === 3 && steps[0] === "components" && steps[1] === "schemas";
        if (isComponent && parts.has(String(steps[2]))) continue;
        const names = listNames(schema);
        const unknown = names === undefined ? [] : missing.filter((name) => !names.has(name));
        if (unknown.length === 0) continue;
        const shown = unknown.map((name) => {
          const near = findNearName(name, names ?? []);
          return `\`${name}\`${near === undefined ? "" : ` (did you mean \`${near}\`?)`}`;
        });
        const message = `\`required\` names ${shown.join(", ")}, which \`properties\` does not have.`;
        report("required-unknown-property", [...steps, "required"], message);
      }
    },
  };
}

/** Creates a function that lists the properties of a schema and its parts. It returns `undefined` where any property is allowed. */
function createNameLister(schemas: Readonly<Node>): (schema: unknown) => ReadonlySet<string> | undefined {
  const known = new Map<string, ReadonlySet<string> | undefined>();

  function listNames(schema: unknown, depth = 0): ReadonlySet<string> | undefined {
    if (depth > maxDepth) return undefined;
    if (!isNode(schema)) return schema === true ? undefined : new Set();
    const { additionalProperties: more, unevaluatedProperties: rest, patternProperties, dependentSchemas } = schema;
    if (isNode(more) || more === true || isNode(rest) || rest === true || isNode(patternProperties)) return undefined;
    const inner = [
      ...branchKeywords.flatMap((keyword): unknown[] => (Array.isArray(schema[keyword]) ? schema[keyword] : [])),
      ...conditions.flatMap((keyword) => (Object.hasOwn(schema, keyword) ? [schema[keyword]] : [])),
      ...(isNode(dependentSchemas) ? Object.values(dependentSchemas) : []),
    ].map((part) => listNames(part, depth + 1));
    if (isReference(schema)) inner.push(listComponentNames(readReference(schema.$ref)?.key ?? "", depth + 1));
    const names = new Set(isNode(schema["properties"]) ? Object.keys(schema["properties"]) : []);
    for (const found of inner) {
      if (found === undefined) return undefined;
      for (const name of found) names.add(name);
    }
    return names;
  }

  function listComponentNames(key: string, depth: number): ReadonlySet<string> | undefined {
    if (known.has(key)) return known.get(key);
    // A condition may contain the schema itself.
    known.set(key, new Set());
    const names = listNames(ownProperty(schemas, key), depth);
    known.set(key, names);
    return names;
  }

  return listNames;
}
