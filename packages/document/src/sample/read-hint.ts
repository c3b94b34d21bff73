import { type TextKind, textKinds } from "./sample.ts";
import type { SchemaObject } from "../schema/schema.ts";

/** What `x-sample` can say of a value. */
export const sampleHints = [...textKinds, "token", "count", "rounded-count"] as const;

export type SampleHint = (typeof sampleHints)[number];

/** Returns what kind of value the document declares by `x-sample`; `undefined` where it says nothing that is known. */
export function readHint(members: readonly SchemaObject[]): SampleHint | undefined {
  const declared = members.map((member) => member["x-sample"]).find((hint) => hint !== undefined);
  return isSampleHint(declared) ? declared : undefined;
}

/** Is it a kind of value that `x-sample` can name? */
export function isSampleHint(value: unknown): value is SampleHint {
  return sampleHints.some((hint) => hint === value);
}

/** Is it a kind of text that the fixtures have tables for? */
export function isTextKind(hint: SampleHint): hint is TextKind {
  return textKinds.some((kind) => kind === hint);
}
