import { once, oncePer, type Schema, viewSchema } from "@shortvideo-api/document";
import { asJson, buildExacts, buildSamples, type EncodeSample, readSampleValue } from "@shortvideo-api/document/sample";
import { stringifyExact } from "@shortvideo-api/wire";
import { type SchemaCopyOptions, copySchemas } from "./copy-schemas.js";
import { toExact } from "./read-exact.js";

/** Creates values of one schema. 64-bit numbers are decimal strings. No validator has checked the values. */
export interface SchemaPlan {
  /**
   * Returns the value of a seed, the same each time. That of seed 0 is the example of the schema, if it has one. Returns `undefined` when
   * no value was found.
   */
  make(seed: number): unknown;
  /** Returns the nearest value that the schema admits. Returns `undefined` when no value was found. */
  correct(value: unknown, seed: number): unknown;
  /** Returns a value that resembles a valid one, for messages that say why no value is valid. */
  draft(): unknown;
}

/** Plans values of a schema of the document. */
export type PlanSchema = (schema: Schema) => SchemaPlan;

/** Creates a function that plans values for schemas of the document. It plans each schema once, when it is needed first. */
export function createPlanner(document: object, options: SchemaCopyOptions): PlanSchema {
  const plans = new Map<unknown, SchemaPlan>();
  return (schema) => {
    // Callers create a new object for each reference.
    const isReference = typeof schema === "object" && Object.keys(schema).length === 1 && schema.$ref !== undefined;
    const key = isReference ? schema.$ref : schema;
    const plan = plans.get(key) ?? planSchema(document, schema, options);
    plans.set(key, plan);
    return plan;
  };
}

const readRequestPlanner = oncePer((document: object) =>
  createPlanner(document, { direction: "request", refusesAssumedNull: true }),
);

/** Plans values that a request can send for a schema. Values that the document does not give are small. */
export function planRequest(document: object, schema: Schema): SchemaPlan {
  return readRequestPlanner(document)(schema);
}

/** Values to try first where a request needs any value. */
const plainValues = ["text", 1, true, ["text"], [1]];

function planSchema(document: object, root: Schema, options: SchemaCopyOptions): SchemaPlan {
  const { schema, scope } = copySchemas(document, root, options);
  const samples = buildSamples(scope);
  const { meantTypes } = viewSchema(document, root);
  const isComposite = meantTypes.every((type) => type === "object" || type === "array");
  const offersPlain = options.direction === "request" && !isComposite;
  const sample = samples.of(schema, offersPlain ? plainValues : []);
  const first = offersPlain ? sample : samples.ofBody(schema, []);
  const exacts = once(() => buildExacts(scope));
  const encode: EncodeSample = ({ schema: alias, exact }, value) => {
    const model = alias === undefined ? exact : exacts().named(alias);
    return stringifyExact(value, model ? toExact(model, exacts()) : {});
  };
  return {
    make(seed) {
      const made = seed === 0 ? first : sample;
      return made && readSampleValue(made, seed, samples.byAlias, encode);
    },
    correct: (value, seed) => samples.correct(schema, asJson(value), seed),
    draft: () => samples.draft(schema),
  };
}
