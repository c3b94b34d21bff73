import {
  type OpenApi,
  parseJson,
  printReference,
  readPointer,
  type Schema,
  type Step,
  type Direction,
} from "@shortvideo-api/document";
import { stringifyExact } from "@shortvideo-api/wire";
import { readExact } from "../operation/read-exact.js";
import { type CompileSchema, createSchemaCompiler } from "../operation/compile/schema-compiler.js";
import {
  describeSchemaError,
  type FindSchemaErrors,
  type SchemaError,
  UnusableSchemaError,
} from "../operation/compile/schema-error.js";
import type { DocumentDiagnostic } from "./document-diagnostic.js";
import { type ExampleSite, listSites } from "./list-sites.js";

/** Finds examples and defaults that do not fit their schemas. */
export function checkSchemas(document: OpenApi, compile: CompileSchema): DocumentDiagnostic[] {
  return listSites(document).flatMap(({ path, schema, examples }) =>
    examples.flatMap((each) => findMisfit(document, path, schema, compile, each)),
  );
}

/**
 * Describes why an example does not match the schema at `path`; empty if it matches, or if the schema contains itself without end.
 * 64-bit numbers may be texts of digits.
 */
export function findMisfit(
  document: OpenApi,
  path: readonly Step[],
  schema: Schema,
  compile: CompileSchema,
  { path: examplePath, value }: ExampleSite,
): DocumentDiagnostic[] {
  const wire: unknown = parseJson(stringifyExact(value ?? null, readExact(document, schema)));
  const [first] = findErrorsSafely(compile({ $ref: printReference(path) }), wire);
  if (!first) return [];
  const inside = first.instancePath;
  const part = inside === "" ? "it" : `\`${inside}\``;
  const message = `The example does not fit its schema: ${part} ${describeSchemaError(first)}. Correct the example or the schema.`;
  return [{ path: [...examplePath, ...readPointer(inside)], message }];
}

function findErrorsSafely(findErrors: FindSchemaErrors, value: unknown): readonly SchemaError[] {
  try {
    return findErrors(value);
  } catch (error) {
    if (error instanceof UnusableSchemaError) return [];
    throw error;
  }
}

/**
 * Creates a compiler that derives the direction of values from the `$ref` of their schema. The schemas of a response validate responses.
 * Values of a schema that both directions share may leave out the properties that either direction may leave out.
 */
export function createPlaceCompiler(document: OpenApi): CompileSchema {
  const known = new Map<string, CompileSchema>();
  return (schema) => {
    const directions = readDirections(typeof schema === "object" ? schema["$ref"] : undefined);
    const key = directions.join();
    const compile = known.get(key) ?? createSchemaCompiler(document, directions, { readsContent: true });
    known.set(key, compile);
    return compile(schema);
  };
}

function readDirections(reference: unknown): readonly Direction[] {
  const [, root, ...steps] = typeof reference === "string" ? reference.split("/") : [];
  if (root === "paths") return [steps[2] === "responses" ? "response" : "request"];
  if (steps[0] === "responses" || steps[0] === "headers") return ["response"];
  return steps[0] === "requestBodies" || steps[0] === "parameters" ? ["request"] : ["request", "response"];
}
