import { stringifyExact } from "@shortvideo-api/wire";
import { findResponseKey, type OpenApi } from "@shortvideo-api/document";
import { describePlacedMisfit } from "./describe-misfit.js";
import type { Operation } from "./operation.js";
import { type CompileSchema, createSchemaCompiler } from "./schema-compiler.js";

/** Holds bodies of answers against the document. */
export interface BodyJudge {
  /** Says what is wrong with a body, 64-bit numbers as decimal strings: `"/data/cursor must be string"`; `undefined` when nothing is. */
  findFault(operation: Operation, status: number, body: unknown): string | undefined;
}

/** Compiles a schema when something is held against it first: most mocks never do. */
export function createBodyJudge(document: OpenApi): BodyJudge {
  let compile: CompileSchema | undefined;
  return {
    findFault(operation, status, body) {
      const response = operation.responses.get(findResponseKey(operation, status) ?? "");
      if (!response) return "is the body of no documented status";
      compile ??= createSchemaCompiler(document, "response");
      const validate = compile(response.schema);
      if (validate(JSON.parse(stringifyExact(body, response.exact)))) return undefined;
      return describePlacedMisfit(validate.errors);
    },
  };
}
