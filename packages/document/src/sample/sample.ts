import type { ExactModel } from "../schema/build-exact.ts";
import { isFields, type Json } from "../schema/json.ts";
import { printJson } from "../numbers/json-text.ts";

/** The kinds of text for which the fixtures have tables, by their names in `x-sample`. */
export const textKinds = ["person-name", "handle", "sentence", "caption", "title", "hashtag", "language"] as const;

/** A kind of text for which the fixtures have a table. */
export type TextKind = (typeof textKinds)[number];

/**
 * A plan for a valid value: the code that a fixture prints, and how its value differs from seed to seed. The value is valid for its schema
 * for every seed. 64-bit numbers are decimal strings, as callers see them.
 *
 * The generator predicts all values except those of texts and tokens: it knows one value of each.
 */
export type Sample =
  /** The same for every seed. */
  | { kind: "literal"; value: Json }
  /** One of these, in turn; at least two. */
  | { kind: "pick"; values: readonly Json[] }
  /**
   * A string of decimal digits to which the seed is added, without a change of its length: ids, 64-bit numbers, exact counts. `step`
   * multiplies the seed. Default: 1. A negative one goes into the past.
   */
  | { kind: "digits"; base: string; step?: number }
  /** A text with digits to which the seed is added: `"Title 1"`, an address, a UUID. */
  | { kind: "counted"; before: string; base: string; after: string }
  /** An integer or decimal: `base + seed * step`, wrapped within `[minimum, maximum]`. A negative step goes into the past. */
  | { kind: "number"; base: number; step: number; minimum: number; maximum: number }
  /** A time or a date in ISO 8601 that goes back with the seed. Times go back as far as 2010. */
  | { kind: "moment"; base: string; of: "date-time" | "date" }
  /**
   * A count that is `base` for seed 0, and has another magnitude for other seeds: 0, a thousandth, thirty times as much. One seed
   * changes all counts by about the same factor. `isText` writes the count as a string; `isRounded` rounds it as services show counts.
   */
  | { kind: "amount"; base: number; minimum: number; maximum: number; isText: boolean; isRounded: boolean }
  /** A text of a declared kind, from the tables of the fixtures. `longest` limits its characters, `value` is the predicted text. */
  | { kind: "text"; of: TextKind; longest: number | undefined; value: string }
  /** An opaque text whose letters and digits change within `base`. The predicted text has `base` itself. */
  | { kind: "token"; before: string; base: string; after: string }
  /** A value of the factory of a component schema; `schema` is the alias of the schema. */
  | { kind: "factory"; schema: string }
  | { kind: "object"; fields: readonly { name: string; sample: Sample }[] }
  /** An array with one item for each plan. Each item has a seed of its own. */
  | { kind: "array"; items: readonly Sample[] }
  /** A string that contains the JSON text of a value. `schema` is the alias of its component schema; else `exact` marks its 64-bit numbers. */
  | { kind: "json"; of: Sample; schema: string | undefined; exact?: ExactModel }
  /** Bytes of a form or a body: the UTF-8 of `text`. `mediaType` is there if the request does not name it otherwise. */
  | { kind: "bytes"; text: string; mediaType?: string }
  /** The rounded numbers of a sibling's exact strings (`x-rounded-from`): the name of the sibling, and the fields to round. */
  | { kind: "rounded"; from: string; fields: readonly string[] }
  /** The same value as a sibling (`x-same-as`). */
  | { kind: "same"; as: string }
  /** A factory's value with some fields changed, such as a page of a list. `path` has the names of the fields on the way. */
  | { kind: "with"; base: Sample; set: readonly { path: readonly string[]; sample: Sample }[] }
  /** No value: removes a field of a factory's value. Stands only within `with`. */
  | { kind: "absent" }
  /** A value that all `by` items of a list share: it has the seed of the list instead of that of the item. */
  | { kind: "shared"; by: number; of: Sample }
  /** A sample with a fixed seed. */
  | { kind: "seeded"; seed: number; of: Sample }
  /**
   * A value whose literal the printed type rejects, such as one with an index signature beside fields: printed with a cast by way of
   * `unknown`. `contradiction` is the field whose parts contradict each other, so that the type is `never`.
   */
  | { kind: "irregular"; of: Sample; contradiction?: string };

/** Returns the plan of a schema's factory, by the schema's alias. */
export type FindSample = (alias: string) => Sample | undefined;

type ObjectSample = Extract<Sample, { kind: "object" }>;
type JsonSample = Extract<Sample, { kind: "json" }>;
type AmountSample = Extract<Sample, { kind: "amount" }>;
type NumberSample = Extract<Sample, { kind: "number" }>;

/** The steps in which times go back with the seed, and after how many they start again. Odd steps change minutes and seconds, too. */
const timeSteps = { stepSeconds: 5_003, steps: 100_000, days: 5_000 };
/** The ratios of the counts of a seed to those of seed 0. */
const magnitudes = [1, 0.02, 0.3, 0.0005, 8, 0.004, 0, 0.09, 30, 0.001, 2, 0.000_04, 0.6];

/** Writes the text of a string that contains JSON. */
export type EncodeSample = (sample: JsonSample, value: Json) => string;

/** Returns the value of bytes. */
export type WriteBytes = (text: string, mediaType?: string) => Json;

/**
 * Returns the value of a plan for a seed: the same that the generated code creates. `encode` writes JSON within strings. By default, 64-bit
 * numbers are strings there, too. `bytes` returns the value of bytes, by default their text.
 */
