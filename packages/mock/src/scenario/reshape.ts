import { isRecord, type OwnKeywords, parsePlace, type SchemaView, viewSchema } from "@shortvideo-api/document";
import { admitsValue, asJson, type Json } from "@shortvideo-api/document/sample";
import { type BodyStage, ScenarioObstacle } from "./scenario.js";
import { settleSiblings } from "./settle-siblings.js";

/** A value of a body, with its schema. */
export interface BodyNode {
  readonly value: unknown;
  readonly view: SchemaView;
  /** The keywords that it must match; empty when there is no schema. */
  readonly keywords: readonly OwnKeywords[];
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

/** Returned in place of a value to leave the field out. */
export const omitted = Symbol("omitted");

/**
 * Returns a changed copy of a body. Pagination fields, codes of failure and echoes stay. Values whose schema has alternatives stay, too,
 * because a change could break the schema. So do values whose changed parts would not fit together. Updates fields that repeat the value
 * of a sibling. `touched` is the number of values that were changed, or that already had the wanted form.
 */
export function tryReshape(
  body: unknown,
  stage: BodyStage,
  { change, extend }: Changes,
): { readonly body: unknown; readonly touched: number } {
  const kept = listKept(stage);
  let visited = 0;
  let touched = 0;

  function visit(value: unknown, view: SchemaView, place: string, isRequired: boolean): unknown {
    const keywords = view.schema === true ? [] : view.always;
    const node: BodyNode = { value, view, keywords, place, isRequired, ordinal: visited, page: stage.page };
    visited += 1;
    const changed = kept.has(place) ? undefined : change?.(node);
    const hasAlternatives = keywords.some(isAlternative) || view.parts.length > view.always.length;
    // The whole value may be left out, or null if an alternative allows it. Its parts stay.
    if (hasAlternatives && changed !== omitted && changed !== null) return value;
    if (changed !== undefined) {
      touched += 1;
      return changed;
    }
    if (Array.isArray(value)) {
      const items = value.map((item, index) => visit(item, view.item(index), `${place}[]`, true));
      return admitsAll(keywords.map(ofParts), asJson(items)) ? items : value;
    }
    if (!isRecord(value)) return value;
    const fields = Object.entries(value).flatMap(([name, inner]) => {
      const next = visit(inner, view.property(name), place === "" ? name : `${place}.${name}`, view.required.has(name));
      return next === omitted ? [] : [[name, next]];
    });
    const isOpen = keywords.length > 0 && !keywords.some(isClosed);
    const added = isOpen ? extend?.(node) : undefined;
    if (added) touched += 1;
    const all = { ...Object.fromEntries(fields), ...added };
    return admitsAll(keywords.map(ofParts), asJson(all)) ? all : value;
  }

  const { document, schema } = stage;
  const view = viewSchema(document, schema);
  const after = visit(body, view, "", true);
  const isKept = (place: string) => kept.has(place);
  return { body: settleSiblings({ before: body, after, view, isKept }), touched };
}

/** Changes a body. Throws {@link ScenarioObstacle} when nothing can be changed. */
export function reshape(body: unknown, stage: BodyStage, changes: Changes): unknown {
  const reshaped = tryReshape(body, stage, changes);
  if (reshaped.touched === 0) throw new ScenarioObstacle("nothing in its response can be changed in this way");
  return reshaped.body;
}

/** Lists the places that a client needs to paginate, to identify items and to detect a failure, with their parents. */
function listKept({ pagination, echoes, inBandFailure }: BodyStage): Set<string> {
  const { items: list, key, places } = pagination ?? {};
  const items = list === undefined ? undefined : printPath(list);
  const keys = items === undefined || key === undefined ? [] : [`${items}[].${key}`];
  const read = [list ?? [], ...Object.values(places ?? {}), inBandFailure?.codes ?? []].flat();
  const steps = [...keys, ...read.map(printPath)].map((place) => place.split("."));
  const all = steps.flatMap((names) => names.map((_, index) => names.slice(0, index + 1).join(".")));
  // An optional parent of an echo may be left out together with the echo.
  return new Set(["", ...all, `${items}[]`, ...echoes]);
}

/** Prints a place in the notation of {@link reshape}: `data[].id` for `data[-1].id`. */
function printPath(place: string): string {
  return parsePlace(place).reduce<string>((text, step) => {
    if (step === -1) return `${text}[]`;
    return text === "" ? step : `${text}.${step}`;
  }, "");
}

/** Returns whether keywords that contain no `$ref` admit a value. */
export function admitsAll(keywords: readonly OwnKeywords[], value: Json): boolean {
  return keywords.every((schema) => admitsValue({ schemas: {}, aliases: new Map() }, schema, value));
}

/** Returns the keywords that decide whether the parts of a value fit together. */
function ofParts({ minProperties = 0, dependentRequired = {}, uniqueItems = false }: OwnKeywords): OwnKeywords {
  return { minProperties, dependentRequired, uniqueItems };
}

function isAlternative(keywords: OwnKeywords): boolean {
  return ["not", "if", "const", "contains", "patternProperties", "dependentSchemas"].some((key) => key in keywords);
}

function isClosed({ additionalProperties, ...rest }: OwnKeywords): boolean {
  const names = ["unevaluatedProperties", "propertyNames", "maxProperties"];
  const isLimited = additionalProperties !== undefined && additionalProperties !== true;
  return isLimited || names.some((name) => name in rest);
}
