/** A segment of a path with names: `{name}.{extension}`, `{id}:cancel`. */
export interface SegmentTemplate {
  /** Names in the order of the document. */
  readonly names: readonly string[];
  /** The texts before, between and after the names: one more than there are names. */
  readonly literals: readonly string[];
}

/** Reads a segment of a path. A segment without names becomes its decoded text. */
export function readSegment(segment: string): string | SegmentTemplate {
  const names = [...segment.matchAll(/\{([^{}]+)\}/g)].map(([, name = ""]) => name);
  const literals = segment.split(/\{[^{}]+\}/).map(decode);
  return names.length === 0 ? literals.join("") : { names, literals };
}

/** Decodes a text, because the document may contain an encoded segment: `caf%C3%A9`. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Returns the value of each name; `undefined` when the text does not match. Values are not empty.
 *
 * The first name matches as much as possible: `{name}.{extension}` reads `a.b.xml` as `a.b` and `xml`. The time is proportional to the
 * length of the text. With a regular expression, it could grow with the square of the length.
 */
export function matchSegment({ literals }: SegmentTemplate, text: string): string[] | undefined {
  const [prefix = "", ...rest] = literals;
  const suffix = rest.pop() ?? "";
  if (!text.startsWith(prefix) || !text.endsWith(suffix)) return undefined;
  let end = text.length - suffix.length;
  const values: string[] = [];
  for (const literal of rest.toReversed()) {
    const latest = end - 1 - literal.length;
    const start = latest < 0 ? -1 : text.lastIndexOf(literal, latest);
    if (start < 0) return undefined;
    values.unshift(text.slice(start + literal.length, end));
    end = start;
  }
  return end > prefix.length ? [text.slice(prefix.length, end), ...values] : undefined;
}

/** Counts the characters outside names, to rank segments. A segment without names ranks above all others. */
export function countLiterals(segment: string | SegmentTemplate): number {
  return typeof segment === "string" ? Number.MAX_SAFE_INTEGER : segment.literals.join("").length;
}
