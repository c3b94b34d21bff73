import type { Deprecation } from "../api/operation.ts";

/** Describes since when and why an operation is deprecated, and what to use instead, as far as the document says it. */
export function describeDeprecation(
  { since, why, use }: Deprecation,
  nameCall: (use: NonNullable<Deprecation["use"]>) => string = ({ id }) => `\`${id}\``,
): string {
  const parts = [since && `Since ${since}.`, why && printSentence(why), use && `Use ${nameCall(use)}.`];
  return parts.filter(Boolean).join(" ");
}

/** Returns a text as a sentence. Adds a full stop if it is missing. */
export function printSentence(title: string): string {
  const text = title.trim();
  return /[.!?:]$/.test(text) ? text : `${text}.`;
}
