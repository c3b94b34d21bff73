import type { OpenApi, Schema, SchemaObject } from "@shortvideo-api/document";
import { stringifyExact } from "@shortvideo-api/wire";
import type { PlanSchema } from "../operation/plan-schema.js";
import { readExact } from "../operation/read-exact.js";
import { type CompileSchema, UnusableSchemaError } from "../operation/schema-compiler.js";

/** Builds valid values for schemas of a document. */
export interface Sampler {
  /**
   * Returns a valid value for the schema that keeps the valid parts of `given`. Returns `given` itself when it is valid. 64-bit
   * numbers are numbers or decimal strings. The same seed leads to the same value. Returns `undefined` when no value was found.
   */
  sample(schema: Schema, given: unknown, seed: number): unknown;
  /** Returns a value that resembles a valid one, for messages that say why no value is valid. */
  draft(schema: Schema): unknown;
}

/** Seeds that are tried for one value: a plan can lead to values that only the validator rejects. */
const mostSeeds = 8;

/** Creates a sampler that validates what the planner proposes. `compile` is the document's own, so that a schema is compiled once. */
export function createSampler(document: OpenApi, compile: CompileSchema, plan: PlanSchema): Sampler {
  const compiled = new WeakMap<SchemaObject, ReturnType<CompileSchema> | undefined>();

  function* propose(schema: Schema, given: unknown, seed: number): Generator {
    const plans = plan(schema);
    if (given !== undefined) yield plans.correct(given, seed);
    for (let offset = 0; offset < mostSeeds; offset += 1) yield plans.make(seed + offset);
    yield plans.correct({}, seed);
    yield* proposeBranches(schema, seed);
  }

  /** The planner does not know what a response leaves out, which can decide between branches. */
  function* proposeBranches(schema: Schema, seed: number): Generator {
    if (typeof schema === "boolean") return;
    if ([schema.type].flat().includes("null")) yield null;
    for (const branch of [schema.oneOf, schema.anyOf].flatMap((branches) => branches ?? [])) {
      yield plan(branch).make(seed);
      yield* proposeBranches(branch, seed);
    }
  }

  function isValid(schema: Schema, value: unknown): boolean {
    if (value === undefined || schema === false) return false;
    if (schema === true) return true;
    const validate = compileOnce(schema);
    return validate === undefined || validate(toWire(schema, value));
  }

  /** The gate reports a schema that does not compile. */
  function compileOnce(schema: SchemaObject): ReturnType<CompileSchema> | undefined {
    if (!compiled.has(schema)) {
      try {
        compiled.set(schema, compile(schema));
      } catch {
        compiled.set(schema, undefined);
      }
    }
    return compiled.get(schema);
  }

  /** 64-bit numbers are decimal strings in the mock, and numbers on the wire. */
  function toWire(schema: Schema, value: unknown): unknown {
    if (typeof value === "number" || typeof value === "boolean" || value === null) return value;
    const exact = readExact(document, schema);
    return Object.keys(exact).length === 0 ? value : JSON.parse(stringifyExact(value, exact));
  }

  return {
    sample(schema, given, seed) {
      try {
        if (given !== undefined && isValid(schema, given)) return given;
        for (const value of propose(schema, given, seed)) if (isValid(schema, value)) return value;
      } catch (error) {
        // A schema that refers to itself directly: no validator ends.
        if (!(error instanceof RangeError || error instanceof UnusableSchemaError)) throw error;
      }
      return undefined;
    },
    draft: (schema) => plan(schema).draft(),
  };
}
