import type { WrittenShape } from "@shortvideo-api/document";
import { createRecord } from "../operation/create-record.js";
import type { Reading, ReadingParts } from "../operation/reading.js";
import type { RoundingSide } from "../operation/round-number.js";
import { readValue } from "./read-value.js";

/** The most values of one combination of branches that are tried. Only a schema that relates its parts needs more than the first. */
const maxTries = 64;

/**
 * Lists the values that the texts of one shape may mean, the preferred one first. A value is valid if the schema accepts it. Each text of
 * an object is `[name]value`.
 */
export function* listValues(
  reading: Reading,
  shape: WrittenShape["kind"],
  texts: readonly string[],
  side: RoundingSide,
): Generator {
  if (shape === "value") {
    if (texts.length === 1) yield* listTextValues(reading, texts[0] ?? "", side);
  } else if (shape === "list") {
    yield* listParts(reading, "array", findItem, texts, side);
  } else {
    const properties = texts.map(splitProperty);
    if (properties.every((property) => property !== undefined)) yield* listObjects(reading, properties, side);
  }
}

function findItem({ item }: ReadingParts, index: number): Reading {
  return item(index);
}

/** Lists the objects that the names and texts of properties may mean, the preferred one first. */
export function* listObjects(
  reading: Reading,
  properties: readonly (readonly [name: string, text: string])[],
  side: RoundingSide,
): Generator {
  const texts = properties.map(([, text]) => text);
  const findPart = ({ property }: ReadingParts, index: number) => property(properties[index]?.[0] ?? "");
  for (const values of listParts(reading, "object", findPart, texts, side)) {
    yield createRecord(properties.map(([name], index) => [name, values[index]]));
  }
}

/** Splits `[name]value`. Returns `undefined` for a text that is no property. */
function splitProperty(text: string): readonly [name: string, text: string] | undefined {
  const [, name, value] = /^\[([^\]]*)\](.*)$/s.exec(text) ?? [];
  return name === undefined || value === undefined ? undefined : [name, value];
}

/** Lists the values of a text: one for each type that it can have. Without such a type, the text itself. */
function listTextValues({ types }: Reading, text: string, side: RoundingSide): unknown[] {
  const values = types
    .map((type) => readValue(text, [type], side))
    .filter((value, index) => {
      return typeof value !== "string" || types[index] === "string";
    });
  return values.length > 0 ? [...new Set(values)] : [text];
}

/** Lists the values of the parts of a list or an object: those of each combination of branches in which each part is valid. */
function* listParts(
  { alternatives }: Reading,
  type: "array" | "object",
  findPart: (parts: ReadingParts, index: number) => Reading,
  texts: readonly string[],
  side: RoundingSide,
): Generator<readonly unknown[]> {
  const suitable = alternatives.filter(({ types }) => types.includes(type));
  let isFound = false;
  for (const parts of suitable) {
    const values = texts.map((text, index) => selectValid(findPart(parts, index), text, side));
    if (values.some(({ length }) => length === 0)) continue;
    isFound = true;
    yield* combineValues(values);
  }
  const [first] = suitable;
  if (isFound) return;
  yield texts.map((text, index) => (first ? listTextValues(findPart(first, index), text, side)[0] : text));
}

/** Selects the valid values of a text, if it has several. */
function selectValid(reading: Reading, text: string, side: RoundingSide): readonly unknown[] {
  const values = listTextValues(reading, text, side);
  return values.length > 1 ? values.filter(reading.accepts) : values;
}

/** Combines the values of parts: first the preferred ones, then the next ones, then some of the others. */
function* combineValues(values: readonly (readonly unknown[])[]): Generator<readonly unknown[]> {
  const open = values.flatMap(({ length }, index) => (length > 1 ? [index] : []));
  yield values.map(([first]) => first);
  if (open.length === 0) return;
  yield values.map((each) => each[1] ?? each[0]);
  for (let tried = 1; tried < Math.min(maxTries, 2 ** open.length - 1); tried += 1) {
    yield values.map((each, index) => {
      const bit = open.indexOf(index);
      return bit >= 0 && bit < 31 && (tried & (1 << bit)) > 0 ? each[1] : each[0];
    });
  }
}
