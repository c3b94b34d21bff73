import {
  capitalize,
  describeCount,
  describeRange,
  type ExactNumber,
  isExactNumber,
  readViewLimits,
  type SchemaView,
  readKeyword,
} from "@shortvideo-api/document/source";
import { toLine } from "./clean-text.ts";

/** Describes limits and default of a schema: `"From 1 to 35, default \`20\`."`. Leaves out those that `description` contains. */
export function describeLimits(view: SchemaView, description: string | undefined): string | undefined {
  const found = listLimits(view);
  if (found.length === 0) return undefined;
  const words = new Set(description?.split(/[^\p{L}\p{N}.-]+|\.(?=\s|$)/u));
  const limits = found
    .filter(({ values }) => !values.every((value) => words.has(value)))
    .map(({ text }) => text)
    .join(", ");
  return limits === "" ? undefined : `${capitalize(limits)}.`;
}

/** A limit or default in words, and the values in it. */
interface Limit {
  text: string;
  values: readonly string[];
}

function listLimits(view: SchemaView): Limit[] {
  const found = readViewLimits(view);
  const limits = [
    describeBounds(found.minimum, found.maximum, (minimum, maximum) => describeRange({ minimum, maximum })),
    describeBounds(found.minLength, found.maxLength, (low, high) => describeCount(low, high, "character")),
    describeBounds(found.minItems, found.maxItems, (low, high) => describeCount(low, high, "item")),
  ];
  const usual = readKeyword(view.parts, "default");
  if (isShort(usual)) {
    const value = String(usual);
    limits.push({ text: `default \`${toLine(value) ?? ""}\``, values: [value] });
  }
  return limits.filter((limit) => limit !== undefined);
}

/** Bounds from here on are left out: they are limits of a number type, such as 2^31 - 1. */
const largestBound = 1e9;

function describeBounds(
  minimum: ExactNumber | undefined,
  maximum: ExactNumber | undefined,
  describe: (low: number | undefined, high: number | undefined) => string | undefined,
): Limit | undefined {
  const [low, high] = [minimum, maximum].map((bound) =>
    typeof bound !== "number" || Math.abs(bound) >= largestBound ? undefined : bound,
  );
  const text = describe(low, high);
  return text === undefined
    ? undefined
    : { text, values: [low, high].filter((bound) => bound !== undefined).map(String) };
}

function isShort(value: unknown): value is string | ExactNumber | boolean {
  return isExactNumber(value) || typeof value === "boolean" || (typeof value === "string" && /^.{1,60}$/.test(value));
}
