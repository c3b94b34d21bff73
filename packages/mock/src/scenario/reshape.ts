import { isRecord, type SchemaObject } from "@shortvideo-api/document";
import type { BodyStage } from "./body-stage.js";
import { ScenarioObstacle } from "./scenario.js";
import { flatten, itemsOf, propertyOf } from "./schema-parts.js";
import { settleSiblings } from "./settle-siblings.js";

/** A value of a body, and what the document says of it. */
export interface Node {
  readonly value: unknown;
  /** All schemas that it has to fit; none where nothing is said of it. */
  readonly schemas: readonly SchemaObject[];
  /** By names joined by points, `[]` for the items of an array: `"comments[].user"`; `""` for the body itself. */
  readonly place: string;
  /** Must the object that it stands in have it? `true` also for items of arrays and for the body itself. */
  readonly isRequired: boolean;
  /** Values that were visited before. */
  readonly ordinal: number;
  /** Of a list, the page that it stands on, counted from 0. */
  readonly page: number;
}

/** What a scenario does to the values of a body. */
export interface Changes {
  /** Another value; `omitted` to leave it out; `undefined` to go on to what is in it. */
  readonly change?: (node: Node) => unknown;
  /** Fields to add to an object that may have any. */
  readonly extend?: (node: Node) => Readonly<Record<string, unknown>>;
}

export interface Reshaped {
  readonly body: unknown;
  /** Values that are not what they were, or that the change found as it wants them. */
  readonly touched: number;
}

/** In place of a value: the field is to be absent. */
export const omitted = Symbol("omitted");

/**
 * Gives a copy of a body with changes. What walks lists, and what tells success from failure, stays as it is, and so does
 * whatever stands in a value that a schema leaves open by alternatives: a change there could leave the document. What
 * siblings say of each other holds afterwards, too.
 */
export function tryReshape(body: unknown, stage: BodyStage, { change, extend }: Changes): Reshaped {
  const kept = listKept(stage);
  let visited = 0;
  let touched = 0;

  function visit(value: unknown, schemas: readonly SchemaObject[], place: string, isRequired: boolean): unknown {
    const node: Node = { value, schemas, place, isRequired, ordinal: visited, page: stage.page };
    visited += 1;
    const changed = kept.has(place) ? undefined : change?.(node);
    const isLeftOpen = schemas.some(isAlternative);
    // As a whole it may go, or be null where an alternative is: that concerns nothing in it.
    if (isLeftOpen && changed !== omitted && changed !== null) return value;
    if (changed !== undefined) {
      touched += 1;
      return changed;
    }
    if (Array.isArray(value)) {
      const items = flatten(stage.document, schemas.flatMap(itemsOf));
      return value.map((item) => visit(item, items, `${place}[]`, true));
    }
    if (!isRecord(value)) return value;
    const fields = Object.entries(value).flatMap(([name, inner]) => {
      const own = flatten(
        stage.document,
        schemas.flatMap((schema) => propertyOf(schema, name)),
      );
      const required = schemas.some((schema) => isListed(schema["required"], name));
      const next = visit(inner, own, place === "" ? name : `${place}.${name}`, required);
      return next === omitted ? [] : [[name, next]];
    });
    const isOpen = schemas.length > 0 && !schemas.some(isClosed);
    const further = isOpen ? extend?.(node) : undefined;
    if (further) touched += 1;
    return { ...Object.fromEntries(fields), ...further };
  }

  const { document, schema } = stage;
  const schemas = flatten(document, [schema]);
  const after = visit(body, schemas, "", true);
  const isKept = (place: string) => kept.has(place);
  return { body: settleSiblings({ document, before: body, after, schemas, isKept }), touched };
}

/** The same, where something must change. Throws {@link ScenarioObstacle} when nothing could. */
export function reshape(body: unknown, stage: BodyStage, changes: Changes): unknown {
  const reshaped = tryReshape(body, stage, changes);
  if (reshaped.touched === 0) throw new ScenarioObstacle("nothing in its answer can be changed so");
  return reshaped.body;
}

/** Places that a client reads to walk a list, to know its items and to tell a failure, with all that they stand in. */
function listKept({ pagination, echoes, inBandFailure }: BodyStage): Set<string> {
  const { items, key, next, hasMore, total, others } = pagination ?? {};
  const keys = items === undefined || key === undefined ? [] : [`${items}[].${key}`];
  const spellings = Object.values(others ?? {}).flat();
  const places = [...keys, items, next, hasMore, total, ...spellings, ...(inBandFailure?.codes ?? [])].filter(
    (place) => place !== undefined,
  );
  const steps = places.map((place) => place.split("."));
  const all = steps.flatMap((names) => names.map((_, index) => names.slice(0, index + 1).join(".")));
  // What holds an echo may be left out, and its value with it.
  return new Set(["", ...all, `${items}[]`, ...echoes]);
}

function isAlternative(schema: SchemaObject): boolean {
  return ["anyOf", "oneOf", "not", "if", "const", "patternProperties", "dependentSchemas"].some((key) => key in schema);
}

function isClosed({ additionalProperties, ...rest }: SchemaObject): boolean {
  const names = ["unevaluatedProperties", "propertyNames", "maxProperties"];
  const isLimited = additionalProperties !== undefined && additionalProperties !== true;
  return isLimited || names.some((name) => name in rest);
}

function isListed(list: unknown, name: string): boolean {
  return Array.isArray(list) && list.includes(name);
}
