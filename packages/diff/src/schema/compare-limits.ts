import { isDeepStrictEqual } from "node:util";
import {
  addInteger,
  compareNumbers,
  countLimits,
  describeCount,
  describeRange,
  type Direction,
  type ExactNumber,
  findCommonMultiple,
  integerRanges,
  isExactNumber,
  isLowerLimit,
  isMultipleOf,
  isWhole,
  parseJson,
  printNumber,
  showValue,
  toAttribute,
} from "@shortvideo-api/document/source";
import {
  type SchemaContext,
  admitBoth,
  type OpenPair,
  readAll,
  locateKeyword,
  reportKeyword,
} from "./compare-types.ts";
import { toVerdict } from "../change/raw-change.ts";
import { reportAsSafe, rewriteChanges } from "./report-changes.ts";
import { listRequired, type OpenSchema, type Part, readEnum } from "./open-schema.ts";
import { nameValue } from "../change/name-places.ts";
import { breaksLength, readItems } from "./read-items.ts";
import { reportLimit } from "./report-changes.ts";

/** Compares the admitted values of a type: enumerations, limits, patterns. No type shows limits and patterns. */
export function compareLimits(pair: OpenPair, context: SchemaContext): void {
  compareEnum(pair, context);
  // Limits of a type have no effect if no value has the type.
  if (admitBoth(pair, "integer") || admitBoth(pair, "number") || areNumbers(pair)) {
    for (const range of ranges) compareRange(range, pair, context);
    compareMultiple(pair, context);
  }
  for (const limit of countLimits) if (admitBoth(pair, limit.type)) compareLimit(limit, pair, context);
  if (admitBoth(pair, "string")) comparePattern(pair, context);
  if (admitBoth(pair, "array")) compareUnique(pair, context);
}

function areNumbers({ before, after }: OpenPair): boolean {
  return [before, after].every(({ types = [] }) => types.includes("integer") || types.includes("number"));
}

