import { isWhole, toBigInt } from "../../numbers/exact-number.ts";
import { buildDeclaredText } from "./build-declared-text.ts";
import { buildEncodedSamples } from "./build-encoded-samples.ts";
import { buildAmountSample, listLimits, listNear, readEpoch } from "../build-sample-number.ts";
import { buildFormatSamples } from "./build-format-samples.ts";
import { buildPatternTexts } from "../../pattern/build-pattern-texts.ts";
import { capitalize } from "../../names/letter-case.ts";
import { readBound } from "../../schema/merge-schemas.ts";
import { readWords } from "../read-words.ts";
import { findValid, pickFrom, type Task } from "../sample-task.ts";
import type { Json } from "../../schema/json.ts";
import type { SchemaObject } from "../../schema/schema.ts";
import { readSampleValue, type Sample } from "../sample.ts";

/** The least number of digits of an id. A shorter string of digits is no id. */
const leastIdLength = 10;
/** The most characters of a text. A document can require more than fit into memory. */
const mostCharacters = 100_000;
/** The most characters of a text that matches a pattern. */
const mostMatchCharacters = 4_000;
/** The most texts for one pattern that are combined with texts for another one. */
const mostMatches = 24;
/** The most texts of a format, and of its patterns, that are combined with each other. */
const mostWoven = 6;
/** The first whole number that a double cannot hold, so that tests notice rounding. */
const beyondDouble = "9007199254740993";

/** Plans a string by its examples, its format, its pattern and its name. */
export function buildStringSample(task: Task): Sample | undefined {
  const { hints, members, name } = task;
  const declared = buildDeclaredText(task) ?? buildAmountSample(task, { isText: true });
  if (declared) return declared;
  if (hints.length > 0) return buildFromExamples(hints, task);
  const formats = members.flatMap(({ format }) => format ?? []);
  const patterns = members.flatMap(({ pattern }) => pattern ?? []);
  const epoch = readEpoch(members);
  const times: Sample[] = epoch ? [{ kind: "digits", base: String(epoch.base), step: epoch.step }] : [];
  const formatted = formats.flatMap((format) => buildFormatSamples(format, readWords(name)));
  const planned =
    findValid([...times, ...formatted], task) ??
    findValid(buildEncodedSamples(task), task) ??
    matchPatterns(patterns, task);
  if (planned) return planned;
  return findValid(stretch(formatted, patterns, members), task) ?? findValid(buildPlainSamples(task), task);
}

/** Plans a 64-bit number, which callers see as a decimal string. */
export function buildInt64Sample(task: Task): Sample | undefined {
  const { hints, members } = task;
  const amount = buildAmountSample(task, { isText: true });
  if (amount) return amount;
  if (hints.length > 0) return buildFromExamples(hints, task);
  const epoch = readEpoch(members);
  const times: Sample[] = epoch ? [{ kind: "digits", base: String(epoch.base), step: epoch.step }] : [];
  const counted = [beyondDouble, "1234567", "1234", "42", "7"].map((base): Sample => ({ kind: "digits", base }));
  const limits = listLimits(members);
  const multiples = members.flatMap(({ multipleOf }) => multipleOf ?? []);
  const bounds = [...limits, ...multiples, ...listNear(members, limits)].filter(isWhole).map(toBigInt);
  return findValid([...times, ...counted, ...[...bounds, 0n].map((bound) => createLiteral(String(bound)))], task);
}

/** Plans texts that resemble examples. Ids differ: the seed is added to them. Times go back. Other examples are used in turn. */
function buildFromExamples(hints: readonly Json[], task: Task): Sample {
  const [first] = hints;
  if (typeof first === "string" && /^\d+$/.test(first)) {
    const epoch = readEpoch(task.members);
    const counted: Sample = { kind: "digits", base: first, ...(epoch ? { step: epoch.step } : {}) };
    const sample = first.length >= leastIdLength ? findValid([counted], task) : undefined;
    if (sample) return sample;
  }
  return buildMoment(hints, task) ?? pickFrom(hints);
}

/** Plans dates and times that go back from an example in UTC. */
function buildMoment([first]: readonly Json[], task: Task): Sample | undefined {
  if (typeof first !== "string" || !/^20[12]\d-\d\d-\d\d(?:T\d\d:\d\d:\d\dZ)?$/.test(first)) return undefined;
  const of = first.length === 10 ? "date" : "date-time";
  const isHinted = task.members.some(({ format }) => format === of);
  return isHinted ? findValid([{ kind: "moment", base: first, of }], task) : undefined;
}

