import type { Schema, SchemaObject } from "../../load/openapi.ts";
import { readReference } from "../../load/resolve-reference.ts";

type Schemas = Readonly<Record<string, Schema>>;
type Composition = "allOf" | "anyOf" | "oneOf";

/** A reference that TypeScript follows at once, since no property lies between. */
interface Edge {
  from: string;
  to: string;
  /** How to get from the schema `from` to the reference. */
  steps: readonly { key: Composition; index: number }[];
}

const compositions: readonly Composition[] = ["allOf", "anyOf", "oneOf"];

/**
 * Schemas without circles of aliases.
 *
 * `Pet: oneOf [Cat, Dog]` and `Cat: allOf [Pet, …]` is good JSON Schema, but TypeScript refuses a type alias that needs
 * itself. What `Cat` takes from `Pet` are its fields, so there `Pet` stands without its `oneOf`. A circle of unions
 * alone admits what it admits already, and is opened with `unknown`.
 */
export function breakCircles(schemas: Schemas): Record<string, Schema> {
  const broken: Record<string, Schema> = { ...schemas };
  const edges = new Map(Object.keys(schemas).map((key) => [key, edgesOf(key, schemas[key])]));
  for (let circle = findCircle(edges); circle; circle = findCircle(edges)) {
    const edge = circle.find((candidate) => inherits(candidate, broken)) ?? circle[0];
    if (!edge) break;
    const replacement = inherits(edge, broken) ? withoutUnions(broken[edge.to]) : true;
    broken[edge.from] = replaceAt(broken[edge.from] ?? true, edge.steps, replacement);
    edges.set(edge.from, edgesOf(edge.from, broken[edge.from]));
  }
  return broken;
}

function inherits({ to, steps }: Edge, schemas: Schemas): boolean {
  const target = schemas[to];
  return steps.at(-1)?.key === "allOf" && typeof target === "object" && Boolean(target.oneOf ?? target.anyOf);
}

function withoutUnions(schema: Schema | undefined): Schema {
  if (typeof schema !== "object") return true;
  const { oneOf: _oneOf, anyOf: _anyOf, ...fields } = schema;
  return fields;
}

function edgesOf(from: string, schema: Schema | undefined, steps: Edge["steps"] = []): Edge[] {
  if (typeof schema !== "object") return [];
  if (typeof schema.$ref === "string") {
    const reference = readReference(schema.$ref);
    return reference?.kind === "schemas" ? [{ from, to: reference.key, steps }] : [];
  }
  return compositions.flatMap((key) =>
    (schema[key] ?? []).flatMap((member, index) => edgesOf(from, member, [...steps, { key, index }])),
  );
}

function replaceAt(schema: Schema, steps: Edge["steps"], replacement: Schema): Schema {
  const [step, ...rest] = steps;
  if (!step || typeof schema !== "object") return replacement;
  const members = [...(schema[step.key] ?? [])];
  members[step.index] = replaceAt(members[step.index] ?? true, rest, replacement);
  const replaced: SchemaObject = { ...schema, [step.key]: members };
  return replaced;
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
