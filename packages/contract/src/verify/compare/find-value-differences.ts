import {
  explainWrongUnit,
  groupEntries,
  isExactNumber,
  isInt64,
  isNode,
  isRecord,
  type SchemaObject,
} from "@shortvideo-api/document";
import { describeValue, describeWord, isWord, nameType } from "./describe-value.js";
import type { ResponseDifference } from "./response-difference.js";
import type { Visit } from "./visit-body.js";

/** Finds numbers, also in texts, whose size shows another unit than the documented `x-unit`. */
export function findOtherUnits(visits: readonly Visit[]): ResponseDifference[] {
  return visits.flatMap(({ schema, path, place, value, digits }): ResponseDifference[] => {
    const unit = schema["x-unit"];
    const number = readNumber(value);
    if (typeof unit !== "string" || number === undefined) return [];
    const likely = explainWrongUnit(unit, number);
    if (likely === undefined) return [];
    const found = `${describeValue(value, digits)}, ${likely}`;
    return [{ code: "unit-differs", place, path: [...path, "x-unit"], expected: `\`${unit}\``, found }];
  });
}

/** Reads a number, or a text of a number; `undefined` for other values. */
export function readNumber(value: unknown): number | undefined {
  if (isExactNumber(value)) return Number(value);
  return typeof value === "string" && /^-?\d+(?:\.\d+)?$/.test(value) ? Number(value) : undefined;
}

/** Finds values of `writeOnly` fields, which responses do not contain. Their text is not shown: it may be a secret. */
export function findWriteOnly(visits: readonly Visit[]): ResponseDifference[] {
  return visits
    .filter(({ schema }) => schema.writeOnly === true)
    .map(({ path, place, value }) => ({
      code: "write-only-returned",
      place,
      path: [...path, "writeOnly"],
      expected: "no such field",
      found: nameType(value),
    }));
}

/** Finds undeclared fields. Objects without declared fields, and maps, may have any field. */
export function findNewFields(visits: readonly Visit[]): ResponseDifference[] {
  const byObject = visits.flatMap((visit) => (isNode(visit.value) ? [[visit.value, visit] as const] : []));
  return [...groupEntries(byObject)].flatMap(([object, visitsOfObject]) => listNewFields(object, visitsOfObject));
}

function listNewFields(object: object, visits: readonly Visit[]): ResponseDifference[] {
  const declaring = visits.find(({ schema }) => schema.properties !== undefined);
  if (!declaring || visits.some(({ schema }) => isOpen(schema))) return [];
  // A required field is known even when no schema describes it, and so is one that a condition reads.
  const declared = new Set(
    visits.flatMap(({ schema }) => [
      ...listFields(schema),
      ...(schema.required ?? []),
      ...(typeof schema.if === "object" ? listFields(schema.if) : []),
    ]),
  );
  return Object.entries(object)
    .filter(([name]) => !declared.has(name))
    .map(([name, value]) => ({
      code: "field-new",
      // A name that may be an id or a person's name is not shown.
      place: `${declaring.place}.${isWord(name) ? name : "*"}`,
      path: [...declaring.path, "properties"],
      expected: "no such field",
      found: isWord(name) ? nameType(value) : `${describeWord(name)}, with ${describeValue(value)}`,
    }));
}

function listFields({ properties = {} }: SchemaObject): string[] {
  return Object.keys(properties);
}

function isOpen({ additionalProperties, patternProperties }: SchemaObject): boolean {
  return (additionalProperties !== undefined && additionalProperties !== false) || patternProperties !== undefined;
}

/** Finds fields whose value differs from the sibling that `x-same-as` names. Ignores null and empty values. */
export function findOtherSiblings(visits: readonly Visit[]): ResponseDifference[] {
  const linked = visits.filter(({ schema }) => schema["x-same-as"] !== undefined);
  if (linked.length === 0) return [];
  const byPlace = new Map(visits.map((visit) => [visit.indexedPlace, visit]));
  return linked.flatMap((visit): ResponseDifference[] => {
    const { schema, indexedPlace, place, path } = visit;
    const sibling = schema["x-same-as"];
    if (typeof sibling !== "string") return [];
    const other = byPlace.get(`${indexedPlace.slice(0, indexedPlace.lastIndexOf("."))}.${sibling}`);
    if (!other || isEmpty(visit.value) || isEmpty(other.value) || toText(visit) === toText(other)) return [];
    const expected = `the value of \`${sibling}\``;
    return [{ code: "sibling-differs", place, path: [...path, "x-same-as"], expected, found: "another value" }];
  });
}

function isEmpty(value: unknown): boolean {
  return value === null || value === "" || isRecord(value);
}

/** Returns the text of a value, so that a 64-bit number equals the text of its digits. */
function toText({ value, digits }: Visit): string {
  return digits ?? String(value);
}

/** Finds integers that a double would round but that are not declared as 64-bit integers. */
export function findUnsafeNumbers(visits: readonly Visit[]): ResponseDifference[] {
  const int64Places = new Set(visits.filter(({ schema }) => isInt64(schema)).map(({ indexedPlace }) => indexedPlace));
  return visits
    .filter(
      ({ schema, indexedPlace, digits }) =>
        digits !== undefined &&
        /^-?\d+$/.test(digits) &&
        !int64Places.has(indexedPlace) &&
        isNumeric(schema) &&
        BigInt(Number(digits)) !== BigInt(digits),
    )
    .map(({ path, place, value, digits }) => ({
      code: "number-unsafe",
      place,
      path: [...path, "type"],
      expected: "a number that a double can represent",
      found: describeValue(value, digits),
    }));
}

/** Lists the numbers that are declared as 64-bit integers and exceed 53 bits. */
export function listLargeNumbers(visits: readonly Visit[]): { readonly visit: Visit; readonly digits: string }[] {
  return visits.flatMap((visit) => {
    const { digits, schema } = visit;
    if (digits === undefined || !isInt64(schema) || Number.isSafeInteger(Number(digits))) return [];
    return [{ visit, digits }];
  });
}

/** Returns `true` for digits that a double can represent. By chance, it can represent two of a thousand numbers with 19 digits. */
export function looksRounded(digits: string): boolean {
  return String(Number(digits)) === digits || BigInt(Number(digits)) === BigInt(digits);
}

function isNumeric({ type }: SchemaObject): boolean {
  return [type].flat().some((each) => each === "integer" || each === "number");
}
