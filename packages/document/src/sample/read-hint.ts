import { type TextKind, textKinds } from "./sample.ts";
import type { SchemaObject } from "../schema/schema.ts";

/** The values of `x-sample`. */
export const sampleHints = [...textKinds, "token", "count", "rounded-count"] as const;

/** A kind of value that `x-sample` declares. */
export type SampleHint = (typeof sampleHints)[number];

/** Returns the kind of value that `x-sample` declares; `undefined` when `x-sample` is absent or unknown. */
export function readHint(members: readonly SchemaObject[]): SampleHint | undefined {
  const declared = members.map((member) => member["x-sample"]).find((hint) => hint !== undefined);
  return isSampleHint(declared) ? declared : undefined;
}

/** Returns `true` for a kind of value that `x-sample` can name. */
export function isSampleHint(value: unknown): value is SampleHint {
  return sampleHints.some((hint) => hint === value);
}

/** Returns `true` for a kind of text for which the fixtures have tables. */
export function isTextKind(hint: SampleHint): hint is TextKind {
  return textKinds.some((kind) => kind === hint);
}
