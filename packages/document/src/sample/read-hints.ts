import { asJson, type Json, withoutRepeated } from "../schema/json.ts";
import type { Exacts } from "../schema/build-exact.ts";
import { readClientView } from "../schema/read-views.ts";
import type { Wanted } from "./sample-task.ts";
import type { Schema, SchemaObject } from "../schema/schema.ts";
import { type TextKind, textKinds } from "./sample.ts";

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

/**
 * Reads the values of examples, as callers see them and not validated. First are those of the examples around the value, then the examples
 * of its schemas (`members`, with references resolved). Without any, uses the defaults.
 */
export function readHints(exacts: Exacts, wanted: Wanted, members: readonly Schema[]): Json[] {
  const values = readWireHints(wanted, members);
  if (values.length === 0) return [];
  const model = exacts.of({ allOf: wanted.schemas });
  return withoutRepeated(values.map((value) => readClientView(value, model, exacts)));
}

/** Reads the values as {@link readHints} does, in wire form. */
export function readWireHints(wanted: Wanted, members: readonly Schema[]): Json[] {
  const objects = members.filter((member) => typeof member === "object");
  const examples = [...wanted.hints, ...objects.flatMap(readExamples)];
  return examples.length > 0 ? examples : objects.flatMap(readDefault);
}

/** Reads the examples of a schema in wire form. `x-example` is a 64-bit number in quotes. */
export function readExamples(schema: SchemaObject): Json[] {
  const quoted = schema["x-example"];
  const examples = quoted === undefined ? (schema.examples ?? []) : [quoted, ...(schema.examples ?? [])];
  return examples.map(asJson);
}

/** Reads a default, unless it is empty. */
function readDefault({ default: value }: SchemaObject): Json[] {
  if (value === undefined || value === null || value === "") return [];
  return typeof value === "object" && Object.keys(value).length === 0 ? [] : [asJson(value)];
}
