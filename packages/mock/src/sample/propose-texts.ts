import RandExp from "randexp";
import type { SchemaObject } from "@shortvideo-api/document";
import { createChance } from "./create-chance.js";
import { readLargest, readSmallest } from "./read-limits.js";

/** Proposes texts, likeliest first: by format, by pattern, then by length alone. Whether they fit is for the caller to check. */
export function* proposeTexts(members: readonly SchemaObject[], wish: unknown, seed: number): Generator<string> {
  if (typeof wish === "number" || typeof wish === "boolean") yield String(wish);
  const least = readLargest(members, "minLength") ?? 0;
  const most = readSmallest(members, "maxLength") ?? Number.POSITIVE_INFINITY;
  if (least > longest) return;
  const toLength = (text: string) => (text === "" ? "x" : text).padEnd(least, text || "x").slice(0, most);
  for (const { format } of members) {
    const known = format === undefined ? undefined : textsByFormat[format];
    for (const text of known?.(seed) ?? []) yield* stretch(text, least);
  }
  const patterns = members.flatMap(({ pattern }) => (typeof pattern === "string" ? [pattern] : []));
  for (const pattern of patterns) {
    for (const text of proposeMatches(pattern, least, most, seed)) yield* stretch(text, least);
  }
  // One pattern may speak of the beginning, another one of the end.
  for (const ordered of patterns.length > 1 ? [patterns, patterns.toReversed()] : []) {
    const matches = ordered.map((pattern) => [...proposeMatches(pattern, least, most, seed)]);
    for (let index = 0; index < (matches[0]?.length ?? 0); index++)
      yield matches.map((texts) => texts[index] ?? "").join("");
  }
  if (typeof wish === "string") {
    yield wish.trim();
    yield toLength(wish);
  }
  yield toLength(`text${seed === 0 ? "" : ` ${seed}`}`);
  for (const letter of "aA1x -_") yield letter.repeat(Math.max(least, Math.min(1, most)));
  for (let count = 0; count < 8; count++) yield toLength(createChance(seed * 31 + count)(2 ** 32).toString(36));
  yield "";
}

/** A text, and longer ones with it at their beginning or end. */
function* stretch(text: string, least: number): Generator<string> {
  yield text;
  if (text.length >= least) return;
  yield text.padEnd(least, "a");
  yield text.padStart(least, "a");
  yield text.padEnd(least, "1");
  yield text.padStart(least, "1");
}

/** Texts that have to be longer are not made: a document can ask for more than a program can hold. */
const longest = 1_000_000;

function* proposeMatches(pattern: string, least: number, most: number, seed: number): Generator<string> {
  for (const repeats of new Set([4, 1, 12, 0, least, Math.min(most, 40), 36, 64, 128])) {
    for (let attempt = 0; attempt < 6; attempt++) {
      const text = makeMatch(pattern, repeats, seed * 97 + attempt);
      if (text === undefined) return;
      yield text;
      if (text.length > most) yield text.slice(0, most);
      // A pattern that is open at its end says nothing of what follows.
      if (attempt > 0) yield `${text}${(seed + attempt).toString(36)}`;
    }
  }
}

/** Makes a text that should match. `undefined` when the pattern cannot be read or asks for too long a text. */
function makeMatch(pattern: string, repeats: number, seed: number): string | undefined {
  const chance = createChance(seed);
  let draws = 0;
  try {
    const maker = new RandExp(simplify(pattern));
    maker.max = repeats;
    maker.randInt = (from, to) => {
      draws += 1;
      if (draws > longest) throw new RangeError("The pattern asks for too long a text.");
      // More than the beginning of a range is not needed, and `{0,100000}` is one.
      return from + chance(Math.min(to - from, 63) + 1);
    };
    return maker.gen();
  } catch {
    return undefined;
  }
}

/** Writes what the library cannot read in older words. The caller checks the text against the pattern itself. */
function simplify(pattern: string): string {
  return pattern
    .replaceAll(/\(\?<[=!](?:\\.|[^()\\])*\)/g, "")
    .replaceAll(/\(\?<[A-Za-z_]\w*>/g, "(")
    .replaceAll(/\[(?:\\.|[^\]\\])*\]|\\[pP]\{[^}]*\}/g, (met) => {
      const read = met.replaceAll(/\\[pP]\{([^}]*)\}/g, toRange);
      return met.startsWith("[") ? read : `[${read}]`;
    })
    .replaceAll(/\\u\{([\da-fA-F]{1,4})\}/g, (_, code: string) => `\\u${code.padStart(4, "0")}`);
}

/** Characters with a Unicode property, as a range. */
function toRange(_: string, name: string): string {
  if (name.startsWith("N")) return "0-9";
  return name.startsWith("Lu") || name.startsWith("Upper") ? "A-Z" : "a-z";
}

function two(number: number): string {
  return String(number).padStart(2, "0");
}

/** https://spec.openapis.org/registry/format/ and https://json-schema.org/draft/2020-12/json-schema-validation#name-defined-formats */
const textsByFormat: Readonly<Record<string, (seed: number) => string[]>> = {
  "date-time": (seed) => [`2026-01-${two(1 + (seed % 28))}T12:00:00Z`],
  date: (seed) => [`2026-01-${two(1 + (seed % 28))}`],
  time: (seed) => [`12:${two(seed % 60)}:00Z`],
  "iso-time": (seed) => [`12:${two(seed % 60)}:00Z`],
  "iso-date-time": (seed) => [`2026-01-${two(1 + (seed % 28))}T12:00:00Z`],
  duration: (seed) => [`PT${1 + seed}H`],
  email: (seed) => [`a${seed}@example.com`, "a@b.co"],
  "idn-email": (seed) => [`a${seed}@example.com`],
  hostname: (seed) => [`host${seed}.example.com`, "a.co"],
  "idn-hostname": (seed) => [`host${seed}.example.com`],
  ipv4: (seed) => [`192.0.2.${1 + (seed % 254)}`],
  ipv6: (seed) => [`2001:db8::${(1 + seed).toString(16).slice(0, 4)}`],
  uri: (seed) => [`https://example.com/${seed}`, "https://a.co", "a:b"],
  url: (seed) => [`https://example.com/${seed}`],
  iri: (seed) => [`https://example.com/${seed}`],
  "uri-reference": (seed) => [`/${seed}`],
  "iri-reference": (seed) => [`/${seed}`],
  "uri-template": (seed) => [`https://example.com/${seed}/{id}`],
  uuid: (seed) => [`123e4567-e89b-42d3-a456-${(0x426614174000 + seed).toString(16)}`],
  "json-pointer": (seed) => [`/${seed}`],
  "json-pointer-uri-fragment": (seed) => [`#/${seed}`],
  "relative-json-pointer": (seed) => [`${seed}/a`],
  regex: () => ["^[a-z]+$"],
  byte: (seed) => [Buffer.from(`text ${seed}`).toString("base64"), "dGV4dA==", ""],
};
