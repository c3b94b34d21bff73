import { decodePercent } from "@shortvideo-api/document";
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

/** Reads a segment of a path of an operation. A segment without names becomes its decoded text. */
export function readSegment(
  segment: string,
  { parameters }: Pick<ServedOperation, "parameters">,
): string | SegmentTemplate {
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
export function matchSegment({ literals, choices }: SegmentTemplate, text: string): string[] | undefined {
  const [prefix = "", ...rest] = literals;
  const suffix = rest.pop() ?? "";
  if (!text.startsWith(prefix) || !text.endsWith(suffix)) return undefined;
  let end = text.length - suffix.length;
  const values: string[] = [];
  for (const [index, literal] of [...rest.entries()].toReversed()) {
    const before = text.slice(0, end);
    const listed = choices[index + 1]?.filter((choice) => before.endsWith(choice)) ?? [];
    const latest = end - Math.max(1, ...listed.map((choice) => choice.length)) - literal.length;
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
