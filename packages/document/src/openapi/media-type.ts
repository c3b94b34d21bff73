/** A parsed media type, or a parsed range of media types. */
export interface ParsedMediaType {
  /** In lower case, without parameters: `"application/json"`, `"image/*"`. */
  readonly essence: string;
  /** The parameters by name. Names are in lower case. */
  readonly parameters: ReadonlyMap<string, string>;
}

/** Parses a media type. https://www.rfc-editor.org/rfc/rfc9110#section-8.3.1 */
export function parseMediaType(text: string): ParsedMediaType {
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

/** How bodies of a media type are written. */
export type BodyKind = "json" | "form" | "multipart" | "text" | "xml" | "other";

/** Reads how bodies of a media type are written. */
export function readBodyKind(essence: string): BodyKind {
  if (/[/+]json$/.test(essence)) return "json";
  if (essence === "application/x-www-form-urlencoded") return "form";
  if (essence === "multipart/form-data") return "multipart";
  if (/[/+]xml$/.test(essence)) return "xml";
  return essence.startsWith("text/") ? "text" : "other";
}

/** How a client reads a body: as JSON, as text, or as bytes. */
export type MediaKind = "json" | "text" | "binary";

/** Reads how a client reads a body of a media type. Reads `*\/*` as JSON: frameworks that respond with JSON write it. */
export function readMediaKind(mediaType: string): MediaKind {
  const { essence } = parseMediaType(mediaType);
  const kind = readBodyKind(essence);
  if (kind === "json" || essence.startsWith("*/*")) return "json";
  if (kind === "multipart") return "binary";
  if (kind !== "other" || otherTexts.test(essence)) return "text";
  return /[/+]json\b/.test(essence) ? "json" : "binary";
}

/** Media types of text whose first half is not `text`. */
const otherTexts =
  /[/+]xml\b|[/+]ya?ml\b|[/+](?:x-)?(?:ndjson|jsonl(?:ines)?|json-seq)\b|\/(?:javascript|graphql|sql)\b/;
