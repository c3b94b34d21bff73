import type { Schema } from "../../load/openapi.ts";
import { readReference } from "../../load/resolve-reference.ts";

type Schemas = Readonly<Record<string, Schema>>;

/** A reference that TypeScript follows at once, since no property lies between. */
interface Edge {
  from: string;
  to: string;
  /** How to get from the schema `from` to the reference. */
  steps: readonly Step[];
}

interface Step {
  key: "allOf" | "anyOf" | "oneOf" | "prefixItems" | "items";
  /** Which of the list; 0 for `items`, which is none. */
  index: number;
}

/** On an array: it is to be printed as a list of the component schema with this key. */
export const listOf = "x-list-of";

const listKeys = ["allOf", "anyOf", "oneOf", "prefixItems"] as const;

/**
 * Component schemas without circles of arrays, such as `Json: anyOf [string, array of Json]`.
 *
 * TypeScript refuses the type of a property that needs itself at once, and an array does. Such an array is marked by
 * {@link listOf}, since there is a way to print it. A tuple is opened: what stands there may then be anything.
 */
export function breakCircles(schemas: Schemas): Record<string, Schema> {
  const broken: Record<string, Schema> = { ...schemas };
  const edges = new Map(Object.keys(schemas).map((key) => [key, edgesOf(key, schemas[key])]));
  for (let circle = findCircle(edges); circle; circle = findCircle(edges)) {
    const edge = circle.find(isItems) ?? circle.find(isInTuple) ?? circle[0];
    if (!edge) break;
    broken[edge.from] = openAt(broken[edge.from] ?? true, edge.steps, edge.to);
    edges.set(edge.from, edgesOf(edge.from, broken[edge.from]));
  }
  return broken;
}

function isInTuple({ steps }: Edge): boolean {
  return steps.some(({ key }) => key === "prefixItems" || key === "items");
}

function isItems({ steps }: Edge): boolean {
  return steps.at(-1)?.key === "items";
}

/** The schema with the circle opened at the end of the steps. */
function openAt(schema: Schema, steps: readonly Step[], to: string): Schema {
  const [step, ...rest] = steps;
  if (!step || typeof schema !== "object") return {};
  if (step.key === "items") {
    return rest.length === 0
      ? { ...schema, [listOf]: to }
      : { ...schema, items: openAt(schema.items ?? true, rest, to) };
  }
  const members = [...(schema[step.key] ?? [])];
  members[step.index] = openAt(members[step.index] ?? true, rest, to);
  return { ...schema, [step.key]: members };
}

function edgesOf(from: string, schema: Schema | undefined, steps: readonly Step[] = []): Edge[] {
  if (typeof schema !== "object") return [];
  if (typeof schema.$ref === "string") {
    const reference = readReference(schema.$ref);
    return reference?.kind === "schemas" ? [{ from, to: reference.key, steps }] : [];
  }
  const items = listOf in schema ? [] : edgesOf(from, schema.items, [...steps, { key: "items", index: 0 }]);
  const members = listKeys.flatMap((key) =>
    (schema[key] ?? []).flatMap((member, index) => edgesOf(from, member, [...steps, { key, index }])),
  );
  return [...items, ...members];
}

/** The edges of one circle, or `undefined` when there is none. */
function findCircle(edges: ReadonlyMap<string, readonly Edge[]>): Edge[] | undefined {
  const done = new Set<string>();
  for (const key of edges.keys()) {
    const circle = followEdges(key, edges, [], done);
    if (circle) return circle;
  }
  return undefined;
}

function followEdges(
  key: string,
  edges: ReadonlyMap<string, readonly Edge[]>,
  trail: readonly Edge[],
  done: Set<string>,
): Edge[] | undefined {
  const start = trail.findIndex((edge) => edge.from === key);
  if (start !== -1) return trail.slice(start);
  if (done.has(key)) return undefined;
  for (const edge of edges.get(key) ?? []) {
    const circle = followEdges(edge.to, edges, [...trail, edge], done);
    if (circle) return circle;
  }
  done.add(key);
  return undefined;
}
