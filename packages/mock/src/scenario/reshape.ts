import { isRecord, type SchemaObject } from "@shortvideo-api/document";
import type { BodyStage } from "./body-stage.js";
import { ScenarioObstacle } from "./scenario.js";
import { flatten, itemsOf, propertyOf } from "./schema-parts.js";
import { settleSiblings } from "./settle-siblings.js";

/** A value of a body, with its schemas. */
export interface BodyNode {
  readonly value: unknown;
  /** All schemas that apply to it; empty when there is no schema. */
  readonly schemas: readonly SchemaObject[];
  /** Names joined by dots, with `[]` for array items: `"comments[].user"`; `""` for the body itself. */
  readonly place: string;
  /** Whether its object requires it. `true` also for array items and for the body itself. */
  readonly isRequired: boolean;
  /** Number of values that were visited before. */
  readonly ordinal: number;
  /** Index of its page in a list, counted from 0. */
  readonly page: number;
}

/** The changes that a scenario makes to the values of a body. */
export interface Changes {
  /** Returns another value; `omitted` to leave it out; `undefined` to visit its parts. */
  readonly change?: (node: BodyNode) => unknown;
  /** Returns fields to add to an object that allows any. */
  readonly extend?: (node: BodyNode) => Readonly<Record<string, unknown>>;
}

/** The result of {@link tryReshape}. */
export interface Reshaped {
  readonly body: unknown;
  /** Number of values that were changed, or that already had the wanted form. */
  readonly touched: number;
}

/** Returned in place of a value to leave the field out. */
export const omitted = Symbol("omitted");

/**
 * Returns a changed copy of a body. Pagination fields, codes of failure and echoes stay. Values whose schema has alternatives stay, too,
 * because a change could break the schema. Updates fields that repeat the value of a sibling.
 */
export function tryReshape(body: unknown, stage: BodyStage, { change, extend }: Changes): Reshaped {
  const kept = listKept(stage);
  let visited = 0;
  let touched = 0;

  function visit(value: unknown, schemas: readonly SchemaObject[], place: string, isRequired: boolean): unknown {
    const node: BodyNode = { value, schemas, place, isRequired, ordinal: visited, page: stage.page };
    visited += 1;
    const changed = kept.has(place) ? undefined : change?.(node);
    const hasAlternatives = schemas.some(isAlternative);
    // The whole value may be left out, or null if an alternative allows it. Its parts stay.
    if (hasAlternatives && changed !== omitted && changed !== null) return value;
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
    const added = isOpen ? extend?.(node) : undefined;
    if (added) touched += 1;
    return { ...Object.fromEntries(fields), ...added };
  }

  const { document, schema } = stage;
  const schemas = flatten(document, [schema]);
  const after = visit(body, schemas, "", true);
  const isKept = (place: string) => kept.has(place);
  return { body: settleSiblings({ document, before: body, after, schemas, isKept }), touched };
}

/** Changes a body. Throws {@link ScenarioObstacle} when nothing can be changed. */
export function reshape(body: unknown, stage: BodyStage, changes: Changes): unknown {
  const reshaped = tryReshape(body, stage, changes);
  if (reshaped.touched === 0) throw new ScenarioObstacle("nothing in its response can be changed in this way");
  return reshaped.body;
}

/** Lists the places that a client needs to paginate, to identify items and to detect a failure, with their parents. */
function listKept({ pagination, echoes, inBandFailure }: BodyStage): Set<string> {
  const { items, key, next, hasMore, total, others } = pagination ?? {};
  const keys = items === undefined || key === undefined ? [] : [`${items}[].${key}`];
  const spellings = Object.values(others ?? {}).flat();
  const places = [...keys, items, next, hasMore, total, ...spellings, ...(inBandFailure?.codes ?? [])].filter(
    (place) => place !== undefined,
  );
  const steps = places.map((place) => place.split("."));
  const all = steps.flatMap((names) => names.map((_, index) => names.slice(0, index + 1).join(".")));
  // An optional parent of an echo may be left out together with the echo.
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
