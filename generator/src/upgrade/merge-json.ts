import { isDeepStrictEqual } from "node:util";
import { isNode } from "@shortvideo-api/document/source";

/** The edits of a text: that of the user, the one before the edits, and that of the generator. */
export interface Edits {
  readonly ours: string;
  readonly base: string;
  readonly theirs: string;
}

/**
 * Merges two edits of a JSON file key by key, so that neighbouring lines do not conflict. Keeps the user's order, indentation and line ends.
 * Returns `undefined` if both have changed a key to different values, or if a text is not JSON.
 */
export function mergeJson({ ours, base, theirs }: Edits): string | undefined {
  try {
    const before: unknown = JSON.parse(ours);
    const merged = mergeValue(before, JSON.parse(base), JSON.parse(theirs));
    return isDeepStrictEqual(merged, before) ? ours : printLike(ours, merged);
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof MergeConflict) return undefined;
    throw error;
  }
}

/** Both sides have changed a value. */
class MergeConflict extends Error {
  override readonly name = "MergeConflict";
}

/** Merges a value; `undefined` stands for a key that does not exist. */
function mergeValue(ours: unknown, base: unknown, theirs: unknown): unknown {
  if (isDeepStrictEqual(ours, theirs) || isDeepStrictEqual(theirs, base)) return ours;
  if (isDeepStrictEqual(ours, base)) return theirs;
  if (!isNode(ours) || !isNode(theirs)) throw new MergeConflict();
  const before = isNode(base) ? base : {};
  const merged = orderKeys(Object.keys(ours), Object.keys(theirs)).map((key) => [
    key,
    mergeValue(readKey(ours, key), readKey(before, key), readKey(theirs, key)),
  ]);
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
}

function readKey(node: Readonly<Record<string, unknown>>, key: string): unknown {
  return Object.hasOwn(node, key) ? node[key] : undefined;
}

/** Lists the keys of both sides in the user's order. A further key follows the one that it follows on the other side. */
function orderKeys(ours: readonly string[], theirs: readonly string[]): string[] {
  const ordered = [...ours];
  for (const [index, key] of theirs.entries()) {
    if (ours.includes(key)) continue;
    const previous = theirs[index - 1];
    ordered.splice(previous === undefined ? 0 : ordered.indexOf(previous) + 1, 0, key);
  }
  return ordered;
}

/** Prints a value with the indentation and the line ends of a text. */
function printLike(text: string, value: unknown): string {
  const [, indent] = /^[[{]\r?\n([ \t]+)/.exec(text.trimStart()) ?? [];
  const printed = JSON.stringify(value, null, indent ?? 2);
  const [end = ""] = /\s*$/.exec(text) ?? [];
  return `${text.includes("\r\n") ? printed.replaceAll("\n", "\r\n") : printed}${end}`;
}
