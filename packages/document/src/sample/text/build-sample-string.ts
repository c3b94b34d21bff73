import { isWhole, toBigInt } from "../../numbers/exact-number.ts";
import { buildEncodedSamples } from "./build-encoded-samples.ts";
import { buildAmountSample, listLimits, listNear, readEpoch } from "../build-sample-number.ts";
import { buildPatternTexts } from "../../pattern/build-pattern-texts.ts";
import { capitalize } from "../../names/letter-case.ts";
import { readBound } from "../../schema/merge-schemas.ts";
import { readWords } from "../read-words.ts";
import { findValid, isTextKind, pickFrom, readHint, type Task } from "../sample-task.ts";
import type { Json } from "../../schema/json.ts";
import { restrictsNothing, type SchemaObject } from "../../schema/schema.ts";
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

/**
 * Plans a text of the kind that `x-sample` declares. Returns `undefined` without `x-sample`, and where the schema requires more
 * than a length: texts of a kind may not match a pattern or a format.
 */
function buildDeclaredText({ members, hints, name }: Task): Sample | undefined {
  const hint = readHint(members);
  const shortest = readBound(members, "minLength") ?? 0;
  const longest = readBound(members, "maxLength");
  const isFree = members.every((member) => restrictsNothing(member, ["type", "minLength", "maxLength"]));
  if (hint === undefined || !isFree) return undefined;
  const texts = hints.filter((value) => typeof value === "string");
  if (hint === "token") return buildToken(texts);
  if (!isTextKind(hint) || shortest > 1 || (longest ?? 1) < 1) return undefined;
  const [value = name] = texts;
  return {
    kind: "text",
    of: hint === "caption" && shortest > 0 ? "sentence" : hint,
    longest,
    value: [...value].slice(0, longest).join(""),
  };
}

/** Plans a text that changes in the part in which its examples differ. Returns `undefined` without a second example. */
function buildToken(examples: readonly string[]): Sample | undefined {
  const [first = "", ...others] = examples;
  if (others.length === 0) return undefined;
  const before = Math.min(...others.map((other) => countShared(first, other)));
  const rest = first.length - before;
  const after = Math.min(...others.map((other) => countShared(reverse(first), reverse(other))), rest);
  const base = first.slice(before, first.length - after);
  return { kind: "token", before: first.slice(0, before), base, after: first.slice(first.length - after) };
}

/** Counts the characters that two texts share at their beginning. */
function countShared(one: string, other: string): number {
  let shared = 0;
  while (shared < one.length && one[shared] === other[shared]) shared += 1;
  return shared;
}

function reverse(text: string): string {
  return [...text].reverse().join("");
}

/** Plans texts of a format, best first. Returns an empty list for an unknown format. `words` are those of the property's name. */
function buildFormatSamples(format: string, words: readonly string[]): Sample[] {
  const word = words.join("-") || "example";
  switch (format) {
    case "date-time":
      return [{ kind: "moment", base: "2026-01-14T09:26:53Z", of: format }, ...withEndings(moments)];
    case "date":
      return [{ kind: "moment", base: "2026-01-14", of: format }];
    case "time":
      return [createPick("09:26:53Z", "17:04:11Z", "22:40:35Z"), ...withEndings(moments.map((text) => text.slice(11)))];
    case "duration":
      return [createPick("PT45M", "P1D", "P2W")];
    case "email":
    case "idn-email":
      return [createCounted(`${word}.`, "1", "@example.com"), createCounted("a", "1", "@b.co")];
    case "hostname":
    case "idn-hostname":
      return [createCounted(`${word}-`, "1", ".example.com"), createCounted("a", "1", ".co")];
    case "ipv4":
      return [createCounted("192.0.2.", "10", ""), createCounted("10.0.0.", "1", "")];
    case "ipv6":
      return [createCounted("2001:db8::", "1", ""), createCounted("::", "1", "")];
    case "uri":
    case "url":
    case "iri":
      return [
        createCounted(`https://example.com/${words.join("/") || "page"}/`, "1", ""),
        createCounted("https://a.co/", "1", ""),
        createCounted("urn:id:", "1", ""),
      ];
    case "uri-reference":
    case "iri-reference":
      return [createCounted(`/${words.join("/") || "page"}/`, "1", "")];
    case "uri-template":
      return [{ kind: "literal", value: `https://example.com/${words.join("/") || "page"}/{id}` }];
    case "uuid":
      return [createCounted("3f2b8c14-6d5e-4a7b-9c01-", "100000000001", "")];
    case "json-pointer":
      return [createCounted(`/${words.join("/") || "items"}/`, "1", "")];
    case "relative-json-pointer":
      return [{ kind: "literal", value: `1/${words.join("/") || "items"}` }];
    case "regex":
      return [{ kind: "literal", value: "^[a-z]+$" }];
    case "password":
      return [createCounted("Four-plain-words-", "1", "")];
    case "binary":
      return [{ kind: "bytes", text: `${words.join(" ") || "file"} 1` }];
    default:
      return [];
  }
}

const moments = ["2026-01-14T09:26:53", "2026-01-13T17:04:11", "2025-12-30T22:40:35"];

/** Plans times with the fractions and offsets that a pattern or a length may require. */
function withEndings(times: readonly string[]): Sample[] {
  const fractions = ["", ".000", ".000000", ".000000000", ".0", ".00"];
  const endings = fractions.flatMap((fraction) => [`${fraction}Z`, `${fraction}+00:00`]);
  return endings.map((ending) => createPick(...times.map((time) => time + ending)));
}

function createPick(...values: readonly string[]): Sample {
  return { kind: "pick", values };
}

function createCounted(before: string, base: string, after: string): Sample {
  return { kind: "counted", before, base, after };
}
