import type { ValidateFunction } from "ajv/dist/2020.js";
import type { Schema } from "@shortvideo-api/document";
import { once } from "./once.js";
import type { CompileSchema } from "./schema-compiler.js";

/** What checks the values of a parameter. */
export interface ParameterCheck {
  readonly accepts: (value: unknown) => boolean;
  /** The first error of a value; `undefined` where it fits. */
  readonly findError: (value: unknown) => NonNullable<ValidateFunction["errors"]>[number] | undefined;
}

/** Returns what checks the values of a parameter. Compiles the schema when the first value comes. */
export function compileParameter(schema: Schema, compile: CompileSchema): ParameterCheck {
  const validate = once(() => compile(schema));
  return {
    accepts: (value) => validate()(value),
    findError: (value) => (validate()(value) ? undefined : validate().errors?.[0]),
  };
}
