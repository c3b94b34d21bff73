import { describeCount, describeRange, type Schema } from "@shortvideo-api/document/source";
import { readLine } from "./read-text.ts";

/** Puts limits and default of a schema into a sentence, `"From 1 to 35, default \`20\`."`, without those that `description` has. */
export function describeLimits(schema: Schema, description: string | undefined): string | undefined {
  if (typeof schema === "boolean") return undefined;
  const words = new Set(description?.split(/[^\p{L}\p{N}.-]+|\.(?=\s|$)/u));
  const news = listFacts(schema)
    .filter(({ values }) => !values.every((value) => words.has(value)))
    .map(({ text }) => text)
    .join(", ");
  return news === "" ? undefined : `${news.charAt(0).toUpperCase()}${news.slice(1)}.`;
}

/** One thing to know of a value, and the values that say it. */
interface Fact {
  text: string;
  values: readonly string[];
}

function listFacts(schema: Schema & object): Fact[] {
  const facts = [
    readLimits(schema.minimum, schema.maximum, (minimum, maximum) => describeRange({ minimum, maximum })),
    readLimits(schema.minLength, schema.maxLength, (low, high) => describeCount(low, high, "character")),
    readLimits(schema.minItems, schema.maxItems, (low, high) => describeCount(low, high, "item")),
  ];
  if (isShort(schema.default)) {
    const value = String(schema.default);
    facts.push({ text: `default \`${readLine(value) ?? ""}\``, values: [value] });
  }
  return facts.filter((fact) => fact !== undefined);
}

/** Limits of a number type, such as 2^31 - 1, are no news. */
const mostTelling = 1e9;

function readLimits(
  least: number | undefined,
  most: number | undefined,
  describe: (low: number | undefined, high: number | undefined) => string | undefined,
): Fact | undefined {
  const [low, high] = [least, most].map((bound) => (Math.abs(bound ?? 0) >= mostTelling ? undefined : bound));
  const text = describe(low, high);
  return text === undefined
    ? undefined
    : { text, values: [low, high].filter((bound) => bound !== undefined).map(String) };
}

function isShort(value: unknown): value is string | number | boolean {
  return (
    typeof value === "number" || typeof value === "boolean" || (typeof value === "string" && /^.{1,60}$/.test(value))
  );
}
