import { buildPatternTexts } from "../../pattern/build-pattern-texts.ts";
import { readBound } from "../../schema/merge-schemas.ts";
import type { SchemaObject } from "../../schema/schema.ts";
import { readWords } from "../read-words.ts";
import { pickFrom, type Task } from "../sample-task.ts";
import type { Sample } from "../sample.ts";

/** A way to write bytes as text. https://www.rfc-editor.org/rfc/rfc4648 */
interface Encoding {
  /** The number of bytes in a group, and the number of characters that the group becomes. */
  readonly bytes: number;
  readonly characters: number;
  readonly print: (bytes: Buffer) => string;
  /** Returns another form of the text, which some documents use: with or without padding, or in lower case. */
  readonly other?: (text: string) => string;
}

/** The most characters of an encoded text. */
const mostCharacters = 100_000;
/** The most lengths of a pattern that are tried. */
const mostLengths = 8;

/** Plans texts that encode bytes, by `format: byte` and `contentEncoding`, best first. Plans none for other texts. */
export function* buildEncodedSamples({ members, name }: Task): Generator<Sample> {
  const encoding = members.map(readEncoding).find((each) => each !== undefined);
  if (!encoding) return;
  const phrase = readWords(name).join(" ") || "text";
  yield* printSamples(encoding, (number) => Buffer.from(`${phrase} ${number}`));
  const counts = new Set(listLengths(members, encoding).flatMap((length) => countBytes(encoding, length)));
  for (const count of counts) {
    yield* printSamples(encoding, (number) => {
      const text = `${phrase} ${number} `;
      // The number comes first where it would be cut off.
      const part = text.length > count ? `${number} ${phrase} ` : text;
      return Buffer.from(part.repeat(Math.ceil(count / part.length))).subarray(0, count);
    });
  }
}

function readEncoding({ format, contentEncoding }: SchemaObject): Encoding | undefined {
  return encodings.get(contentEncoding?.toLowerCase() ?? (format === "byte" ? "base64" : ""));
}

const encodings: ReadonlyMap<string, Encoding> = new Map<string, Encoding>([
  ["base64", { bytes: 3, characters: 4, print: (bytes) => bytes.toString("base64") }],
  [
    "base64url",
    { bytes: 3, characters: 4, print: (bytes) => bytes.toString("base64url"), other: (text) => pad(text, 4) },
  ],
  ["base32", { bytes: 5, characters: 8, print: printBase32, other: (text) => text.replaceAll("=", "") }],
  [
    "base16",
    {
      bytes: 1,
      characters: 2,
      print: (bytes) => bytes.toString("hex").toUpperCase(),
      other: (text) => text.toLowerCase(),
    },
  ],
]);

function pad(text: string, group: number): string {
  return text.padEnd(Math.ceil(text.length / group) * group, "=");
}

const base32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

function printBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  const digits = (bits.match(/.{1,5}/g) ?? []).map((part) => base32[Number.parseInt(part.padEnd(5, "0"), 2)]);
  return pad(digits.join(""), 8);
}

/** Lists lengths of texts that the members may admit: up from the least, down from the greatest, and those of a pattern. */
function listLengths(members: readonly SchemaObject[], { characters }: Encoding): number[] {
  const minimum = readBound(members, "minLength") ?? 0;
  const maximum = readBound(members, "maxLength");
  const steps = Array.from({ length: characters }, (_, step) => step);
  const ofPatterns = members
    .flatMap(({ pattern }) => (pattern === undefined ? [] : [...buildPatternTexts(pattern, [minimum])].flat()))
    .map((text) => text.length);
  const down = maximum === undefined ? [] : steps.map((step) => maximum - step);
  return [...down, ...steps.map((step) => minimum + step), ...[...new Set(ofPatterns)].slice(0, mostLengths)].filter(
    (length) => length >= minimum && length <= Math.min(maximum ?? mostCharacters, mostCharacters),
  );
}

/** Lists the numbers of bytes that may become a text of this length: the padding hides up to one group less one. */
function countBytes({ bytes, characters }: Encoding, length: number): number[] {
  const most = Math.floor((length * bytes) / characters);
  return Array.from({ length: Math.min(bytes, most + 1) }, (_, less) => most - less);
}

/** Plans three texts in turn, in each form of the encoding. */
function* printSamples({ print, other }: Encoding, create: (number: number) => Buffer): Generator<Sample> {
  const texts = [1, 2, 3].map((number) => print(create(number)));
  for (const form of other ? [texts, texts.map(other)] : [texts]) yield pickFrom([...new Set(form)]);
}
