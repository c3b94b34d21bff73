import type { Json } from "../schema/json.ts";
import type { Schema } from "../schema/schema.ts";
import type { FindSample, Sample } from "./sample.ts";

/** Plans for valid values of a document's schemas. */
export interface Samples {
  /** Returns the plan of a component schema's factory, by its key; `undefined` when the schema admits no finite value. */
  named: (key: string) => Sample | undefined;
  /** Returns the plan of a factory by its schema's alias; `undefined` before `named` has planned it. */
  byAlias: FindSample;
  /** Replaces the plan of a schema's factory, by its alias, with another valid one. */
  replace: (alias: string, sample: Sample) => void;
  /** Returns `true` when the values of the factory were verified. Returns `false` when no valid value was found. */
  isVerified: (key: string) => boolean;
  /** Returns `true` when each value of the component schema would contain others without end. */
  isEndless: (key: string) => boolean;
  /**
   * Returns a plan for any schema of the document. For a `$ref`, it is the factory. `examples` are the values that stand beside the
   * schema, in a media type or a parameter. The first valid one is used unchanged. `name` is the name of the value in built texts.
   */
  of: (schema: Schema, examples?: readonly unknown[], name?: string) => Sample | undefined;
  /**
   * Returns a plan for a whole body. The first valid example is used unchanged: of `examples`, which stand beside the schema, then of the
   * schema itself, if it lacks no field.
   */
  ofBody: (schema: Schema, examples: readonly unknown[]) => Sample | undefined;
  /** Returns the schema at the end of a path of field names, and of `[]` for items; `undefined` if none exists. */
  at: (schema: Schema, path: readonly string[]) => Schema | undefined;
  /** Returns `true` when the value is valid, as callers see it. */
  admits: (schema: Schema, value: Json) => boolean;
  /**
   * Corrects a value, as callers see it, so that the schema admits it. Keeps the parts that the schema admits. Returns
   * `undefined` when no such value was found.
   */
  correct: (schema: Schema, value: Json, seed: number) => Json | undefined;
  /** Returns a value that resembles a valid one, also when the schema admits none. */
  draft: (schema: Schema) => Json | undefined;
  /** Returns a plan as the {@link SampleFitter} changes it for the schema. */
  fit: (sample: Sample, schema: Schema) => Sample;
}

/** Changes the form of plans for their users. The values of the plans stay the same. */
export interface SampleFitter {
  /** Changes a plan for a schema of the document. */
  fit: (sample: Sample, schema: Schema) => Sample;
  /** Changes the plan of a component schema, by its key. */
  fitNamed: (sample: Sample, key: string) => Sample;
}
