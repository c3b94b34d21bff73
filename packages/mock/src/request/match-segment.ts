import { decodePercent, oncePer, toRequestPath } from "@shortvideo-api/document";
import type { ServedOperation } from "../operation/operation.js";

/** A segment of a path with names: `{name}.{extension}`, `{id}:cancel`. */
export interface SegmentTemplate {
  /** Names in the order of the document. */
  readonly names: readonly string[];
  /** The texts before, between and after the names: one more than there are names. */
  readonly literals: readonly string[];
  /** The listed values of each name that directly follows another one, as `extension` in `{name}{extension}`; else none. */
  readonly choices: readonly (readonly string[])[];
}

/** Reads the segments of the path of an operation. A segment without names becomes its decoded text. */
export const readSegments = oncePer((operation: ServedOperation): readonly (string | SegmentTemplate)[] =>
  toRequestPath(operation.path)
    .slice(1)
    .split("/")
    .map((segment) => readSegment(segment, operation)),
);

function readSegment(segment: string, { parameters }: Pick<ServedOperation, "parameters">): string | SegmentTemplate {
  const names = [...segment.matchAll(/\{([^{}]+)\}/g)].map(([, name = ""]) => name);
  // The document may contain an encoded segment: `caf%C3%A9`.
  const literals = segment.split(/\{[^{}]+\}/).map(decodePercent);
  if (names.length === 0) return literals.join("");
  const choices = names.map((name, index) => {
    if (index === 0 || literals[index] !== "") return [];
    return parameters.find((each) => each.in === "path" && each.name === name)?.choices ?? [];
  });
  return { names, literals, choices };
}

/**
 * Returns the value of each name; `undefined` when the text does not match. Values are not empty.
 *
 * The first name matches as much as possible: `{name}.{extension}` reads `a.b.xml` as `a.b` and `xml`. A name directly after another one
 * matches its longest listed value: `{name}{extension}` reads `a.xml` as `a` and `.xml`, if `.xml` is listed.
 *
 * The time is proportional to the length of the text. With a regular expression, it could grow with the square of the length.
 */
export function matchSegment(template: SegmentTemplate, text: string): readonly string[] | undefined {
  const [first] = listMatches(template, text, 1);
  return first;
}

/** The inverse of {@link matchSegment}. */
export function joinSegment({ literals }: SegmentTemplate, values: readonly string[]): string {
  return literals.map((literal, index) => literal + (values[index] ?? "")).join("");
}

/** The most ways to split one segment that are listed, so that a long text takes no long time. */
const mostMatches = 50;

/** Lists the values that the names may have in a text, those of {@link matchSegment} first. */
export function listMatches(
  { literals, choices }: SegmentTemplate,
  text: string,
  most: number = mostMatches,
): readonly (readonly string[])[] {
  const [prefix = "", ...rest] = literals;
  const suffix = rest.pop() ?? "";
  if (!text.startsWith(prefix) || !text.endsWith(suffix)) return [];
  const found: (readonly string[])[] = [];
  split(rest.length, text.length - suffix.length, []);
  return found;

  /** Splits the text before `end` at the literals before this one, the last literal first. */
  function split(count: number, end: number, values: readonly string[]): void {
    const literal = rest[count - 1];
    if (literal === undefined) {
      if (end > prefix.length) found.push([text.slice(prefix.length, end), ...values]);
      return;
    }
    const before = text.slice(0, end);
    const listed = choices[count]?.filter((choice) => before.endsWith(choice)) ?? [];
    const latest = end - Math.max(1, ...listed.map((choice) => choice.length)) - literal.length;
    for (let start = findLast(literal, latest); start > prefix.length; start = findLast(literal, start - 1)) {
      const known = found.length;
      split(count - 1, start, [text.slice(start + literal.length, end), ...values]);
      // An earlier literal leaves even less text for the names before it.
      if (found.length === known || found.length >= most) return;
    }
  }

  function findLast(literal: string, latest: number): number {
    return latest < 0 ? -1 : text.lastIndexOf(literal, latest);
  }
}

/** Counts the characters outside names, to rank segments. A segment without names ranks above all others. */
export function countLiterals(segment: string | SegmentTemplate): number {
  return typeof segment === "string" ? Number.MAX_SAFE_INTEGER : segment.literals.join("").length;
}
