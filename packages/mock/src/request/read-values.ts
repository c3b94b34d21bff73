import { type SchemaType, type WrittenShape, readExactNumber } from "@shortvideo-api/document";
import { createRecord } from "../operation/create-record.js";
import type { Reading, ReadingParts } from "../operation/reading.js";

/** An item of a list or a property of an object. */
interface ValuePart {
  /** Finds the reading of the part. */
  readonly find: (parts: ReadingParts) => Reading;
  /** Lists the values that the texts of the part may mean, the preferred one first. */
  readonly list: (reading: Reading) => Iterable<unknown>;
}

/** A property of an object, with its name. */
export type PropertyPart = readonly [name: string, list: ValuePart["list"]];

/** The most values of one combination of branches that are tried. Only a schema that relates its parts needs more than the first. */
const maxTries = 64;

/**
 * Lists the values that the texts of one shape may mean, the preferred one first. A value is valid if the schema accepts it. Each text of
 * an object is `[name]value`.
 */
export function* listValues(reading: Reading, shape: WrittenShape["kind"], texts: readonly string[]): Generator {
  if (shape === "value") {
    if (texts.length === 1) yield* listTextValues(reading, texts[0] ?? "");
  } else if (shape === "list") {
    yield* listLists(reading, texts.map(toTextPart));
    // `tags=` is an empty list as well as a list of one empty text.
    // https://spec.openapis.org/oas/v3.1.1.html#style-examples
    if (texts.length === 1 && texts[0] === "") yield [];
  } else {
    const properties = texts.map(parseProperty);
    if (!properties.every((property) => property !== undefined)) return;
    yield* listObjects(
      reading,
      properties.map(([name, text]) => [name, toTextPart(text)]),
    );
  }
}

function toTextPart(text: string): ValuePart["list"] {
  return (part) => listTextValues(part, text);
}

/** Lists the values of a text: one for each type that it can have. Without such a type, the text itself. */
export function listTextValues({ types }: Reading, text: string): unknown[] {
  const values = types
    .map((type) => readValue(text, [type]))
    .filter((value, index) => typeof value !== "string" || types[index] === "string");
  return values.length > 0 ? values : [text];
}

/** Splits `[name]value`. Returns `undefined` for a text that is no property. */
function parseProperty(text: string): readonly [name: string, text: string] | undefined {
  const [, name, value] = /^\[([^\]]*)\](.*)$/s.exec(text) ?? [];
  return name === undefined || value === undefined ? undefined : [name, value];
}

/** Lists the lists that items may mean, the preferred one first. */
export function listLists(reading: Reading, items: readonly ValuePart["list"][]): Iterable<readonly unknown[]> {
  const parts = items.map((list, index): ValuePart => ({ find: ({ item }) => item(index), list }));
  return listParts(reading, "array", parts);
}

/** Lists the objects that properties may mean, the preferred one first. */
export function* listObjects(reading: Reading, properties: readonly PropertyPart[]): Generator {
  const parts = toParts(properties);
  for (const values of listParts(reading, "object", parts)) {
    yield createRecord(properties.map(([name], index) => [name, values[index]]));
  }
}

function toParts(properties: readonly PropertyPart[]): readonly ValuePart[] {
  return properties.map(([name, list]) => ({ find: ({ property }) => property(name), list }));
}

/** Returns whether a value may be a list or an object. */
export function admits({ alternatives }: Reading, type: "array" | "object"): boolean {
  return alternatives.some(({ types }) => types.includes(type));
}

/** Lists the values of the parts of a list or an object: those of each combination of branches in which each part is valid. */
function* listParts(
  { alternatives }: Reading,
  type: SchemaType,
  parts: readonly ValuePart[],
): Generator<readonly unknown[]> {
  const suitable = alternatives.filter(({ types }) => types.includes(type));
  let isFound = false;
  for (const alternative of suitable) {
    const values = parts.map(({ find, list }) => selectValid(find(alternative), list));
    if (values.some(({ length }) => length === 0)) continue;
    isFound = true;
    yield* combineValues(values);
  }
  const [first = noParts] = suitable;
  if (!isFound) yield parts.map(({ find, list }) => [...list(find(first))][0]);
}

/** Reads an object that is not valid by the combination of branches that it means, so that its errors are those of that combination. */
export function readNearestObject({ alternatives }: Reading, properties: readonly PropertyPart[]): unknown {
  const parts = toParts(properties);
  const suitable = alternatives.filter(({ types }) => types.includes("object"));
  const nearest = findNearest(suitable, parts) ?? noParts;
  const values = parts.map(({ find, list }) => {
    const reading = find(nearest);
    const listed = [...list(reading)];
    return listed.find(reading.accepts) ?? listed[0];
  });
  return createRecord(properties.map(([name], index) => [name, values[index]]));
}

/** Finds the combination of branches that restricts most of the valid parts: the one that a wrong value means. */
function findNearest(suitable: readonly ReadingParts[], parts: readonly ValuePart[]): ReadingParts | undefined {
  const tried = suitable.slice(0, maxTries);
  if (tried.length < 2) return tried[0];
  const count = (alternative: ReadingParts): number =>
    parts.filter(({ find, list }) => {
      const reading = find(alternative);
      return reading.isRestricted && [...list(reading)].some(reading.accepts);
    }).length;
  const counts = new Map(tried.map((each) => [each, count(each)]));
  const most = Math.max(...counts.values());
  return [...counts.keys()].find((alternative) => counts.get(alternative) === most);
}

/** Selects the valid values of a part, if it has several. */
function selectValid(reading: Reading, list: ValuePart["list"]): readonly unknown[] {
  const values = [...list(reading)];
  return values.length > 1 ? values.filter(reading.accepts) : values;
}

/** Combines the values of parts: first the preferred ones, then the next ones of all parts, then some of the others. */
function* combineValues(values: readonly (readonly unknown[])[]): Generator<readonly unknown[]> {
  const longest = Math.max(1, ...values.map(({ length }) => length));
  for (let next = 0; next < longest; next += 1) yield values.map((each) => each[Math.min(next, each.length - 1)]);
  const count = values.reduce((product, { length }) => Math.min(product * length, maxTries), 1);
  for (let tried = 1; tried < count; tried += 1) {
    let rest = tried;
    yield values.map((each) => {
      const index = rest % each.length;
      rest = Math.floor(rest / each.length);
      return each[index];
    });
  }
}

/** The parts of a value that no list or object can have. */
const noReading: Reading = { types: [], isRestricted: true, alternatives: [], accepts: () => false };
const noParts: ReadingParts = { types: [], item: () => noReading, property: () => noReading };

/** Parses a text as one of the types of a schema. Returns the text itself when no other type fits. */
export function readValue(text: string, types: readonly string[]): unknown {
  // Accepts numbers as JSON writes them: no plus sign, no leading zero, no spaces. A strict service rejects other forms.
  if (types.includes("integer") && /^-?(?:0|[1-9]\d*)$/.test(text)) return readExactNumber(text);
  if (types.includes("number") && /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(text))
    return readExactNumber(text);
  if (types.includes("boolean") && (text === "true" || text === "false")) return text === "true";
  if (types.includes("null") && text === "null" && !types.includes("string")) return null;
  return text;
}
