import type { Deprecation } from "../../model/api/operation.ts";

/** Since when, why, and what to use instead: whole sentences, as far as the document has them. */
export function describeDeprecation(
  { since, why, use }: Deprecation,
  nameCall: (use: NonNullable<Deprecation["use"]>) => string = ({ id }) => `\`${id}\``,
): string {
  const parts = [since && `Since ${since}.`, why && printSentence(why), use && `Use ${nameCall(use)}.`];
  return parts.filter(Boolean).join(" ");
}

/** The text as a sentence, ended where it is not. */
export function printSentence(title: string): string {
  const text = title.trim();
  return /[.!?:]$/.test(text) ? text : `${text}.`;
}
