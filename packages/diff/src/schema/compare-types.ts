import { isDeepStrictEqual } from "node:util";
import { type Direction, isAssertion, isExactNumber, isWhole, printJson } from "@shortvideo-api/document/source";
import type { SchemaType } from "@shortvideo-api/document/sample/source";
import { type Pair, type RawChange, type ReportChange, toVerdict } from "../change/raw-change.ts";
import { admitsAnything, type OpenSchema, type Part, readLists } from "./open-schema.ts";
import { coversPrinted, isPrintedLong, listDescribed } from "./printed-types.ts";
import { nameValue } from "../change/name-places.ts";
import type { Located } from "./side.ts";
import { asJson, type Writing } from "./writing.ts";

/** Two schemas of the same value, resolved by `openSchema`. */
export interface OpenPair extends Pair<OpenSchema> {}

/** The context in which two schemas are compared. */
export interface SchemaContext {
  readonly place: string;
  readonly direction: Direction;
  /** How the value is written. Default: JSON. */
  readonly writing?: Writing;
  /** Whether the value is required, so that no default replaces it. Default: `false`. */
  readonly isRequired?: boolean;
  /** Whether null was compared already, for all alternatives together. Default: `false`. */
  readonly isNullReported?: boolean;
  /** Whether the schemas are alternatives of a choice, which may require properties that others declare. Default: `false`. */
  readonly isAlternative?: boolean;
  /** Whether other alternatives admit all values of the schemas, in both documents. Default: `false`. */
  readonly isRedundant?: boolean;
  readonly report: ReportChange;
}

/** Compares the schemas of one value, and all schemas within them. */
export type CompareSchemas = (before: Located, after: Located, context: SchemaContext) => void;

/** Returns `true` if both schemas admit values of the type. */
export function admitBoth({ before, after }: OpenPair, type: SchemaType): boolean {
  return [before, after].every(({ types }) => types?.includes(type) ?? true);
}

/**
 * Compares the types of a value. Returns `false` if nothing else is to be compared: the types have nothing in common, or a value with a type
 * could be anything.
 */
export function compareTypes(pair: OpenPair, context: SchemaContext): boolean {
  const { before, after } = pair;
  const { place, direction, writing = asJson } = context;
  if (context.isNullReported !== true) compareNull(pair, context);
  const [was, is] = [before, after].map((open) => new Set(open.types ?? ["any", ...listDescribed(open)]));
  if (isDeepStrictEqual(was, is)) {
    compareFormat(pair, context);
    return true;
  }
  const [from, to] = direction === "request" ? [before, after] : [after, before];
  reportKeyword("type", pair, context, {
    code: "type-changed",
    message: `${nameValue(place)} is ${printTypes(after)}; it was ${printTypes(before)}.`,
    wire: toVerdict(!covers(to.types, readTypes(from)) && !(writing.isText && areWords(from) && admitsWords(to, from))),
    types: toVerdict(!coversPrinted(to, from) || losesProperties(pair, direction)),
  });
  if (before.types && after.types) return shareKind(before.types, after.types);
  return (before.types ?? after.types) === undefined || ![before, after].some(admitsAnything);
}

/** Returns the types of values. A number that is a multiple of an integer is an integer. */
function readTypes({ types, parts }: OpenSchema): readonly SchemaType[] | undefined {
  const areWhole = readAll(parts, "multipleOf").some((multiple) => isExactNumber(multiple) && isWhole(multiple));
  return areWhole ? types?.map((type) => (type === "number" ? "integer" : type)) : types;
}

/** Returns `true` for a schema of any text, and for one that each word of another schema fits, if all its words are known. */
function admitsWords({ types = [], parts, choices }: OpenSchema, from: OpenSchema): boolean {
  const isPlain = parts.every(({ schema }) =>
    Object.keys(schema).every((key) => listing.has(key) || !isAssertion(key)),
  );
  if (choices.length > 0 || !isPlain) return false;
  const admitted = readLists(parts).map((values) => new Set(values.map((value) => printJson(value))));
  if (types.includes("string") && admitted.length === 0) return true;
  const words = listWords(from);
  return words?.every((word) => readWord(word, types).some((json) => admitted.every((all) => all.has(json)))) ?? false;
}

/** The keywords that list types or values. */
const listing = new Set(["type", "enum", "const"]);

/** Lists the words that values are written as; `undefined` if not all are known. */
function listWords({ types, parts }: OpenSchema): readonly string[] | undefined {
  const [values] = readLists(parts);
  const isBoolean = types?.every((type) => type === "boolean") ?? false;
  return (values ?? (isBoolean ? [true, false] : undefined))
    ?.filter((value) => value !== null)
    .map((value) => (typeof value === "string" ? value : printJson(value)));
}

/** Returns the values of these types, as JSON, that a word may be read as. */
function readWord(word: string, types: readonly SchemaType[]): readonly string[] {
  const isBoolean = word === "true" || word === "false";
  const isInteger = /^-?(?:0|[1-9]\d*)$/.test(word);
  return types.flatMap((type) => {
    if (type === "string") return [printJson(word)];
    return (type === "boolean" && isBoolean) || (isInteger && (type === "integer" || type === "number")) ? [word] : [];
  });
}

