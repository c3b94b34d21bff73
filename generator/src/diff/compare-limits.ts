import { isDeepStrictEqual } from "node:util";
import type { SchemaObject } from "../model/schema.ts";
import { type At, type OpenPair, readKeyword, stepsOf } from "./compare-types.ts";
import { toVerdict } from "./finding.ts";
import type { Part } from "./open-schema.ts";

/** Compares which values of a type are admitted: enumerations, limits, patterns. No type shows limits and patterns. */
export function compareLimits(pair: OpenPair, at: At): void {
  compareEnum(pair, at);
  for (const limit of limits) compareLimit(limit, pair, at);
  comparePattern(pair, at);
  compareMultiple(pair, at);
  compareUnique(pair, at);
}

function compareEnum({ before, after }: OpenPair, { place, direction, tell }: At): void {
  const [was, is] = [readEnum(before.parts), readEnum(after.parts)];
  const steps = { ...stepsOf("before", before.parts, "enum"), ...stepsOf("after", after.parts, "enum") };
  if (was && is) {
    for (const value of is.filter((each) => !was.includes(each))) {
      tell({
        code: "enum-value-added",
        place,
        message:
          direction === "request" ? `Takes \`${value}\` for \`${place}\` too.` : `\`${place}\` may be \`${value}\`.`,
        ...(direction === "request" ? {} : { hint: "Let code that tells the values apart have a way for new ones." }),
        // A reader must let values pass that it does not know; a type that lists them does not.
        wire: "safe",
        types: toVerdict(direction === "response"),
        ...steps,
      });
    }
    for (const value of was.filter((each) => !is.includes(each))) {
      const breaks = toVerdict(direction === "request");
      const message =
        direction === "request"
          ? `No longer takes \`${value}\` for \`${place}\`.`
          : `\`${place}\` is never \`${value}\`.`;
      tell({ code: "enum-value-removed", place, message, wire: breaks, types: breaks, ...steps });
    }
  } else if (was ?? is) {
    const added = is !== undefined;
    const breaks = toVerdict(added === (direction === "request"));
    const values = (was ?? is ?? []).map((value) => `\`${value}\``).join(", ");
    tell({
      code: added ? "enum-added" : "enum-removed",
      place,
      message: added ? `\`${place}\` is one of ${values}.` : `\`${place}\` is no longer limited to ${values}.`,
      wire: breaks,
      types: breaks,
      ...steps,
    });
  }
}

/** Values of an enumeration or a constant, without null, which is told apart; `undefined` where any value will do. */
function readEnum(parts: readonly Part[]): readonly string[] | undefined {
  let values: readonly string[] | undefined;
  for (const { schema } of parts) {
    const listed = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
    const own = listed?.filter((value) => value !== null).map(printValue);
    if (own) values = values?.filter((value) => own.includes(value)) ?? own;
  }
  return values;
}

