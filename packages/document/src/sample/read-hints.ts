import { asJson, type Json, withoutRepeated } from "../schema/json.ts";
import type { Exacts } from "../schema/build-exact.ts";
import { readClientView } from "../schema/read-views.ts";
import type { Wanted } from "./sample-task.ts";
import type { Schema, SchemaObject } from "../schema/schema.ts";

/**
 * Reads the values that examples give, as callers see them and not yet checked. Those of the value itself come before those
 * around it. Without examples, reads the default. `members` are the schemas of the value, with their references resolved.
 */
export function readHints(exacts: Exacts, wanted: Wanted, members: readonly Schema[]): Json[] {
  const objects = members.filter((member) => typeof member === "object");
  const own = objects.flatMap(readExamples);
  const examples = own.length > 0 ? own : wanted.hints;
  const values = examples.length > 0 ? examples : objects.flatMap(readDefault);
  if (values.length === 0) return [];
  const model = exacts.of({ allOf: wanted.schemas });
  return withoutRepeated(values.flatMap((value) => listSeen(readClientView(value, model, exacts))));
}

/** Reads the examples of a schema as the wire has them. `x-example` is a 64-bit number in quotes. */
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

function listSeen(value: Json | undefined): Json[] {
  return value === undefined ? [] : [value];
}
