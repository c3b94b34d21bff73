import type { ErrorObject } from "ajv";
import { holdsBigint, once, type Schema } from "@shortvideo-api/document";
import { UndecidedPatternError } from "@shortvideo-api/document/pattern";

/** Validates a value. Afterwards, `errors` has all errors of the value, in the order of the keywords of Ajv. */
export interface ValidateValue {
  (value: unknown): boolean;
  errors?: readonly ErrorObject[] | null | undefined;
}

/** Compiles a schema of the document to a function that validates a value. */
export type CompileSchema = (schema: Schema) => ValidateValue;

/** A schema does not compile, or its validation does not end. The message is a sentence. */
export class UnusableSchemaError extends Error {
  override readonly name = "UnusableSchemaError";
}

/** Opens a compiler of schemas for values without bigints, or for values that may contain them. */
export type OpenCompiler = (hasBigints: boolean) => CompileSchema;

/**
 * Compiles each schema and its references when it is first used: most mocks use a small part of their document. The first value with a
 * bigint compiles the schema once more, so that other values cost nothing.
 *
 * A value passes when matching its pattern takes too long. The compiler then calls `onUndecided` with a sentence.
 */
export function compileOnUse(open: OpenCompiler, onUndecided?: (warning: string) => void): CompileSchema {
  const compiled = new Map<unknown, ValidateValue>();
  const compilePlain = open(false);
  const compileExact = once(() => open(true));
  return (schema) => {
    const key = readKey(schema);
    let validate = compiled.get(key);
    if (!validate) {
      const exact = once(() => compileSafely(compileExact(), schema));
      validate = passUndecided(compileSafely(compilePlain, schema), exact, onUndecided);
      compiled.set(key, validate);
    }
    return validate;
  };
}

function compileSafely(compile: CompileSchema, schema: Schema): ValidateValue {
  try {
    return compile(schema);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UnusableSchemaError(`A schema of it cannot be used: ${reason.replace(/\.?$/, ".")}`, { cause: error });
  }
}

function passUndecided(
  plain: ValidateValue,
  exact: () => ValidateValue,
  onUndecided: (warning: string) => void = () => {},
): ValidateValue {
  const passing: ValidateValue = (value) => {
    try {
      const validate = holdsBigint(value) ? exact() : plain;
      const isValid = validate(value);
      passing.errors = validate.errors ?? null;
      return isValid;
    } catch (error) {
      if (error instanceof RangeError) {
        throw new UnusableSchemaError("A schema of it contains itself, so its validation never ends.", {
          cause: error,
        });
      }
      if (!(error instanceof UndecidedPatternError)) throw error;
      onUndecided(`${error.message} The value is not checked.`);
      passing.errors = null;
      return true;
    }
  };
  return passing;
}

/** Returns the schema itself, or the target of a schema that is only a reference: callers create such schemas for each call. */
function readKey(schema: Schema): unknown {
  const isReference = typeof schema === "object" && typeof schema["$ref"] === "string";
  return isReference && Object.keys(schema).length === 1 ? schema["$ref"] : schema;
}