function printValue(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** A keyword that bounds values, and how to say so. */
interface Limit {
  readonly keyword: Exclude<keyof SchemaObject, number | symbol>;
  /** Is the greater value the stricter one? */
  readonly isLower: boolean;
  readonly say: (value: number) => string;
  /** What a bound is when none is set, such as 0 for a least length. */
  readonly none?: number;
}

const limits: readonly Limit[] = [
  { keyword: "minimum", isLower: true, say: (value) => `from ${value}` },
  { keyword: "exclusiveMinimum", isLower: true, say: (value) => `above ${value}` },
  { keyword: "maximum", isLower: false, say: (value) => `up to ${value}` },
  { keyword: "exclusiveMaximum", isLower: false, say: (value) => `below ${value}` },
  { keyword: "minLength", isLower: true, say: (value) => `from ${count(value, "character")}`, none: 0 },
  { keyword: "maxLength", isLower: false, say: (value) => `up to ${count(value, "character")}` },
  { keyword: "minItems", isLower: true, say: (value) => `from ${count(value, "item")}`, none: 0 },
  { keyword: "maxItems", isLower: false, say: (value) => `up to ${count(value, "item")}` },
  {
    keyword: "minProperties",
    isLower: true,
    say: (value) => `from ${count(value, "property", "properties")}`,
    none: 0,
  },
  { keyword: "maxProperties", isLower: false, say: (value) => `up to ${count(value, "property", "properties")}` },
];

function compareLimit({ keyword, isLower, say, none }: Limit, { before, after }: OpenPair, at: At): void {
  const read = (parts: readonly Part[]): number | undefined => {
    const found = parts.flatMap(({ schema }) => (typeof schema[keyword] === "number" ? [schema[keyword]] : []));
    if (found.length === 0) return undefined;
    const strictest = isLower ? Math.max(...found) : Math.min(...found);
    return strictest === none ? undefined : strictest;
  };
  const [was, is] = [read(before.parts), read(after.parts)];
  if (was === is) return;
  const tightened = is !== undefined && (was === undefined || (isLower ? is > was : is < was));
  const { place, direction } = at;
  const bound = isLower ? "lower limit" : "upper limit";
  const now = is === undefined ? `without ${bound}` : say(is);
  const then = was === undefined ? "had no limit" : `was ${is === undefined ? say(was) : was}`;
  const message =
    direction === "request"
      ? `Takes \`${place}\` ${now}, ${then}.`
      : `\`${place}\` ${is === undefined ? `has no ${bound}` : `goes ${now}`}, ${then}.`;
  tellLimit(tightened, message, keyword, { before, after }, at);
}

function count(value: number, noun: string, many = `${noun}s`): string {
  return `${value} ${value === 1 ? noun : many}`;
}

function tellLimit(
  tightened: boolean,
  message: string,
  keyword: string,
  { before, after }: OpenPair,
  { place, direction, tell }: At,
): void {
  tell({
    code: tightened ? "limit-tightened" : "limit-loosened",
    place,
    message,
    wire: toVerdict(tightened === (direction === "request")),
    types: "safe",
    ...stepsOf("before", before.parts, keyword),
    ...stepsOf("after", after.parts, keyword),
  });
}

function comparePattern({ before, after }: OpenPair, at: At): void {
  const { place, direction, tell } = at;
  const [was, is] = [readPatterns(before.parts), readPatterns(after.parts)];
  if (!isDeepStrictEqual([...was].sort(), [...is].sort())) {
    const [from, to] = direction === "request" ? [was, is] : [is, was];
    tell({
      code: "pattern-changed",
      place,
      message: `\`${place}\` has to match ${printPatterns(is)}; it had to match ${printPatterns(was)}.`,
      // Whether one pattern covers another is not to be told in general.
      wire: toVerdict(!to.every((pattern) => from.includes(pattern))),
      types: "safe",
      ...stepsOf("before", before.parts, "pattern"),
      ...stepsOf("after", after.parts, "pattern"),
    });
  }
}

function readPatterns(parts: readonly Part[]): readonly string[] {
  return parts.flatMap(({ schema }) => schema.pattern ?? []);
}

function printPatterns(patterns: readonly string[]): string {
  return patterns.length === 0 ? "no pattern" : patterns.map((pattern) => `\`${pattern}\``).join(" and ");
}

function compareMultiple({ before, after }: OpenPair, at: At): void {
  const { place, direction } = at;
  const [multipleBefore, multipleAfter] = [
    readKeyword(before.parts, "multipleOf"),
    readKeyword(after.parts, "multipleOf"),
  ];
  if (multipleBefore !== multipleAfter) {
    const isLooser =
      multipleAfter === undefined || (multipleBefore !== undefined && multipleBefore % multipleAfter === 0);
    const isTighter =
      multipleBefore === undefined || (multipleAfter !== undefined && multipleAfter % multipleBefore === 0);
    const message = `\`${place}\` is a multiple of ${multipleAfter ?? "anything"}; it was of ${multipleBefore ?? "anything"}.`;
    if (isLooser || isTighter) tellLimit(isTighter, message, "multipleOf", { before, after }, at);
    else {
      // Neither holds the other: some values are refused now, and some are new.
      tellLimit(direction === "request", message, "multipleOf", { before, after }, at);
    }
  }
}

function compareUnique({ before, after }: OpenPair, at: At): void {
  const { place } = at;
  const [uniqueBefore, uniqueAfter] = [before, after].map(({ parts }) => readKeyword(parts, "uniqueItems") ?? false);
  if (uniqueBefore !== uniqueAfter) {
    const message = uniqueAfter
      ? `\`${place}\` holds no item twice.`
      : `\`${place}\` may hold an item twice; it could not.`;
    tellLimit(uniqueAfter === true, message, "uniqueItems", { before, after }, at);
  }
}
