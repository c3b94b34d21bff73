import type { JoinedStyle, WrittenShape } from "@shortvideo-api/document";

/** The form of the values that are written as one text. */
type Kind = WrittenShape["kind"];

/** Decodes a part of a text after it was split. */
export type Decode = (text: string) => string;

/** A text of a request. */
export interface Sent {
  readonly text: string;
  /** The text before it was decoded; `undefined` when it is the same. */
  readonly raw?: string | undefined;
}

/**
 * Reads a text as the items of a list or the properties of an object. Returns `undefined` for a text in another style.
 *
 * An encoded separator is part of its item. If such items do not fit, the text is also split at encoded separators, because most clients
 * encode them. Labels are also split at dots.
 */
export function readJoined(
  kind: Kind,
  style: JoinedStyle,
  { text, raw }: Sent,
  decode: Decode,
  fits: (texts: readonly string[]) => boolean,
): readonly string[] | undefined {
  // An address can contain neither a space nor a vertical line: as separators, they are always encoded.
  const isEncoded = raw === undefined || style.separator === " " || style.separator === "|";
  const styles = style.begin === "." && style.separator === "," ? [style, dotted] : [style];
  const readings = styles.flatMap((each) => [
    ...(isEncoded ? [] : [splitJoined(kind, each, raw, decode)]),
    splitJoined(kind, each, text, (part) => part),
  ]);
  const [first, ...others] = readings.filter((reading) => reading !== undefined);
  return first === undefined || others.length === 0 || fits(first) ? first : (others.find(fits) ?? first);
}

/** The style `label` as the tables of OpenAPI until 3.0.3 and 3.1.0 have it: https://spec.openapis.org/oas/v3.1.0.html#style-examples */
const dotted: JoinedStyle = { begin: ".", separator: ".", assignment: "." };

/**
 * Splits one text into the items of a list, or into `[name]value` for each property of an object. Removes the prefix of a single value.
 * Decodes each part after splitting, so that an encoded separator stays within its part. Returns `undefined` for a text in another style.
 */
function splitJoined(
  kind: Kind,
  { begin, separator, assignment }: JoinedStyle,
  text: string,
  decode: Decode,
): string[] | undefined {
  // An empty value has no equals sign.
  const isEmpty = begin !== "" && `${text}=` === begin;
  if (!isEmpty && !text.startsWith(begin)) return undefined;
  const rest = isEmpty ? "" : text.slice(begin.length);
  if (kind === "list") return rest.split(separator).map(decode);
  if (kind === "value") return [decode(rest)];
  if (rest === "") return [];
  const parts = rest.split(separator);
  const pairs = separator === assignment ? pairParts(parts) : assignParts(parts, assignment);
  return pairs?.map(([name, value]) => `[${decode(name)}]${decode(value)}`);
}

type Pair = readonly [name: string, value: string];

/** Reads `R`, `100`, `G`, `200`. */
function pairParts(parts: readonly string[]): Pair[] | undefined {
  if (parts.length % 2 !== 0) return undefined;
  return parts.flatMap((name, index) => (index % 2 === 0 ? [[name, parts[index + 1] ?? ""] as const] : []));
}

/** Reads `R=100`, `G=200`. */
function assignParts(parts: readonly string[], assignment: string): Pair[] | undefined {
  if (!parts.every((part) => part.includes(assignment))) return undefined;
  return parts.map((part) => {
    const [name = "", ...value] = part.split(assignment);
    return [name, value.join(assignment)];
  });
}

/** Joins the items of a list, or `[name]value` for each property of an object, into one text, without encoding. */
export function joinTexts(kind: Kind, { begin, separator, assignment }: JoinedStyle, texts: readonly string[]): string {
  const parts =
    kind === "object"
      ? texts.map((text) => {
          const end = text.indexOf("]");
          return text.slice(1, end) + assignment + text.slice(end + 1);
        })
      : texts;
  return begin + parts.join(separator);
}

/** Returns whether joining and splitting leaves the texts unchanged. */
export function canJoin(kind: Kind, style: JoinedStyle, texts: readonly string[]): boolean {
  const split = splitJoined(kind, style, joinTexts(kind, style, texts), (text) => text);
  return split?.length === texts.length && split.every((text, index) => text === texts[index]);
}
