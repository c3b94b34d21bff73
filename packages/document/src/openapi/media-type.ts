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
