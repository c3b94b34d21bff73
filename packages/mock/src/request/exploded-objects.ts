import { cutText, groupEntries, quoteNames } from "@shortvideo-api/document";
import type { RequestViolation } from "@shortvideo-api/report";
import type { ServedOperation, ExplodedObject, Parameter } from "../operation/operation.js";
import type { Reading } from "../operation/reading.js";
import { correctTexts } from "./correct-texts.js";
import type { QueryPair } from "./read-target.js";
import { admits, listObjects, listValues, type PropertyPart } from "./read-values.js";
import { isQueryName } from "./to-pairs.js";

/** A sent parameter, with its texts. */
export interface SentParameter {
  readonly parameter: Parameter;
  readonly texts: readonly string[];
}

/** The texts of properties that the document does not name, by their names. A list repeats the name. */
export type OtherProperties = ReadonlyMap<string, readonly string[]>;

/** Finds violations of an object as a whole. Each of its properties must be valid. */
export function findExplodedObjectViolations(
  { id }: ServedOperation,
  exploded: ExplodedObject,
  given: readonly SentParameter[],
  others: OtherProperties,
): RequestViolation[] {
  if (fitsExplodedObject(exploded, given, others)) return [];
  const { in: place, name, expected, requiredProperties } = exploded;
  const own = selectProperties(exploded, given).map(({ parameter }) => parameter.name);
  const names = [...own, ...[...others.keys()].map((other) => cutText(other))];
  const shown = quoteNames(names);
  const missing = names.length === 0 ? [] : requiredProperties.filter((each) => !names.includes(each));
  const isWhole = selectWhole(exploded, given) !== undefined;
  if (missing.length > 0 && !isWhole) {
    return missing.map((each) => ({
      code: "parameter-missing",
      place: `${place}.${each}`,
      message: `\`${each}\` is missing, but ${shown} ${names.length === 1 ? "is" : "are"} given; ${id} takes ${expected}.`,
    }));
  }
  const message = `${describeMisfit(isWhole ? [name, ...names] : names, name)}; ${id} takes ${expected}.`;
  return [{ code: "parameter-wrong", place: `${place}.${name}`, message }];
}

function describeMisfit(names: readonly string[], object: string): string {
  if (names.length === 0) return `No property of \`${object}\` is given`;
  return names.length === 1 ? `${quoteNames(names)} does not fit` : `${quoteNames(names)} do not go together`;
}

/** Reads the properties of an object in the query that the document does not name. */
export function readOthers(
  operation: ServedOperation,
  exploded: ExplodedObject,
  query: readonly QueryPair[],
): OtherProperties {
  const open = operation.explodedObjects.filter(({ in: place, isOpen }) => place === "query" && isOpen);
  // If several objects accept properties of any name, such a property may belong to each.
  if (open.length !== 1 || open[0] !== exploded) return new Map();
  return groupEntries(
    query.filter(([name]) => !isQueryName(operation, name)).map(([name, text]) => [name, text] as const),
  );
}

/**
 * Completes the sent objects: adds required properties, or drops an optional object. Returns `undefined` when a required
 * object cannot be created.
 */
export function settleExplodedObjects(
  operation: ServedOperation,
  given: readonly SentParameter[],
): readonly SentParameter[] | undefined {
  return operation.explodedObjects.reduce<readonly SentParameter[] | undefined>(
    (kept, exploded) => kept && settle(operation, exploded, kept),
    given,
  );
}

function settle(
  operation: ServedOperation,
  exploded: ExplodedObject,
  given: readonly SentParameter[],
): readonly SentParameter[] | undefined {
  if (fitsExplodedObject(exploded, given)) return given;
  const own = selectProperties(exploded, given);
  const known = new Set(own.map(({ parameter }) => parameter.name));
  const added = operation.parameters
    .filter(
      (each) => each.in === exploded.in && exploded.requiredProperties.includes(each.name) && !known.has(each.name),
    )
    .flatMap((parameter) => {
      const texts = correctTexts(parameter, []);
      return texts ? [{ parameter, texts }] : [];
    });
  const whole = [...given, ...added];
  if (fitsExplodedObject(exploded, whole)) return whole;
  const others = given.filter((each) => !own.includes(each));
  return fitsExplodedObject(exploded, others) ? others : undefined;
}

/** Selects the sent parameters that are properties of the object. */
function selectProperties(
  { in: place, properties }: ExplodedObject,
  given: readonly SentParameter[],
): readonly SentParameter[] {
  const names = new Set(properties);
  return given.filter(({ parameter, texts }) => {
    return parameter.in === place && names.has(parameter.name) && texts.length > 0;
  });
}

/** Selects the parameter that was sent in place of an object. */
function selectWhole({ in: place, name, isMixed }: ExplodedObject, given: readonly SentParameter[]) {
  return isMixed
    ? given.find(({ parameter, texts }) => parameter.in === place && parameter.name === name && texts.length > 0)
    : undefined;
}

/** Returns whether the sent properties form a valid object. An optional object may be absent, or another value may be in its place. */
function fitsExplodedObject(
  exploded: ExplodedObject,
  given: readonly SentParameter[],
  others: OtherProperties = new Map(),
): boolean {
  const { reading, required, requiredProperties } = exploded;
  const own = selectProperties(exploded, given);
  const isGiven = own.length > 0 || others.size > 0;
  if (selectWhole(exploded, given)) return !isGiven;
  if (!isGiven && (!required || !reading)) return true;
  const properties = [...own.map(({ parameter, texts }) => [parameter.name, texts] as const), ...others];
  if (isGiven && !requiredProperties.every((name) => properties.some(([each]) => each === name))) return false;
  if (!reading) return true;
  const parts = properties.map(([name, texts]): PropertyPart => [name, (part) => listPropertyValues(part, texts)]);
  for (const value of listObjects(reading, parts)) if (reading.accepts(value)) return true;
  return false;
}

/** Lists the values of a property. A list repeats the name, and several texts are no single value. */
function listPropertyValues(reading: Reading, texts: readonly string[]): readonly unknown[] {
  const values = [
    ...listValues(reading, "value", texts),
    ...(admits(reading, "array") ? listValues(reading, "list", texts) : []),
  ];
  return values.length > 0 ? values : [texts];
}
