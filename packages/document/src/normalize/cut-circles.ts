import { type Node, type Step, isNode, ownProperty } from "../openapi/node.ts";
import type { Report } from "../diagnostics/collect-diagnostics.ts";
import { isReference, readReference } from "../openapi/resolve-reference.ts";

const compositions = ["allOf", "anyOf", "oneOf"];

/**
 * Removes a schema from itself where no property or list stands between: `A` that refers to `B` that refers to `A`, or `A` in its
 * own `oneOf`. Such a part adds no condition, and a tool that resolves it would never end.
 */
export function cutCircles(schemas: Node, steps: readonly Step[], report: Report): void {
  const done = new Set<string>();
  const open = new Set<string>();

  function visitKey(key: string): void {
    if (done.has(key)) return;
    open.add(key);
    const schema = ownProperty(schemas, key);
    if (isNode(schema)) visitSchema(schema, [...steps, key]);
    open.delete(key);
    done.add(key);
  }

  function visitSchema(schema: Node, place: readonly Step[]): void {
    const key = keyOf(schema);
    if (key !== undefined) {
      if (open.has(key)) {
        Reflect.deleteProperty(schema, "$ref");
        report("circular-schema", place, `\`${key}\` contains itself.`);
      } else visitKey(key);
    }
    for (const keyword of compositions) {
      const branches = schema[keyword];
      if (!Array.isArray(branches)) continue;
      const kept = branches.filter((branch: unknown, index) => {
        if (!isNode(branch)) return true;
        const branchKey = keyOf(branch);
        if (branchKey !== undefined && open.has(branchKey)) {
          report("circular-schema", [...place, keyword, index], `\`${branchKey}\` contains itself.`);
          return false;
        }
        visitSchema(branch, [...place, keyword, index]);
        return true;
      });
      if (kept.length === branches.length) continue;
      if (kept.length > 0) schema[keyword] = kept;
      else delete schema[keyword];
    }
  }

  for (const key of Object.keys(schemas)) visitKey(key);
}

/** Removes a `$ref` that leads back to itself through `$ref`s only: it has no target. */
export function cutLoops(components: Node, report: Report): void {
  for (const [kind, map] of Object.entries(components)) {
    if (!isNode(map)) continue;
    // Chains that were followed to their end.
    const done = new Set<string>();
    for (const start of Object.keys(map)) {
      const met = new Set<string>();
      for (let key: string | undefined = start; key !== undefined && !met.has(key) && !done.has(key);) {
        met.add(key);
        const node = ownProperty(map, key);
        const next: string | undefined = isNode(node) ? keyOf(node) : undefined;
        if (next !== undefined && met.has(next) && isNode(node)) {
          report(
            "dangling-reference",
            ["components", kind, key, "$ref"],
            `\`${String(node["$ref"])}\` leads back to itself.`,
          );
          Reflect.deleteProperty(node, "$ref");
        }
        key = next;
      }
      for (const key of met) done.add(key);
    }
  }
}

function keyOf(schema: Node): string | undefined {
  return isReference(schema) ? readReference(schema.$ref)?.key : undefined;
}
