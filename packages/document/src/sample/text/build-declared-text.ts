import { readBound } from "../../schema/merge-schemas.ts";
import { isTextKind, readHint } from "../read-hints.ts";
import { restrictsNothing } from "../../schema/schema.ts";
import type { Task } from "../sample-task.ts";
import type { Sample } from "../sample.ts";

/**
 * Plans a text of the kind that `x-sample` declares. Returns `undefined` without `x-sample`, and where the schema requires more
 * than a length: texts of a kind may not match a pattern or a format.
 */
export function buildDeclaredText({ members, hints, name }: Task): Sample | undefined {
  const hint = readHint(members);
  const shortest = readBound(members, "minLength") ?? 0;
  const longest = readBound(members, "maxLength");
  const isFree = members.every((member) => restrictsNothing(member, ["type", "minLength", "maxLength"]));
  if (hint === undefined || !isFree) return undefined;
  const texts = hints.filter((value) => typeof value === "string");
  if (hint === "token") return buildToken(texts);
  if (!isTextKind(hint) || shortest > 1 || (longest ?? 1) < 1) return undefined;
  const [value = name] = texts;
  return {
    kind: "text",
    of: hint === "caption" && shortest > 0 ? "sentence" : hint,
    longest,
    value: [...value].slice(0, longest).join(""),
  };
}

/** Plans a text that changes in the part in which its examples differ. Returns `undefined` without a second example. */
function buildToken(examples: readonly string[]): Sample | undefined {
  const [first = "", ...others] = examples;
  if (others.length === 0) return undefined;
  const before = Math.min(...others.map((other) => countShared(first, other)));
  const rest = first.length - before;
  const after = Math.min(...others.map((other) => countShared(reverse(first), reverse(other))), rest);
  const base = first.slice(before, first.length - after);
  return { kind: "token", before: first.slice(0, before), base, after: first.slice(first.length - after) };
}

/** Counts the characters that two texts share at their beginning. */
function countShared(one: string, other: string): number {
  let shared = 0;
  while (shared < one.length && one[shared] === other[shared]) shared += 1;
  return shared;
}

function reverse(text: string): string {
  return [...text].reverse().join("");
}