/** Returns `true` for values that are each one text where values are written as text. */
function areWords({ types }: OpenSchema): boolean {
  return types?.every((type) => ["string", "integer", "number", "boolean"].includes(type)) ?? false;
}

/** Reports that one of two schemas is a choice, or that both are choices and one admits all values of the other. */
export function reportChosen(
  pair: OpenPair,
  verdicts: Pick<RawChange, "wire" | "types">,
  context: SchemaContext,
): void {
  const { before, after } = pair;
  const name = nameValue(context.place);
  const areChoices = before.choices.length > 0 && after.choices.length > 0;
  const covered =
    context.direction === "request" ? "which admit all earlier values" : "whose values the earlier ones admit, too";
  reportKeyword("oneOf", pair, context, {
    code: "type-changed",
    message: areChoices
      ? `${name} is one of other alternatives, ${covered}.`
      : `${name} is ${printChosen(after)}; it was ${printChosen(before)}.`,
    ...verdicts,
  });
}

function printChosen(open: OpenSchema): string {
  return printTypes(open.choices.length > 0 ? { ...open, types: undefined } : open);
}

/** Returns `true` if a reader of properties no longer gets an object, or gets only null. */
function losesProperties({ before, after }: OpenPair, direction: Direction): boolean {
  if (direction === "request" || !after.types) return false;
  return after.types.length === 0 || (before.properties.size > 0 && !after.types.includes("object"));
}

/** Returns `true` if a value may be of one of the types of both schemas. */
export function shareKind(one: readonly SchemaType[], other: readonly SchemaType[]): boolean {
  return one.some((type) => covers(other, [type])) || other.some((type) => covers(one, [type]));
}

/** Compares whether the value may be null. */
export function compareNull(pair: OpenPair, context: SchemaContext): void {
  const { before, after } = pair;
  // The comparison of types reports that a schema without constraints gets a type.
  const areTyped = [before, after].some(({ types, choices }) => types !== undefined || choices.length > 0);
  const areConstrained = !isUnconstrained(before) && !isUnconstrained(after);
  if (areTyped && !areConstrained) return;
  const [was, is] = [before, after].map((open) => (areConstrained ? admitsNull(open) : !open.rejectsNull));
  const changesNull = was !== is;
  const changesPrintedNull = areConstrained && before.isPrintedNullable !== after.isPrintedNullable;
  if (!changesNull && !changesPrintedNull) return;
  const isAdded = changesNull ? is === true : after.isPrintedNullable;
  const isResponse = context.direction === "response";
  const breaks = toVerdict(isAdded === isResponse);
  const name = nameValue(context.place);
  reportKeyword("type", pair, context, {
    code: isAdded ? "null-added" : "null-removed",
    message: isAdded ? `${name} may be null.` : `${name} is never null; it could be.`,
    ...(breaks === "breaks" ? { hint: isAdded ? "Handle null." : "Set a value, or omit it." } : {}),
    wire: changesNull ? breaks : "safe",
    types: changesPrintedNull ? toVerdict(after.isPrintedNullable === isResponse) : "safe",
  });
}

/** Returns `true` for a schema without constraints, which admits null, too, also in its type. */
function isUnconstrained(open: OpenSchema): boolean {
  const { types, properties, choices } = open;
  return !types && properties.size === 0 && choices.length === 0 && listDescribed(open).length === 0;
}

/** Returns `true` for a schema that admits null. Items without `type` admit it, although the type is a list. */
function admitsNull(open: OpenSchema): boolean {
  return open.isNullable || (listDescribed(open).includes("array") && open.choices.length === 0);
}

/** Formats, and those that are wider: a reader of the first cannot read all values of the others. */
const widerFormats: Readonly<Record<string, readonly string[]>> = {
  int8: ["int16", "int32", "int64"],
  uint8: ["int16", "uint16", "int32", "uint32", "int64", "uint64"],
  int16: ["int32", "int64"],
  uint16: ["int32", "uint32", "int64", "uint64"],
  int32: ["int64"],
  uint32: ["int64", "uint64"],
  float: ["double"],
  email: ["idn-email"],
  hostname: ["idn-hostname"],
  uri: ["uri-reference", "iri", "iri-reference"],
  "uri-reference": ["iri-reference"],
  iri: ["iri-reference"],
};

/** Formats that say how to show a text, and admit any: https://spec.openapis.org/registry/format/ */
const shownFormats = new Set(["password", "commonmark", "html"]);

