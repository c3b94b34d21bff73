import {
  isExactNumber,
  oncePer,
  type OpenApi,
  parseJson,
  type Schema,
  type SchemaObject,
  type SchemaView,
  viewSchema,
} from "@shortvideo-api/document";
import { stringifyExact } from "@shortvideo-api/wire";
import type { PlanSchema } from "../operation/plan-schema.js";
import { readExact } from "../operation/read-exact.js";
import type { CompileSchema } from "../operation/compile/schema-compiler.js";
import { UnusableSchemaError } from "../operation/compile/schema-error.js";

/**
 * Returns a valid value for a schema that keeps the valid parts of `given`. Returns `given` itself when it is valid. 64-bit numbers are
 * numbers or decimal strings. Equal seeds give equal values. Returns `undefined` when no value was found.
 */
export type SampleSchema = (schema: Schema, given: unknown, seed: number) => unknown;

/** Maximum number of seeds that are tried for one value: the validator may reject a value of the planner. */
const maxSeeds = 8;

/** Creates a sampler that validates the values of the planner. `compile` is shared by the document, so each schema is compiled once. */
export function createSampler(document: OpenApi, compile: CompileSchema, plan: PlanSchema): SampleSchema {
  function* propose(schema: Schema, given: unknown, seed: number): Generator {
    const plans = plan(schema);
    if (given !== undefined) yield plans.correct(given, seed);
    for (let offset = 0; offset < maxSeeds; offset += 1) yield plans.make(seed + offset);
    yield plans.correct({}, seed);
    yield* proposeBranches(viewSchema(document, schema), seed);
  }

  /** Proposes a value of each branch. The planner may choose a wrong one: it does not know which fields a response leaves out. */
  function* proposeBranches(view: SchemaView, seed: number): Generator {
    if (view.types.includes("null")) yield null;
    for (const branch of view.choices.flatMap(({ branches }) => branches)) {
      yield plan(branch.schema).make(seed);
      yield* proposeBranches(branch, seed);
    }
  }

  function isValid(schema: Schema, value: unknown): boolean {
    if (value === undefined || schema === false) return false;
    if (schema === true) return true;
    const findErrors = compileOnce(schema);
    return findErrors === undefined || findErrors(toWire(schema, value)).length === 0;
  }

  /** Compiles a schema. Returns `undefined` if that fails, which the validation of the document reports. */
  const compileOnce = oncePer((schema: SchemaObject) => {
    try {
      return compile(schema);
    } catch {
      return undefined;
    }
  });

  /** Converts 64-bit numbers, which are decimal strings in the mock, to numbers as on the wire. */
  function toWire(schema: Schema, value: unknown): unknown {
    if (isExactNumber(value) || typeof value === "boolean" || value === null) return value;
    const exact = readExact(document, schema);
    return Object.keys(exact).length === 0 ? value : parseJson(stringifyExact(value, exact));
  }

  return (schema, given, seed) => {
    try {
      if (given !== undefined && isValid(schema, given)) return given;
      for (const value of propose(schema, given, seed)) if (isValid(schema, value)) return value;
    } catch (error) {
      // The schema refers directly to itself, so its validation would never end.
      if (!(error instanceof RangeError || error instanceof UnusableSchemaError)) throw error;
    }
    return undefined;
  };
}
