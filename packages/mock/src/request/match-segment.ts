/** A segment of a path with names in it: `{name}.{extension}`, `{id}:cancel`. */
export interface SegmentTemplate {
  /** Names in the order of the document. */
  readonly names: readonly string[];
  /** The text before, between and behind the names: one more than there are names. */
  readonly literals: readonly string[];
}

/** Reads a segment of a path; text without names is literal, percent-decoded. */
export function readSegment(segment: string): string | SegmentTemplate {
  const names = [...segment.matchAll(/\{([^{}]+)\}/g)].map(([, name = ""]) => name);
  const literals = segment.split(/\{[^{}]+\}/).map(decode);
  return names.length === 0 ? literals.join("") : { names, literals };
}

/** The document may write a segment as requests send it: `caf%C3%A9`. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Returns the value of each name; `undefined` when the text does not match. No value is empty.
 *
 * The first name takes as much as it can: `{name}.{extension}` reads `a.b.xml` as `a.b` and `xml`. Takes time in proportion to
 * the text, where a regular expression could take its square or more.
 */
export function matchSegment({ literals }: SegmentTemplate, text: string): string[] | undefined {
  const [prefix = "", ...rest] = literals;
  const suffix = rest.pop() ?? "";
  if (!text.startsWith(prefix) || !text.endsWith(suffix)) return undefined;
  let end = text.length - suffix.length;
  const values: string[] = [];
  for (const literal of rest.toReversed()) {
    const at = end - 1 - literal.length < 0 ? -1 : text.lastIndexOf(literal, end - 1 - literal.length);
    if (at < 0) return undefined;
    values.unshift(text.slice(at + literal.length, end));
    end = at;
  }
  return end > prefix.length ? [text.slice(prefix.length, end), ...values] : undefined;
}

/** Counts the characters that are not part of a name; a segment without names has more than any other. */
export function countLiterals(segment: string | SegmentTemplate): number {
  return typeof segment === "string" ? Number.MAX_SAFE_INTEGER : segment.literals.join("").length;
}
