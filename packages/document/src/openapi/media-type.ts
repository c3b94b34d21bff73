/** A parsed media type, or a parsed range of media types. */
export interface ParsedMediaType {
  /** In lower case, without parameters: `"application/json"`, `"image/*"`. */
  readonly essence: string;
  /** The parameters by name. Names are in lower case. */
  readonly parameters: ReadonlyMap<string, string>;
}

/** The parameters of most media types. */
const noParameters: ReadonlyMap<string, string> = new Map();

/** Parses a media type. https://www.rfc-editor.org/rfc/rfc9110#section-8.3.1 */
export function parseMediaType(text: string): ParsedMediaType {
  if (!text.includes(";")) return { essence: text.trim().toLowerCase(), parameters: noParameters };
  const [essence = "", ...rest] = text.match(/(?:[^;"]|"[^"]*"?)+/g) ?? [];
  const parameters = rest.map((part): [name: string, value: string] => {
    const [name = "", ...value] = part.split("=");
    return [
      name.trim().toLowerCase(),
      value
        .join("=")
        .trim()
        .replace(/^"(.*)"$/s, "$1"),
    ];
  });
  return { essence: essence.trim().toLowerCase(), parameters: new Map(parameters) };
}

/** Returns `true` when a media type is within a range, such as `image/*` or `application/*+json`, which contains `application/json`. */
export function isWithin(essence: string, range: string): boolean {
  if (range === "*/*" || range === essence) return true;
  const [start = "", end] = range.split("/*");
  if (end === undefined || !essence.startsWith(`${start}/`)) return false;
  return essence.endsWith(end) || essence === `${start}/${end.slice(1)}`;
}

/** Returns the usual media type within a range; `undefined` for a media type, and for ranges such as `model/*`. */
export function readUsualType(range: string): string | undefined {
  const [, suffix] = /\*\+(json|xml)$/.exec(range) ?? [];
  return suffix === undefined ? usualByRange[range] : `application/${suffix}`;
}

const usualByRange: Readonly<Record<string, string>> = {
  "*/*": "application/json",
  "application/*": "application/json",
  "text/*": "text/plain",
  "image/*": "image/png",
  "audio/*": "audio/mpeg",
  "video/*": "video/mp4",
  "font/*": "font/woff2",
};

/**
 * Chooses the entry of `content` for a media type: the type itself before a range, and a smaller range before a larger one. If several
 * entries have the same type, chooses the one with the most equal parameters. Returns `undefined` when no entry describes the type.
 */
export function chooseMedia<Media extends ParsedMediaType>(
  content: readonly Media[],
  sent: ParsedMediaType,
): Media | undefined {
  const fitting = content.filter((each) => isWithin(sent.essence, each.essence) && !contradicts(each, sent));
  const [first] = fitting.toSorted((one, other) => rank(other, sent) - rank(one, sent));
  return first;
}

/** Returns whether a sent parameter differs from the declared one. `charset` and `boundary` may differ. */
function contradicts(declared: ParsedMediaType, { parameters }: ParsedMediaType): boolean {
  return [...declared.parameters].some(([name, value]) => {
    const sent = parameters.get(name);
    return (
      name !== "charset" && name !== "boundary" && sent !== undefined && sent.toLowerCase() !== value.toLowerCase()
    );
  });
}

function rank(declared: ParsedMediaType, { essence, parameters }: ParsedMediaType): number {
  // The longer a range, the fewer media types are within it.
  if (declared.essence !== essence) return -1 / declared.essence.length;
  return [...declared.parameters].filter(([name, value]) => parameters.get(name)?.toLowerCase() === value.toLowerCase())
    .length;
}

/** The form in which bodies of a media type are written and validated. */
export type BodyKind = "json" | "form" | "multipart" | "text" | "xml" | "other";

/** The form in which a client gives a body to its caller. */
export type MediaKind = "json" | "text" | "binary";

/** The kinds of bodies that are read item by item: server-sent events, JSON lines, and JSON records after a separator (RFC 7464). */
export type StreamKind = "events" | "lines" | "records";

/** What separates the items of a stream. https://jsonlines.org and https://www.rfc-editor.org/rfc/rfc7464 */
export const itemSeparators: Readonly<Record<Exclude<StreamKind, "events">, string>> = {
  lines: "\n",
  records: "\u001E",
};

interface MediaRow {
  /** Matches media types in lower case, without parameters. */
  readonly pattern: RegExp;
  readonly body: BodyKind;
  readonly client: MediaKind;
  readonly stream?: StreamKind;
}

/** The kinds of media types. The first row that matches counts. */
const mediaKinds: readonly MediaRow[] = [
  { pattern: /[/+]json$/, body: "json", client: "json" },
  { pattern: /^application\/x-www-form-urlencoded$/, body: "form", client: "text" },
  { pattern: /^multipart\/form-data$/, body: "multipart", client: "binary" },
  { pattern: /^text\/event-stream$/, body: "text", client: "text", stream: "events" },
  { pattern: /[/+]json-seq$/, body: "other", client: "text", stream: "records" },
  { pattern: /[/+](?:x-)?(?:ndjson|jsonl(?:ines)?|json-?lines)$/, body: "other", client: "text", stream: "lines" },
  { pattern: /[/+]xml$/, body: "xml", client: "text" },
  { pattern: /^text\//, body: "text", client: "text" },
  // Frameworks that respond with JSON write it.
  { pattern: /^\*\/\*/, body: "other", client: "json" },
  { pattern: /[/+](?:xml|ya?ml|(?:x-)?ndjson|jsonl(?:ines)?|json-seq)\b/, body: "other", client: "text" },
  { pattern: /\/(?:javascript|graphql|sql)\b/, body: "other", client: "text" },
  { pattern: /[/+]json\b/, body: "other", client: "json" },
];

const bytes: Omit<MediaRow, "pattern"> = { body: "other", client: "binary" };

function findRow(essence: string): Omit<MediaRow, "pattern"> {
  return mediaKinds.find(({ pattern }) => pattern.test(essence)) ?? bytes;
}

/** Reads how bodies of a media type are written. */
export function readBodyKind(mediaType: string): BodyKind {
  return findRow(parseMediaType(mediaType).essence).body;
}

/** Reads how a client reads a body of a media type. */
export function readMediaKind(mediaType: string): MediaKind {
  return findRow(parseMediaType(mediaType).essence).client;
}

/** Finds the media type that clients read as JSON: `application/json` if there is one, else the first. */
export function findJson<Media extends { readonly name: string }>(media: readonly Media[]): Media | undefined {
  const candidates = media.filter(({ name }) => readMediaKind(name) === "json");
  return candidates.find(({ name }) => parseMediaType(name).essence === "application/json") ?? candidates[0];
}

/** Reads how a media type separates its items. Returns `undefined` for one without items. */
export function readStreamKind(mediaType: string): StreamKind | undefined {
  return findRow(parseMediaType(mediaType).essence).stream;
}

/** Returns whether a body of a media type can have no bytes, as an empty text, an empty file or a form without fields has. */
export function canBeEmpty(mediaType: string): boolean {
  const { essence } = parseMediaType(mediaType);
  const { body, client } = findRow(essence);
  return essence !== "" && client !== "json" && body !== "multipart" && body !== "xml";
}

/** The fields of an event. https://html.spec.whatwg.org/#event-stream-interpretation */
const eventFields: ReadonlySet<string> = new Set(["data", "event", "id", "retry", "comment"]);

/** Returns `true` when an object with these properties is a whole event of a `text/event-stream`, and not its data alone. */
export function isWholeEvent(names: readonly string[]): boolean {
  return names.includes("data") && names.every((name) => eventFields.has(name));
}
