import { type Node, type Step, isNode, ownProperty } from "./node.ts";
import type { Report } from "./problem.ts";
import { isReference, readReference } from "./resolve-reference.ts";

const compositions = ["allOf", "anyOf", "oneOf"];

/**
 * Cuts schemas out of themselves where no property or list stands between: `A` that is `B` that is `A`, or `A` among its
 * own `oneOf`. Such a part says nothing that the schema does not say without it, and no tool can unfold it.
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
        report("circular-schema", place, `\`${key}\` is made of itself.`);
      } else visitKey(key);
    }
    for (const keyword of compositions) {
      const branches = schema[keyword];
      if (!Array.isArray(branches)) continue;
      const kept = branches.filter((branch: unknown, index) => {
        if (!isNode(branch)) return true;
        const branchKey = keyOf(branch);
        if (branchKey !== undefined && open.has(branchKey)) {
          report("circular-schema", [...place, keyword, index], `\`${branchKey}\` is made of itself.`);
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

function keyOf(schema: Node): string | undefined {
  return isReference(schema) ? readReference(schema.$ref)?.key : undefined;
}
