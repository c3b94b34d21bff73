import { stringifyExact } from "@shortvideo-api/wire";
import { findResponse, type OpenApi, parseJson } from "@shortvideo-api/document";
import { describeLocatedError } from "./describe-schema-error.js";
import type { ServedOperation } from "./operation.js";
import { type CompileSchema, createSchemaCompiler } from "./compile/schema-compiler.js";

/** Validates bodies of responses against the document. */
export interface ResponseValidator {
  /** Finds the first error of a body whose 64-bit numbers are decimal strings: `"/data/cursor must be text"`. */
  findError(operation: ServedOperation, status: number, body: unknown): string | undefined;
}

/** Creates a validator. It compiles each schema when it first needs it, because most mocks need none. */
export function createResponseValidator(document: OpenApi): ResponseValidator {
  let compile: CompileSchema | undefined;
  return {
    findError(operation, status, body) {
      const response = findResponse(operation, status);
      if (!response) return "belongs to a status that the document does not have";
      compile ??= createSchemaCompiler(document, ["response"]);
      const [error] = compile(response.schema)(parseJson(stringifyExact(body, response.exact)));
      return error && describeLocatedError(error);
    },
  };
}
