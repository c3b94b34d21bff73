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

/** Returns the edges of one circle, or `undefined` if none exists. Follows edges without recursion: a chain may be long. */
function findCircle(edges: ReadonlyMap<string, readonly Edge[]>): Edge[] | undefined {
  const done = new Set<string>();
  for (const start of edges.keys()) {
    if (done.has(start)) continue;
    /** The schemas from `start` to the current one, each with its position and the edges that are left. */
    const positions = new Map([[start, 0]]);
    const left = [[...(edges.get(start) ?? [])].toReversed()];
    const trail: Edge[] = [];
    while (left.length > 0) {
      const edge = left.at(-1)?.pop();
      if (edge === undefined) {
        left.pop();
        const key = trail.pop()?.to ?? start;
        positions.delete(key);
        done.add(key);
        continue;
      }
      const position = positions.get(edge.to);
      if (position !== undefined) return [...trail.slice(position), edge];
      if (done.has(edge.to)) continue;
      trail.push(edge);
      positions.set(edge.to, trail.length);
      left.push([...(edges.get(edge.to) ?? [])].toReversed());
    }
  }
  return undefined;
}