function matchPatterns(patterns: readonly string[], task: Task): Sample | undefined {
  for (const pattern of patterns) {
    for (const guesses of buildPatternTexts(pattern, listLengths(task.members))) {
      const texts = guesses.filter(task.admits);
      const [first] = texts;
      if (first === undefined) continue;
      const digits: Sample[] = /^[1-9]\d+$/.test(first) ? [{ kind: "digits", base: first }] : [];
      return findValid([...digits, ...countAtEnd(first)], task) ?? pickFrom(texts);
    }
  }
  return undefined;
}

/** Counts in the last characters of a long text, since ids identify the items of a list. */
function countAtEnd(text: string): Sample[] {
  if (text.length < leastIdLength || /^\d+$/.test(text)) return [];
  return [{ kind: "counted", before: text.slice(0, -7), base: "1000000", after: "" }];
}

/** Lists the lengths that the members require, up to the longest for which texts are built. */
function listLengths(members: readonly SchemaObject[]): number[] {
  const lengths = [readBound(members, "minLength") ?? 0, readBound(members, "maxLength") ?? 0];
  return lengths.filter((length) => length > 0 && length <= mostMatchCharacters);
}

/**
 * Builds longer texts of a format or a pattern, and texts that match one pattern at their beginning and another one at their end. Also
 * builds texts of a format that match a pattern at one place.
 */
function* stretch(
  formatted: readonly Sample[],
  patterns: readonly string[],
  members: readonly SchemaObject[],
): Generator<Sample> {
  const minimum = readBound(members, "minLength") ?? 0;
  const isLonger = minimum > 0 && minimum <= mostCharacters;
  if (!isLonger && patterns.length + formatted.length < 2) return;
  const matching = patterns.map((pattern) => [...buildPatternTexts(pattern)].flat().slice(0, mostMatches));
  const plain = formatted
    .map((sample) => readSampleValue(sample, 0, () => undefined))
    .filter((value) => typeof value === "string");
  for (const text of isLonger ? [...plain, ...matching.flat()] : []) {
    if (text.length >= minimum) continue;
    // Words of a pattern may end at a space, and those of a host name at a point.
    for (const filler of ["a", "1", " ", "a."])
      yield* [createLiteral(text.padEnd(minimum, filler)), createLiteral(text.padStart(minimum, filler))];
  }
  for (const ordered of matching.length < 2 ? [] : [matching, matching.toReversed()]) {
    for (const [index] of (matching[0] ?? []).entries())
      yield createLiteral(ordered.map((each) => each[index] ?? "").join(""));
  }
  yield* weave(plain, matching.flat());
}

/** Writes texts of a pattern into texts of a format: at its beginning, at its end, and at the boundaries of its words. */
function* weave(formatted: readonly string[], matching: readonly string[]): Generator<Sample> {
  for (const text of formatted.slice(0, mostWoven)) {
    yield createLiteral(text.toUpperCase());
    const cuts = [...text.matchAll(/\b|$/g)].map(({ index }) => index);
    for (const match of matching.slice(0, mostWoven)) {
      for (const cut of cuts) {
        const [before, after] = [text.slice(0, cut), text.slice(cut)];
        yield* [match + after, before + match, before + match + after.slice(match.length)].map(createLiteral);
      }
    }
  }
}

/** Plans texts from the name: first a natural one, then texts of other lengths. */
function* buildPlainSamples({ members, name }: Task): Generator<Sample> {
  const words = readWords(name);
  const phrase = capitalize(words.join(" ") || "text");
  const minimum = readBound(members, "minLength") ?? 0;
  const maximum = readBound(members, "maxLength") ?? Number.POSITIVE_INFINITY;
  if (minimum > mostCharacters) return;
  let before = `${phrase} `;
  if (minimum > before.length + 1) before = before.repeat(Math.ceil(minimum / before.length));
  yield { kind: "counted", before, base: "1", after: "" };
  yield { kind: "counted", before: before.slice(0, Math.max(0, maximum - 1)), base: "1", after: "" };
  yield { kind: "digits", base: "1".repeat(Math.min(Math.max(minimum, 1), 64)) };
  yield createLiteral("");
}

function createLiteral(value: string): Sample {
  return { kind: "literal", value };
}
