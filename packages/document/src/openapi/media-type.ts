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
