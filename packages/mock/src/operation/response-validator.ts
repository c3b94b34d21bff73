import { stringifyExact } from "@shortvideo-api/wire";
import { findResponse, once, type OpenApi, parseJson } from "@shortvideo-api/document";
import type { ServedOperation } from "./operation.js";
import { describeLocatedError } from "./compile/schema-error.js";
import { createSchemaCompiler } from "./compile/schema-compiler.js";

/** Finds the first error of the body of a response, whose 64-bit numbers are decimal strings: `"/data/cursor must be text"`. */
export type FindResponseError = (operation: ServedOperation, status: number, body: unknown) => string | undefined;

/** Creates a validator of responses. It compiles each schema when it first needs it, because most mocks need none. */
export function createResponseValidator(document: OpenApi): FindResponseError {
  const compiler = once(() => createSchemaCompiler(document, ["response"]));
  return (operation, status, body) => {
    const response = findResponse(operation, status);
    if (!response) return "belongs to a status that the document does not have";
    const [error] = compiler()(response.schema)(parseJson(stringifyExact(body, response.exact)));
    return error && describeLocatedError(error);
  };
}
