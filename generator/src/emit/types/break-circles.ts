import { readReference, type Schema } from "@shortvideo-api/document/source";

type Schemas = Readonly<Record<string, Schema>>;

/** A reference that TypeScript resolves immediately, since no property is in between. */
interface Edge {
  from: string;
  to: string;
  /** Steps from the schema `from` to the reference. */
  steps: readonly Step[];
}

interface Step {
  key: (typeof listKeys)[number];
  index: number;
}

const listKeys = ["allOf", "anyOf", "oneOf"] as const;

/**
 * Returns component schemas without infinite circles, such as `A: anyOf [B]` and `B: anyOf [A]`.
 *
 * TypeScript rejects a type that needs itself immediately. Such a circle is opened at a reference, which then admits any value.
 * Circles through properties, arrays and tuples are valid, since TypeScript resolves those later.
 */
export function breakCircles(schemas: Schemas): Record<string, Schema> {
  const broken: Record<string, Schema> = { ...schemas };
  const edges = new Map(Object.keys(schemas).map((key) => [key, listEdges(key, schemas[key])]));
  for (let circle = findCircle(edges); circle; circle = findCircle(edges)) {
    const [edge] = circle;
    if (!edge) break;
    broken[edge.from] = openReference(broken[edge.from] ?? true, edge.steps);
    edges.set(edge.from, listEdges(edge.from, broken[edge.from]));
  }
  return broken;
}

/** Returns the schema with the reference at the end of the steps replaced. */
function openReference(schema: Schema, steps: readonly Step[]): Schema {
  const [step, ...rest] = steps;
  if (!step || typeof schema !== "object") return {};
  const members = [...(schema[step.key] ?? [])];
  members[step.index] = openReference(members[step.index] ?? true, rest);
  return { ...schema, [step.key]: members };
}

function listEdges(from: string, schema: Schema | undefined, steps: readonly Step[] = []): Edge[] {
  if (typeof schema !== "object") return [];
  if (typeof schema.$ref === "string") {
    const reference = readReference(schema.$ref);
    return reference?.kind === "schemas" ? [{ from, to: reference.key, steps }] : [];
  }
  return listKeys.flatMap((key) =>
    (schema[key] ?? []).flatMap((member, index) => listEdges(from, member, [...steps, { key, index }])),
  );
}

/** Returns the edges of one circle, or `undefined` if none exists. */
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
