import { describeMisfit } from "./describe-misfit.js";
import type { Schema } from "./openapi.js";
import type { CompileSchema } from "./schema-compiler.js";

/** Creates what says which part of a value does not fit a schema. */
export function createFaultFinder(schema: Schema, compile: CompileSchema): (value: unknown) => string | undefined {
  const validate = compile(schema);
  return (value) => {
    if (validate(value)) return undefined;
    const [first] = validate.errors ?? [];
    return `${first?.instancePath || "The body"} ${describeMisfit(first)}`;
  };
}