function compareEnum(
  { before, after }: OpenPair,
  { place, direction, isRedundant = false, report }: SchemaContext,
): void {
  const [was, is] = [readEnum(before.parts), readEnum(after.parts)];
  // The comparison of types has reported a value that is always null.
  if (before.types?.length === 0 || after.types?.length === 0) return;
  const steps = locateKeyword({ before, after }, "enum");
  if (was && is) {
    const added = is.filter((each) => !was.includes(each));
    if (added.length > 0) {
      const values = printValues(added, was);
      report({
        code: "enum-value-added",
        place,
        message:
          direction === "request"
            ? `Accepts ${values} for ${nameValue(place)} too${isRedundant ? ", like other alternatives" : ""}.`
            : `${nameValue(place)} may be ${values}.`,
        ...(direction === "request" ? {} : { hint: "Handle new values in code that distinguishes them." }),
        // A reader must accept unknown values; a type with listed values does not.
        wire: "safe",
        types: toVerdict(direction === "response"),
        subject: values,
        ...steps,
      });
    }
    const removed = was.filter((each) => !is.includes(each));
    if (removed.length > 0) {
      const breaks = toVerdict(direction === "request");
      const values = printValues(removed, is);
      const message = isRedundant
        ? `${nameValue(place)} no longer lists ${values}, which other alternatives admit.`
        : direction === "request"
          ? `No longer accepts ${values} for ${nameValue(place)}.`
          : `${nameValue(place)} is no longer ${values}.`;
      report({ code: "enum-value-removed", place, message, wire: breaks, types: breaks, subject: values, ...steps });
    }
  } else if (was ?? is) {
    const isAdded = is !== undefined;
    const breaks = toVerdict(isAdded === (direction === "request"));
    const values = (was ?? is ?? []).map((value) => printValue(value, [])).join(", ");
    // The type of an object as a value has neither an index nor optional fields.
    const isComposed = (was ?? is ?? []).some((value) => /^[[{]/.test(value));
    report({
      code: isAdded ? "enum-added" : "enum-removed",
      place,
      message: isAdded
        ? `${nameValue(place)} is one of ${values}.`
        : `${nameValue(place)} is no longer limited to ${values}.`,
      wire: breaks,
      types: isComposed ? "breaks" : breaks,
      subject: values,
      ...steps,
    });
  }
}

/** Prints `` `a`, `b` or `c` ``. */
function printValues(values: readonly string[], others: readonly string[]): string {
  const printed = values.map((value) => printValue(value, others));
  return [printed.slice(0, -1).join(", "), ...printed.slice(-1)].filter((part) => part !== "").join(" or ");
}

/** Prints a string without quotes, unless a number in the list looks the same, or a part of it would be invisible. */
function printValue(json: string, others: readonly string[]): string {
  const value: unknown = parseJson(json);
  return `\`${typeof value === "string" && !others.includes(value) ? showValue(value) : json}\``;
}

/** The keywords of a lower or an upper limit of numbers. */
interface Range {
  readonly inclusive: "minimum" | "maximum";
  readonly exclusive: "exclusiveMinimum" | "exclusiveMaximum";
  readonly name: string;
  /** 1 if the greater value is stricter, -1 if the lesser is. */
  readonly sign: 1 | -1;
}

const ranges: readonly Range[] = [
  { inclusive: "minimum", exclusive: "exclusiveMinimum", name: "lower limit", sign: 1 },
  { inclusive: "maximum", exclusive: "exclusiveMaximum", name: "upper limit", sign: -1 },
];

interface Bound {
  readonly value: ExactNumber;
  readonly keyword: Range["inclusive"] | Range["exclusive"];
  readonly isExclusive: boolean;
}

function compareRange(range: Range, { before, after }: OpenPair, context: SchemaContext): void {
  const [was, is] = [readBound(range, before), readBound(range, after)];
  if (was?.value === is?.value && was?.isExclusive === is?.isExclusive) return;
  const isTightened = was === undefined || (is !== undefined && isStricter(range, is, was));
  const print = ({ value, isExclusive }: Bound): string | undefined =>
    describeRange({ [isExclusive ? range.exclusive : range.inclusive]: value });
  const previous = was && is && was.isExclusive === is.isExclusive ? `${was.value}` : was && print(was);
  const words = { name: range.name, predicate: "is" as const, now: is && print(is), before: previous };
  const implied = readImplied(range, { before, after });
  const strict = isTightened ? is : was;
  const isMet = implied !== undefined && strict !== undefined && !isStricter(range, strict, implied);
  reportLimit(
    isTightened,
    printLimit(words, context),
    is?.keyword ?? was?.keyword ?? range.inclusive,
    { before, after },
    isMet ? reportAsSafe(context) : context,
  );
}

/** Returns the limit that a format of integers implies if both schemas have it. */
function readImplied({ inclusive, sign }: Range, { before, after }: OpenPair): Bound | undefined {
  const formats = readAll(after.parts, "format");
  const shared = readAll(before.parts, "format").filter((format) => formats.includes(format));
  const [least, most] = shared.flatMap((format) => integerRanges.get(format ?? "") ?? []);
  const value = sign === 1 ? least : most;
  return value === undefined ? undefined : { value, keyword: inclusive, isExclusive: false };
}

/** Returns the strictest limit of all parts. An exclusive limit of an integer becomes its neighbor. */
function readBound(range: Range, { parts, types }: OpenSchema): Bound | undefined {
  const isInteger = types?.every((type) => type === "integer") ?? false;
  let strictest: Bound | undefined;
  for (const keyword of [range.inclusive, range.exclusive]) {
    for (const { schema } of parts) {
      const value = schema[keyword];
      if (!isExactNumber(value)) continue;
      const isShifted = keyword === range.exclusive && isInteger && isWhole(value);
      const isExclusive = keyword === range.exclusive && !isShifted;
      const bound = { value: isShifted ? addInteger(value, range.sign) : value, keyword, isExclusive };
      if (!strictest || isStricter(range, bound, strictest)) strictest = bound;
    }
  }
  return strictest;
}

function isStricter({ sign }: Range, one: Bound, other: Bound): boolean {
  return one.value === other.value ? one.isExclusive : sign * compareNumbers(one.value, other.value) > 0;
}

/** Compares `multipleOf`. */
function compareMultiple({ before, after }: OpenPair, context: SchemaContext): void {
  const { place, direction } = context;
  const [was, is] = [readMultiple(before), readMultiple(after)];
  // The type already says that a number is an integer.
  if (was === is || [before, after].every(({ parts }) => readAll(parts, "multipleOf").length === 0)) return;
  const isLooser = is === undefined || (was !== undefined && isMultipleOf(was, is));
  const isTighter = was === undefined || (is !== undefined && isMultipleOf(is, was));
  const written = { was: hideInteger(before, was), is: hideInteger(after, is) };
  const message = printMultiple(nameValue(place), written);
  // If neither is a multiple of the other, some values are rejected now, and some are new.
  const isTightened = isLooser || isTighter ? isTighter : direction === "request";
  reportLimit(isTightened, message, "multipleOf", { before, after }, context);
}

function printMultiple(value: string, { was, is }: Record<"was" | "is", ExactNumber | undefined>): string {
  if (is === undefined) return `${value} is no longer a multiple of ${was}.`;
  const before = was === undefined ? "" : `; it was a multiple of ${was}`;
  return `${value} is a multiple of ${is}${before}.`;
}

/** Returns a multiple as the document writes it: an integer without `multipleOf` has none. */
function hideInteger({ parts }: OpenSchema, multiple: ExactNumber | undefined): ExactNumber | undefined {
  return readAll(parts, "multipleOf").length === 0 ? undefined : multiple;
}

/** Returns the least common multiple of `multipleOf` in all parts. An integer is a multiple of 1. */
function readMultiple({ parts, types }: OpenSchema): ExactNumber | undefined {
  const multiples = readAll(parts, "multipleOf").filter((multiple) => multiple !== undefined);
  const isInteger = types?.includes("integer") === true && !types.includes("number");
  const [first, ...others] = isInteger ? [1, ...multiples] : multiples;
  return first === undefined ? undefined : others.reduce(findCommonMultiple, first);
}

function compareLimit(
  { keyword, unit }: (typeof countLimits)[number],
  { before, after }: OpenPair,
  context: SchemaContext,
): void {
  const isLower = isLowerLimit(keyword);
  const read = (parts: readonly Part[]): number | undefined => {
    const found = parts.flatMap(({ schema }) => (typeof schema[keyword] === "number" ? [schema[keyword]] : []));
    if (found.length === 0) return undefined;
    const strictest = isLower ? Math.max(...found) : Math.min(...found);
    // A minimum of 0 has no effect.
    return isLower && strictest === 0 ? undefined : strictest;
  };
  const [was, is] = [read(before.parts), read(after.parts)];
  const isEnded = keyword === "maxItems" && readItems(before).most === readItems(after).most;
  if (was === is || isEnded) return;
  const isTightened = is !== undefined && (was === undefined || (isLower ? is > was : is < was));
  const print = (value: number): string | undefined =>
    isLower ? describeCount(value, undefined, unit) : describeCount(undefined, value, unit);
  const message =
    isLower && (was ?? is) === 1 && (was === undefined || is === undefined)
      ? printEmpty(isTightened, context)
      : printLimit(
          {
            name: isLower ? "lower limit" : "upper limit",
            predicate: "has",
            now: is === undefined ? undefined : print(is),
            before: was === undefined ? undefined : is === undefined ? print(was) : printNumber(was),
          },
          context,
        );
  const isMet =
    keyword === "minProperties" && hasRequired({ before, after }, Math.max(was ?? 0, is ?? 0), context.direction);
  const isTuple = keyword === "minItems" || keyword === "maxItems";
  const breaksTypes = isTuple && breaksLength({ before, after }, context.direction);
  const own = rewriteChanges(context, (change) => ({
    ...change,
    ...(isMet ? { wire: "safe" } : {}),
    ...(breaksTypes ? { types: "breaks" } : {}),
  }));
  reportLimit(isTightened, message, keyword, { before, after }, own);
}

/** Returns `true` if the required properties already reach the minimum. */
function hasRequired({ before, after }: OpenPair, count: number, direction: Direction): boolean {
  return listRequired(direction === "request" ? before : after, direction).size >= count;
}

/** Describes a minimum of 1 as a value that must not be empty. */
function printEmpty(isTightened: boolean, { place, direction }: SchemaContext): string {
  const named = nameValue(place);
  if (direction === "request")
    return isTightened ? `No longer accepts an empty ${named}.` : `Accepts an empty ${named} too.`;
  return isTightened ? `${named} is never empty; it could be.` : `${named} may be empty; it never was.`;
}

function printLimit(
  { name, predicate, now, before }: Record<"name" | "predicate", string> & Record<"now" | "before", string | undefined>,
  { place, direction }: SchemaContext,
): string {
  const was = before === undefined ? "it had no limit" : `it was ${before}`;
  const named = nameValue(place);
  if (direction === "response")
    return `${named} ${now === undefined ? `has no ${name}` : `${predicate} ${now}`}; ${was}.`;
  return `Accepts ${named} ${now === undefined ? `without ${name}` : toAttribute(now)}; ${was}.`;
}

function comparePattern(pair: OpenPair, context: SchemaContext): void {
  const [was, is] = [readPatterns(pair.before.parts), readPatterns(pair.after.parts)];
  const [spelt, respelt] = [was.map(spellDigits), is.map(spellDigits)];
  if (isDeepStrictEqual([...spelt].sort(), [...respelt].sort())) return;
  const [from, to] = context.direction === "request" ? [spelt, respelt] : [respelt, spelt];
  reportKeyword("pattern", pair, context, {
    code: "pattern-changed",
    message: `${nameValue(context.place)} has to match ${printPatterns(is)}; it had to match ${printPatterns(was)}.`,
    // A program cannot decide whether one pattern covers another.
    wire: toVerdict(!to.every((pattern) => from.includes(pattern))),
    types: "safe",
  });
}

/** Reads the patterns. Leaves out those that every text matches, such as `.*`. */
function readPatterns(parts: readonly Part[]): readonly string[] {
  return parts
    .flatMap(({ schema }) => schema.pattern ?? [])
    .filter((pattern) => !/^(?:\^?(?:\.\*)?|(?:\.\*)?\$)$/.test(pattern));
}

/** Writes `\d` as `[0-9]`, which matches the same characters. */
function spellDigits(pattern: string): string {
  return pattern.replaceAll(/\\.|\[(?:\\.|[^\]\\])*\]/gs, (part) =>
    part.startsWith("[")
      ? part.replaceAll(/\\./gs, (escape) => (escape === "\\d" ? "0-9" : escape))
      : part === "\\d"
        ? "[0-9]"
        : part,
  );
}

function printPatterns(patterns: readonly string[]): string {
  return patterns.length === 0 ? "no pattern" : patterns.map((pattern) => `\`${pattern}\``).join(" and ");
}

function compareUnique({ before, after }: OpenPair, context: SchemaContext): void {
  const name = nameValue(context.place);
  const [wasUnique, isUnique] = [before, after].map(({ parts }) => readAll(parts, "uniqueItems").includes(true));
  if (wasUnique === isUnique) return;
  const message = isUnique ? `${name} contains no item twice.` : `${name} may contain an item twice; it could not.`;
  reportLimit(isUnique === true, message, "uniqueItems", { before, after }, context);
}
