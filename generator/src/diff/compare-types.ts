import { isLongFormat } from "../load/openapi.ts";
import type { SchemaType } from "../model/schema.ts";
import type { Direction } from "./change.ts";
import { type Tell, toVerdict } from "./finding.ts";
import type { OpenSchema, Part } from "./open-schema.ts";
import { nameValue } from "./name-places.ts";

/** Two schemas that stand for the same value, laid open. */
export interface OpenPair {
  readonly before: OpenSchema;
  readonly after: OpenSchema;
}

/** Where two schemas are compared. */
export interface At {
  readonly place: string;
  readonly direction: Direction;
  /** Has the value to be given, so that nothing stands in for it? Default: `false`. */
  readonly isRequired?: boolean;
  readonly tell: Tell;
}

/** Compares what kind of value it is. Gives `false` when nothing is left in common, so that looking on is of no use. */
export function compareTypes({ before, after }: OpenPair, { place, direction, tell }: At): boolean {
  const steps = { ...stepsOf("before", before.parts, "type"), ...stepsOf("after", after.parts, "type") };
  compareNull({ before, after }, { place, direction, tell });
  if (isSame(before.types, after.types) && isPrintedAsObject(before) === isPrintedAsObject(after)) {
    compareFormat({ before, after }, { place, direction, tell });
    return true;
  }
  const [from, to] = direction === "request" ? [before, after] : [after, before];
  tell({
    code: "type-changed",
    place,
    message: `${nameValue(place)} is ${printTypes(after)}; it was ${printTypes(before)}.`,
    wire: toVerdict(!covers(to.types, from.types)),
    types: toVerdict(!coversPrinted(printedTypes(to), printedTypes(from))),
    ...steps,
  });
  return !after.types || !before.types || after.types.some((type) => covers(before.types, [type]));
}

function compareNull({ before, after }: OpenPair, { place, direction, tell }: At): void {
  if (before.isNullable === after.isNullable) return;
  if (saysNothing(before) || saysNothing(after)) return;
  const added = after.isNullable;
  const breaks = toVerdict(added === (direction === "response"));
  tell({
    code: added ? "null-added" : "null-removed",
    place,
    message: added ? `${nameValue(place)} may be null.` : `${nameValue(place)} is never null; it could be.`,
    ...(breaks === "breaks" ? { hint: added ? "Be ready for null." : "Give a value, or leave it out." } : {}),
    wire: breaks,
    types: breaks,
    ...stepsOf("before", before.parts, "type"),
    ...stepsOf("after", after.parts, "type"),
  });
}

/** A schema that says nothing of its values admits null anyway. */
function saysNothing({ types, properties, choices }: OpenSchema): boolean {
  return !types && properties.size === 0 && choices.length === 0;
}

/** Formats of numbers that hold each other: a reader of the first cannot take all of the second. */
const widerFormats: Readonly<Record<string, readonly string[]>> = {
  int32: ["int64"],
  uint32: ["int64", "uint64"],
  float: ["double"],
};

function compareFormat({ before, after }: OpenPair, { place, direction, tell }: At): void {
  const [was, is] = [readKeyword(before.parts, "format"), readKeyword(after.parts, "format")];
  if (was === is) return;
  const [from, to] = direction === "request" ? [was, is] : [is, was];
  // What promises nothing takes everything, and a wider format takes the narrower one.
  const isCovered = to === undefined || (from !== undefined && widerFormats[from]?.includes(to) === true);
  const isNumber = before.types?.every((type) => type === "integer" || type === "number") ?? false;
  // Of numbers, only how many digits are told; to promise no more than before breaks no reader of numbers.
  const isLoose = isNumber && from === undefined;
  const [one, other] = direction === "request" ? [before, after] : [after, before];
  const breaksTypes = !coversPrinted(printedTypes(other), printedTypes(one));
  tell({
    code: "format-changed",
    place,
    message: `${nameValue(place)} has ${printFormat(is)}; it had ${printFormat(was)}.`,
    ...(breaksTypes && isNumber ? { hint: printKept(is, direction) } : {}),
    wire: toVerdict(!isCovered && !isLoose),
    types: toVerdict(breaksTypes),
    ...stepsOf("before", before.parts, "format"),
    ...stepsOf("after", after.parts, "format"),
  });
}

/** 64-bit integers are texts of digits, which keep them all. */
function printKept(format: string | undefined, direction: Direction): string {
  const verb = direction === "request" ? "Write" : "Read";
  return isLongFormat(format) ? `${verb} it as a text of digits.` : `${verb} it as a number.`;
}

function printFormat(format: string | undefined): string {
  return format === undefined ? "no format" : `the format \`${format}\``;
}

/** Does every value of the second fit the first? */
function covers(wide: readonly SchemaType[] | undefined, narrow: readonly SchemaType[] | undefined): boolean {
  if (!wide) return true;
  if (!narrow) return false;
  return narrow.every((type) => wide.includes(type) || (type === "integer" && wide.includes("number")));
}

/** Names it no type but properties? On the wire it may be anything then; its type is that of an object. */
function isPrintedAsObject({ types, properties }: OpenSchema): boolean {
  return !types && properties.size > 0;
}

/** The types of TypeScript that stand for it; `undefined` for `unknown`. */
function printedTypes(open: OpenSchema): readonly string[] | undefined {
  const { types, parts } = open;
  if (isPrintedAsObject(open)) return ["object"];
  const format = readKeyword(parts, "format");
  return types?.map((type) => {
    if (type === "integer") return isLongFormat(format) ? "string" : "number";
    return type === "string" && format === "binary" ? "Blob" : type;
  });
}

function coversPrinted(wide: readonly string[] | undefined, narrow: readonly string[] | undefined): boolean {
  return !wide || (narrow?.every((type) => wide.includes(type)) ?? false);
}

function isSame(one: readonly SchemaType[] | undefined, other: readonly SchemaType[] | undefined): boolean {
  if (!one || !other) return one === other;
  return one.length === other.length && one.every((type) => other.includes(type));
}

const titles: Readonly<Record<SchemaType, string>> = {
  null: "null",
  boolean: "a boolean",
  integer: "an integer",
  number: "a number",
  string: "a string",
  array: "a list",
  object: "an object",
};

function printTypes(open: OpenSchema): string {
  const { types, parts } = open;
  if (!types) return isPrintedAsObject(open) ? "anything, or an object with known properties" : "anything";
  const isExact = isLongFormat(readKeyword(parts, "format"));
  const named = types.map((type) => (type === "integer" && isExact ? "a 64-bit integer" : titles[type]));
  return types.length === 0 ? "nothing but null" : named.join(" or ");
}

/** The first value that a part gives a keyword. */
export function readKeyword<Keyword extends keyof Part["schema"]>(
  parts: readonly Part[],
  keyword: Keyword,
): Part["schema"][Keyword] | undefined {
  return parts.find(({ schema }) => schema[keyword] !== undefined)?.schema[keyword];
}

/** Where a keyword stands; else where the schema does. */
export function stepsOf<Name extends "before" | "after">(
  name: Name,
  parts: readonly Part[],
  keyword: string,
): Partial<Record<Name, Part["steps"]>> {
  const part = parts.find(({ schema }) => keyword in schema) ?? parts[0];
  if (!part) return {};
  const steps = keyword in part.schema ? [...part.steps, keyword] : part.steps;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- TypeScript widens computed keys.
  return { [name]: steps } as Partial<Record<Name, Part["steps"]>>;
}
