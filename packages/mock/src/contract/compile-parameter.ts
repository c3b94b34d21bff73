import type { ValidateFunction } from "ajv/dist/2020.js";
import { MockStartError } from "./mock-start-error.js";
import type { Schema } from "./openapi.js";
import type { CompileSchema } from "./schema-compiler.js";

/** Compiles what judges the values of a parameter. Throws {@link MockStartError} where the schema does not compile. */
export function compileParameter(name: string, schema: Schema, compile: CompileSchema): ValidateFunction {
  try {
    return compile(schema);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new MockStartError([`The schema of \`${name}\` does not compile: ${reason}`]);
  }
}