function compareFormat(pair: OpenPair, context: SchemaContext): void {
  const { before, after } = pair;
  const { place, direction } = context;
  const [was, is] = [readFormats(before), readFormats(after)];
  const areSame = isDeepStrictEqual(was, is);
  if (areSame && isPrintedLong(before.parts) === isPrintedLong(after.parts)) return;
  const [from, to] = direction === "request" ? [was, is] : [is, was];
  // A schema without a format admits every format, and a wider format admits the narrower one.
  const isCovered = to.every(
    (format) =>
      shownFormats.has(format) ||
      from.some((admitted) => admitted === format || widerFormats[admitted]?.includes(format)),
  );
  const isNumber = before.types?.every((type) => type === "integer" || type === "number") ?? false;
  // The format of a number only says how many digits it has; a narrower one breaks no reader.
  const isLoose = isNumber && from.length === 0;
  const [one, other] = direction === "request" ? [before, after] : [after, before];
  const breaksTypes = !coversPrinted(other, one);
  reportKeyword("format", pair, context, {
    code: areSame ? "type-changed" : "format-changed",
    message: areSame
      ? `${nameValue(place)} is ${printTypes(after)}; it was ${printTypes(before)}.`
      : `${nameValue(place)} has ${printFormats(is)}; it had ${printFormats(was)}.`,
    ...(breaksTypes && isNumber ? { hint: printNumberHint(isPrintedLong(after.parts), direction) } : {}),
    wire: toVerdict(!isCovered && !isLoose),
    types: toVerdict(breaksTypes),
  });
}

function readFormats({ parts }: OpenSchema): readonly string[] {
  return [...new Set(readAll(parts, "format").flatMap((format) => format ?? []))].sort();
}

/** Prints how a program writes or reads the number. 64-bit integers are strings of digits, which are exact. */
function printNumberHint(isLong: boolean, direction: Direction): string {
  const instruction = direction === "request" ? "write" : "read";
  return `With the client, ${instruction} it as ${isLong ? "a string of digits" : "a number"}.`;
}

function printFormats(formats: readonly string[]): string {
  return formats.length === 0 ? "no format" : `the format ${formats.map((format) => `\`${format}\``).join(" and ")}`;
}

/** Returns `true` if each value of the second matches the first. */
export function covers(wide: readonly SchemaType[] | undefined, narrow: readonly SchemaType[] | undefined): boolean {
  if (!wide) return true;
  if (!narrow) return false;
  return narrow.every((type) => wide.includes(type) || (type === "integer" && wide.includes("number")));
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

/** The names of types that a schema describes, but does not require. */
const described: Readonly<Partial<Record<SchemaType, string>>> = {
  object: "an object with known properties",
  array: "a list with known items",
};

function printTypes(open: OpenSchema): string {
  const { types, parts, choices } = open;
  if (choices.length > 0 && !types) return "one of several alternatives";
  if (!types) return ["anything", ...listDescribed(open).map((type) => described[type])].join(", or ");
  const isExact = isPrintedLong(parts);
  const named = types.map((type) => (type === "integer" && isExact ? "a 64-bit integer" : titles[type]));
  return types.length === 0 ? "nothing but null" : named.join(" or ");
}

/** Lists the values of a keyword in all parts of a composition. All of them apply. */
export function readAll<Keyword extends keyof Part["schema"]>(
  parts: readonly Part[],
  keyword: Keyword,
): readonly Part["schema"][Keyword][] {
  return parts.map(({ schema }) => schema[keyword]).filter((value) => value !== undefined);
}

/** Finds the first two values of a keyword that differ; `undefined` if all are the same. */
export function findChanged<Keyword extends keyof Part["schema"]>(
  { before, after }: OpenPair,
  keyword: Keyword,
): readonly [was: Part["schema"][Keyword] | undefined, is: Part["schema"][Keyword] | undefined] | undefined {
  const [was, is] = [readAll(before.parts, keyword), readAll(after.parts, keyword)];
  const removed = was.filter((value) => !is.some((other) => isDeepStrictEqual(value, other)));
  const added = is.filter((value) => !was.some((other) => isDeepStrictEqual(other, value)));
  return removed.length === 0 && added.length === 0 ? undefined : [removed[0], added[0]];
}

/** Reports a change of a keyword, at the place of the keyword in both documents. */
export function reportKeyword(
  keyword: string,
  pair: OpenPair,
  { place, report }: SchemaContext,
  change: Omit<RawChange, "place" | "before" | "after">,
): void {
  report({ ...change, place, ...locateKeyword(pair, keyword) });
}

/** Returns the steps of a keyword in both schemas; those of a schema if it does not have the keyword. */
export function locateKeyword(
  { before, after }: Pair<Pick<OpenSchema, "parts">>,
  keyword: string,
  keywordAfter = keyword,
): Pick<RawChange, "before" | "after"> {
  const [was, is] = [locate(before.parts, keyword), locate(after.parts, keywordAfter)];
  return { ...(was && { before: was }), ...(is && { after: is }) };
}

function locate(parts: readonly Part[], keyword: string): Part["steps"] | undefined {
  const has = ({ schema, choices }: Part): boolean =>
    keyword in schema || choices.some((choice) => choice.keyword === keyword);
  const part = parts.find(has) ?? parts[0];
  return part && has(part) ? [...part.steps, keyword] : part?.steps;
}
