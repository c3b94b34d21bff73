import { type Node, type Step, isNode, ownProperty } from "../openapi/node.ts";
import type { Report } from "../diagnostics/collect-diagnostics.ts";
import { isReference, readReference } from "../openapi/resolve-reference.ts";
import { branchKeywords } from "../openapi/schema-keywords.ts";

/** A `$ref` of a schema to a component, with no property or list between. */
interface Edge {
  to: string;
  place: readonly Step[];
  /** Removes the `$ref`, or the branch that consists of it. */
  cut: () => void;
}

/**
 * Removes the references by which a schema contains itself without a property or list between: `A` that refers to `B` that refers to
 * `A`, or `A` in its own `oneOf`. Such a reference adds no condition, and a tool that resolves it would never end.
 *
 * Visits each schema once. A stack replaces recursion, since a chain of `$ref`s may be longer than the call stack.
 */
export function cutCircles(schemas: Node, steps: readonly Step[], report: Report): void {
  const done = new Set<string>();
  const open = new Set<string>();
  for (const start of Object.keys(schemas)) {
    const stack = done.has(start) ? [] : [enter(start)];
    for (let visit = stack.at(-1); visit !== undefined; visit = stack.at(-1)) {
      const edge = visit.edges.pop();
      if (edge === undefined) {
        open.delete(visit.key);
        done.add(visit.key);
        stack.pop();
      } else if (open.has(edge.to)) {
        edge.cut();
        report("circular-schema", edge.place, `\`${edge.to}\` contains itself.`);
      } else if (!done.has(edge.to)) stack.push(enter(edge.to));
    }
  }

  /** Starts the visit of a component. Its edges are in reverse order, since the visit takes them from the end. */
  function enter(key: string): { key: string; edges: Edge[] } {
    open.add(key);
    const schema = ownProperty(schemas, key);
    const edges = isNode(schema) ? listEdges(schema, [...steps, key]) : [];
    return { key, edges: edges.toReversed() };
  }
}

function listEdges(schema: Node, place: readonly Step[]): Edge[] {
  const key = readKey(schema);
  const own = key === undefined ? [] : [{ to: key, place, cut: () => Reflect.deleteProperty(schema, "$ref") }];
  const inner = branchKeywords.flatMap((keyword) => {
    const branches = schema[keyword];
    if (!Array.isArray(branches)) return [];
    return branches.flatMap((branch: unknown, index): Edge[] => {
      if (!isNode(branch)) return [];
      const cut = (): void => removeBranch(schema, keyword, branch);
      return listEdges(branch, [...place, keyword, index]).map((edge, position) =>
        position === 0 && readKey(branch) !== undefined ? { ...edge, cut } : edge,
      );
    });
  });
  return [...own, ...inner];
}

function removeBranch(schema: Node, keyword: string, branch: Node): void {
  const branches = schema[keyword];
  const kept = Array.isArray(branches) ? branches.filter((each) => each !== branch) : [];
  if (kept.length > 0) schema[keyword] = kept;
  else delete schema[keyword];
}

/** Removes each `$ref` between components that leads back to itself through `$ref`s only, and so has no target. */
export function cutLoops(components: Node, report: Report): void {
  for (const [kind, map] of Object.entries(components)) {
    if (!isNode(map)) continue;
    const done = new Set<string>();
    for (const start of Object.keys(map)) {
      const visited = new Set<string>();
      for (let key: string | undefined = start; key !== undefined && !done.has(key);) {
        visited.add(key);
        done.add(key);
        const node = ownProperty(map, key);
        const next: string | undefined = isNode(node) ? readKey(node) : undefined;
        if (next !== undefined && visited.has(next) && isNode(node)) {
          report(
            "dangling-reference",
            ["components", kind, key, "$ref"],
            `\`${String(node["$ref"])}\` leads back to itself.`,
          );
          Reflect.deleteProperty(node, "$ref");
        }
        key = next;
      }
    }
  }
}

function readKey(schema: Node): string | undefined {
  return isReference(schema) ? readReference(schema.$ref)?.key : undefined;
}
