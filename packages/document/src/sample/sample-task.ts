import { readSampleValue } from "./sample-value.ts";
import type { Json } from "../schema/json.ts";
import type { Sample } from "./sample.ts";
import type { Schema, SchemaObject } from "../schema/schema.ts";

/** A value to be planned, whose type is settled. */
export interface Task {
  /** Schemas that a value must match, all of them. */
  members: readonly SchemaObject[];
  /** Values that examples give, best first; each of them is valid. */
  hints: readonly Json[];
  /** The name of the value: `"title"`. */
  name: string;
  /** Returns `true` when a value is valid here. */
  admits: (value: Json) => boolean;
  /** The schema restricts only the type and the format. Values for them are not checked again. */
  isPlain: boolean;
}

/** A value to be planned, of which nothing is settled. */
export interface Wanted {
  /** Schemas that a value must match, all of them. */
  schemas: readonly Schema[];
  /** Values that examples around it give, as the wire has them, unchecked. */
  hints: readonly Json[];
  name: string;
  /** A plan that was not verified is better than no value at all. */
  needed: boolean;
}

/** Plans a part of a value; `undefined` when there is nothing finite, or nothing that is sure to be valid. */
export type PlanPart = (wanted: Wanted) => Sample | undefined;

/** Values of examples that a plan goes through, at most. */
const MOST = 20;

/** Seeds that show whether all values of a plan are valid. */
const seeds = [0, 1, 2, 3, 9, 10, 99, 1_234_567];

/** One value stays as it is; several of one plain type come in turn. At least one is given. */
export function pickFrom(values: readonly Json[]): Sample {
  const [first = null, ...others] = values;
  const alike = others.filter((value) => typeof value === typeof first && typeof value !== "object").slice(0, MOST - 1);
  return alike.length === 0 ? { kind: "literal", value: first } : { kind: "pick", values: [first, ...alike] };
}

/** The first of several plans of which all values are valid. */
export function firstValid<Plan extends Sample>(samples: Iterable<Plan>, { admits, isPlain }: Task): Plan | undefined {
  for (const sample of samples) if (isPlain || triesOf(sample).every(admits)) return sample;
  return undefined;
}

/** Values of a plan that refers to nothing else: those of some seeds and, where digits count, the outermost ones. */
function triesOf(sample: Sample): Json[] {
  const values = seeds.map((seed) => readSampleValue(sample, seed, () => undefined));
  if (sample.kind !== "digits" && sample.kind !== "counted") return values;
  const { before = "", after = "" } = sample.kind === "counted" ? sample : {};
  const { length } = sample.base;
  const lowest = length === 1 || sample.base.startsWith("0") ? "0".repeat(length) : "1".padEnd(length, "0");
  const repeated = [..."123456789"].map((digit) => digit.repeat(length));
  return [...values, ...[lowest, ...repeated].map((digits) => `${before}${digits}${after}`)];
}
