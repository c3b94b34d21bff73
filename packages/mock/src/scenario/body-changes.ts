import {
  addInteger,
  type ExactNumber,
  findGreatest,
  findLeast,
  integerRanges,
  isInt64,
  readUnitRange,
  type OwnKeywords,
  type SchemaView,
} from "@shortvideo-api/document";
import { type Json, readDecimal } from "@shortvideo-api/document/sample";
import { admitsAll, type Changes, type BodyNode, omitted } from "./reshape.js";

/** Leaves out all optional fields. */
export const leaveOut: Changes = {
  change: ({ isRequired, keywords }) => (isRequired || keywords.length === 0 ? undefined : omitted),
};

/** Replaces each value with null if the document allows it. */
export const putNull: Changes = {
  change: ({ keywords, view }) => (keywords.length > 0 && admitsNull(view) ? null : undefined),
};

/** Adds fields that the document does not declare. */
export const addFields: Changes = { extend: makeFields };

/** Replaces values with limits: 64-bit extremes, the shortest and the longest text, empty arrays. */
export const goToLimits: Changes = { change: toLimit };

/** Applies all changes in turn. */
export const mixAll: Changes = {
  change(node) {
    // The last one changes nothing. Neighbors, and the same field of the next item, get different changes.
    const choices = [leaveOut, putNull, goToLimits, {}];
    for (let turn = 0; turn < choices.length; turn += 1) {
      const index = (node.ordinal + turn) % choices.length;
      const changed = choices[index]?.change?.(node);
      if (changed !== undefined || index === choices.length - 1) return changed;
    }
    return undefined;
  },
  extend: makeFields,
};

/** Creates additional fields. Their values keep items distinct on one page and across pages. */
function makeFields({ ordinal, page }: BodyNode): Record<string, unknown> {
  return {
    mock_new_field: `new ${page}.${ordinal}`,
    mock_new_object: { id: ordinal, deeper: { list: [[], {}, null] } },
  };
}

/** Returns a limit, unless another keyword excludes it: a maximum of -5 excludes 0, the usual least number. */
function toLimit(node: BodyNode): Json | undefined {
  const limit = findLimit(node);
  if (limit === undefined) return undefined;
  return admitsAll(node.keywords, node.keywords.some(isInt64) ? readDecimal(limit) : limit) ? limit : undefined;
}

function findLimit(node: BodyNode): Json | undefined {
  const { value, keywords, ordinal } = node;
  if (keywords.length === 0 || keywords.some((schema) => schema.enum !== undefined)) return undefined;
  const isHigh = ordinal % 2 === 0;
  if (keywords.some(isInt64)) return toLimit64(node, isHigh);
  if (typeof value === "string") return toTextLimit(value, keywords, isHigh);
  if (typeof value === "number") return toNumberLimit(node, isHigh);
  return Array.isArray(value) && !isMainList(node) ? [] : undefined;
}

/** Returns whether the value is a list of objects outside other lists. It stays, so that its items are delivered. */
function isMainList({ value, place }: BodyNode): boolean {
  return Array.isArray(value) && typeof value[0] === "object" && !place.includes("[]");
}

/** Returns a decimal string, the form of 64-bit numbers in a body. */
function toLimit64({ value, keywords }: BodyNode, isHigh: boolean): string | undefined {
  if (typeof value !== "string" && typeof value !== "number") return undefined;
  const bound = readBound(keywords, isHigh);
  if (bound !== undefined) return String(bound);
  // A quantity with a unit has a smaller limit than 64 bits.
  if (keywords.some((schema) => readUnitRange(schema["x-unit"]))) return undefined;
  const isUnsigned = keywords.some(({ format }) => format === "uint64");
  if (isHigh) return isUnsigned ? "18446744073709551615" : "9223372036854775807";
  return isUnsigned ? "0" : "-9223372036854775808";
}

function toNumberLimit({ value, keywords }: BodyNode, isHigh: boolean): ExactNumber {
  const maximums = keywords.flatMap((schema) => readUnitRange(schema["x-unit"])?.most ?? []);
  const ofFormats = keywords.map(({ format }) => Number(integerRanges.get(format ?? "")?.[1] ?? Infinity));
  const usual = Math.min(Number.MAX_SAFE_INTEGER, ...ofFormats, ...maximums);
  // Counts and measures are not negative, even if the document sets no minimum.
  const rest = Math.floor(Math.abs(Number(value))) % 1_000;
  // The maximum minus the previous value, so that items stay distinct.
  return readBound(keywords, isHigh) ?? (isHigh ? usual - rest : 0);
}

function readBound(keywords: readonly OwnKeywords[], isHigh: boolean): ExactNumber | undefined {
  const bounds = keywords.flatMap(({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }) => {
    const [bound, open] = isHigh ? [maximum, exclusiveMaximum] : [minimum, exclusiveMinimum];
    return bound ?? (open === undefined ? [] : addInteger(open, isHigh ? -1 : 1));
  });
  return isHigh ? findLeast(bounds) : findGreatest(bounds);
}

/** Letters of every length in UTF-8, and characters that break parsers. */
const letters = [...'aß漢🙂"\\\n\u2028\u202eé'];
/** Length of a text without `maxLength`, in characters. */
const longLength = 500;

/** Returns a text that begins with the previous one, so that items stay distinct. */
function toTextLimit(text: string, keywords: readonly OwnKeywords[], isHigh: boolean): string | undefined {
  if (keywords.some(hasForm)) return undefined;
  const shortest = Math.max(0, ...keywords.map(({ minLength = 0 }) => minLength));
  const longest = Math.min(...keywords.map(({ maxLength = Math.max(longLength, shortest) }) => maxLength), 100_000);
  const length = isHigh ? longest : shortest;
  const known = [...text].slice(0, length);
  const added = Array.from({ length: length - known.length }, (_, index) => letters[index % letters.length]);
  return [...known, ...added].join("");
}

/** Returns whether a schema restricts a text by more than its length. */
function hasForm({ pattern, format, contentMediaType }: OwnKeywords): boolean {
  return [pattern, format, contentMediaType].some((form) => form !== undefined);
}

/** Returns whether the document admits null. Keywords that exclude values are not decided here. */
function admitsNull({ types, choices, own }: SchemaView): boolean {
  const areExact = choices.every(
    ({ keyword, branches }) =>
      keyword === "anyOf" ||
      (keyword === "oneOf" && branches.filter((branch) => branch.types.includes("null")).length === 1),
  );
  return types.includes("null") && areExact && !("not" in own);
}
