import type { Exacts } from "../schema/build-exact.ts";
import type { Heights } from "../schema/measure-heights.ts";
import { type FindSample, readSampleValue, type Sample, type TextKind, textKinds } from "./sample.ts";
import { asJson, type Json, withoutRepeated } from "../schema/json.ts";
import type { Schema, SchemaObject, SchemaScope } from "../schema/schema.ts";
import { readClientView } from "../schema/read-views.ts";

/** A value to be planned, after its references and choices are resolved. */
export interface Task {
  /** The schemas that the value must match. */
  members: readonly SchemaObject[];
  /** The values of examples, best first. All are valid. */
  hints: readonly Json[];
  /** The values of examples in wire form, not validated. */
  wire: readonly Json[];
  /** The name of the value: `"title"`. */
  name: string;
  /** Whether required parts may have plans that were not verified. */
  needed: boolean;
  /** Returns `true` when a value is valid here. */
  admits: (value: Json) => boolean;
  /** Whether the schema restricts only the type and the format. Values for them are not checked again. */
  isPlain: boolean;
}

/** A value to be planned, before its references and choices are resolved. */
export interface Wanted {
  /** The schemas that the value must match. */
  schemas: readonly Schema[];
  /** The values that examples of outer values have here, in wire form and not validated. */
  hints: readonly Json[];
  /** The name of the value: `"title"`. */
  name: string;
  /** Whether a plan that was not verified is better than no plan. */
  needed: boolean;
}

/** Plans a part of a value. Returns `undefined` if no finite value exists, or if the part is not `needed` and no value is certainly valid. */
export type PlanPart = (wanted: Wanted) => Sample | undefined;

/** The facts and functions that planning needs, and that do not depend on the value. */
export interface Facts {
  readonly scope: SchemaScope;
  readonly exacts: Exacts;
  readonly heights: Heights;
  /** Finds the plan of a factory that was planned before. */
  readonly byAlias: FindSample;
  /** Returns `true` when all the schemas admit a value, as callers see it. */
  readonly admits: (schemas: readonly Schema[], value: Json) => boolean;
  /** Returns the first plan whose values are all valid; else one valid value. */
  readonly choose: (candidates: Iterable<Sample>, wanted: Wanted) => Sample | undefined;
  /** Returns `true` after so many attempts for one factory that only first branches are tried from now on. */
  readonly isSpent: () => boolean;
  /** Yields candidates that resolve these component schemas. Yields none when one of the schemas is being resolved already. */
  readonly openKeys: (keys: readonly string[], candidates: Iterable<Sample>) => Iterable<Sample>;
}

/** The most values of examples that a plan uses. */
const mostValues = 20;

/** Seeds that show whether all values of a plan are valid. */
const seeds = [0, 1, 2, 3, 9, 10, 99, 1_234_567];

/** Plans the first value and, if it is a scalar, the others of its type in turn. `values` must not be empty. */
export function pickFrom(values: readonly Json[]): Sample {
  const [first = null, ...others] = values;
  const alike = others
    .filter((value) => typeof value === typeof first && typeof value !== "object")
    .slice(0, mostValues - 1);
  return alike.length === 0 ? { kind: "literal", value: first } : { kind: "pick", values: [first, ...alike] };
}

/** Returns the first plan whose checked values are all valid. */
export function findValid<Plan extends Sample>(samples: Iterable<Plan>, { admits, isPlain }: Task): Plan | undefined {
  for (const sample of samples) if (isPlain || listTrialValues(sample).every(admits)) return sample;
  return undefined;
}

/** Lists values of a plan for a check: one for each seed, and for digits also the lowest and repeated digits. */
function listTrialValues(sample: Sample): Json[] {
  const values = seeds.map((seed) => readSampleValue(sample, seed, () => undefined));
  if (sample.kind !== "digits" && sample.kind !== "counted") return values;
  const { before = "", after = "" } = sample.kind === "counted" ? sample : {};
  const { length } = sample.base;
  const lowest = length === 1 || sample.base.startsWith("0") ? "0".repeat(length) : "1".padEnd(length, "0");
  const repeated = [..."123456789"].map((digit) => digit.repeat(length));
  return [...values, ...[lowest, ...repeated].map((digits) => `${before}${digits}${after}`)];
}

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
