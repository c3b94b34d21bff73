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
import { describeSchemaError } from "../operation/describe-schema-error.js";
import { readExact } from "../operation/read-exact.js";
import type { CompileSchema } from "../operation/compile/compile-on-use.js";
import { createContentCompiler } from "../operation/compile/schema-compiler.js";
import type { DocumentDiagnostic } from "./document-diagnostic.js";
import { type ExampleSite, listSites, type SchemaSite } from "./list-sites.js";

/** Finds schemas that do not compile, and examples and defaults that do not fit theirs. */
export function checkSchemas(document: OpenApi, compile: CompileSchema): DocumentDiagnostic[] {
  return listSites(document).flatMap((site) => {
    const reason = findCompileProblem(compile, site);
    if (reason !== undefined) return [{ path: site.path, message: `The schema does not compile: ${reason}.` }];
    return site.examples.flatMap((each) => findMisfit(document, site.path, site.schema, compile, each));
  });
}

function findCompileProblem(compile: CompileSchema, { path }: SchemaSite): string | undefined {
  try {
    compile({ $ref: printReference(path) });
    return undefined;
  } catch (error) {
    return (error instanceof Error ? error.message : String(error)).replace(/\.$/, "");
  }
}

/** Describes why an example does not match the schema at `path`; empty if it matches. 64-bit numbers may be texts of digits. */
export function findMisfit(
  document: OpenApi,
  path: readonly Step[],
  schema: Schema,
  compile: CompileSchema,
  { path: examplePath, value }: ExampleSite,
): DocumentDiagnostic[] {
  const validate = compile({ $ref: printReference(path) });
  const wire: unknown = parseJson(stringifyExact(value ?? null, readExact(document, schema)));
  if (validate(wire)) return [];
  const [first] = validate.errors ?? [];
  const inside = first?.instancePath ?? "";
  const part = inside === "" ? "it" : `\`${inside}\``;
  const message = `The example does not fit its schema: ${part} ${describeSchemaError(first)}. Correct the example or the schema.`;
  return [{ path: [...examplePath, ...readPointer(inside)], message }];
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
    const compile = known.get(key) ?? createContentCompiler(document, directions);
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