export function readSampleValue(
  sample: Sample,
  seed: number,
  find: FindSample,
  encode: EncodeSample = (_, value) => printJson(value),
  bytes: WriteBytes = (text) => text,
): Json {
  const read = (inner: Sample, innerSeed: number): Json => readSampleValue(inner, innerSeed, find, encode, bytes);
  switch (sample.kind) {
    case "literal":
      return sample.value;
    case "pick":
      return sample.values[wrap(seed, sample.values.length)] ?? null;
    case "digits":
      return countDigits(sample.base, seed * (sample.step ?? 1));
    case "counted":
      return `${sample.before}${countDigits(sample.base, seed)}${sample.after}`;
    case "number":
      return countNumber(sample, seed);
    case "moment":
      return sample.of === "date" ? goBackDays(sample.base, seed) : goBack(sample.base, seed);
    case "amount":
      return countAmount(sample, seed);
    case "text":
      return sample.value;
    case "token":
      return `${sample.before}${sample.base}${sample.after}`;
    case "factory": {
      let found = find(sample.schema);
      // A factory may only call another one.
      while (found?.kind === "factory") found = find(found.schema);
      return found ? read(found, seed) : null;
    }
    case "object":
      return readObject(sample, seed, read);
    case "array":
      return sample.items.map((item, index) => read(item, seed * sample.items.length + index));
    case "json":
      return encode(sample, read(sample.of, seed));
    case "bytes":
      return bytes(sample.text, sample.mediaType);
    case "with":
      return sample.set.reduce(
        (value, { path, sample: inner }) => setAt(value, path, inner.kind === "absent" ? undefined : read(inner, seed)),
        read(sample.base, seed),
      );
    case "shared":
      return read(sample.of, Math.floor(seed / sample.by));
    case "seeded":
      return read(sample.of, sample.seed);
    case "irregular":
      return read(sample.of, seed);
    default:
      // Only the object around it can read the value of a sibling.
      return null;
  }
}

/** Rounds a count to a tenth of a thousand, million or billion, as services show counts: 902,113 becomes 902,100. */
export function roundCount(exact: Json | undefined): number {
  const count = Number(exact ?? 0);
  const size = Math.abs(count);
  if (size < 1_000) return count;
  const tenth = 10 ** (3 * Math.floor(Math.log10(size) / 3) - 1);
  return Math.round(count / tenth) * tenth;
}

function readObject({ fields }: ObjectSample, seed: number, read: (inner: Sample, innerSeed: number) => Json): Json {
  const samples = new Map(fields.map(({ name, sample }) => [name, sample]));
  const readField = (name: string): Json => {
    const sample = samples.get(name);
    if (sample?.kind === "same") return readField(sample.as);
    if (sample?.kind !== "rounded") return sample ? read(sample, seed) : null;
    const exact = readField(sample.from);
    return Object.fromEntries(sample.fields.map((field) => [field, roundCount(fieldOf(exact, field))]));
  };
  return Object.fromEntries(fields.map(({ name }) => [name, readField(name)]));
}

function countDigits(base: string, offset: number): string {
  const size = 10n ** BigInt(base.length);
  const lowest = base.length === 1 || base.startsWith("0") ? 0n : size / 10n;
  const counted = BigInt(base) - lowest + BigInt(offset);
  const span = size - lowest;
  return String(lowest + (((counted % span) + span) % span)).padStart(base.length, "0");
}

function countNumber({ base, step, minimum, maximum }: NumberSample, seed: number): number {
  const width = Math.abs(step);
  const below = Math.floor((base - minimum) / width);
  const above = Math.floor((maximum - base) / width);
  const steps = wrap(below + Math.sign(step) * seed, below + above + 1) - below;
  // The generated code rounds to fifteen digits, too: a double holds no more.
  return Number((base + steps * width).toPrecision(15));
}

function goBack(base: string, seed: number): string {
  const { stepSeconds, steps } = timeSteps;
  return `${new Date(Date.parse(base) - (seed % steps) * stepSeconds * 1_000).toISOString().slice(0, 19)}Z`;
}

function goBackDays(base: string, seed: number): string {
  return new Date(Date.parse(base) - (seed % timeSteps.days) * 86_400_000).toISOString().slice(0, 10);
}

function countAmount({ base, minimum, maximum, isText, isRounded }: AmountSample, seed: number): Json {
  const factor = magnitudes[wrap(seed, magnitudes.length)] ?? 1;
  const percent = seed === 0 ? 100 : 50 + ((((wrap(seed, 101) * 37 + base) % 101) + 101) % 101);
  const exact = Math.min(maximum, Math.max(minimum, Math.floor((base * factor * percent) / 100)));
  const shown = isRounded ? roundCount(exact) : exact;
  return isText ? String(shown) : shown;
}

function wrap(value: number, size: number): number {
  // Adding a large size to a number that is not negative would lose its last digit.
  const rest = value % size;
  return rest < 0 ? rest + size : rest;
}

/** Returns the value with one field set. Leaves out a field that is set to `undefined`. */
function setAt(value: Json, [name = "", ...rest]: readonly string[], inner: Json | undefined): Json {
  const fields = new Map<string, Json>(isFields(value) ? Object.entries(value) : []);
  const set = rest.length === 0 ? inner : setAt(fields.get(name) ?? null, rest, inner);
  if (set === undefined) fields.delete(name);
  else fields.set(name, set);
  return Object.fromEntries(fields);
}

function fieldOf(value: Json, name: string): Json | undefined {
  return isFields(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}
