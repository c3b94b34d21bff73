import { describePlacedMisfit } from "./describe-misfit.js";
import { once } from "./once.js";
import type { Schema } from "./openapi.js";
import type { CompileSchema } from "./schema-compiler.js";

/** Creates what says which part of a value does not fit a schema. Compiles the schema when the first value comes. */
export function createFaultFinder(schema: Schema, compile: CompileSchema): (value: unknown) => string | undefined {
  const compiled = once(() => compile(schema));
  return (value) => {
    const validate = compiled();
    return validate(value) ? undefined : describePlacedMisfit(validate.errors, "The body");
  };
}
