import type { Direction, OpenApi } from "@shortvideo-api/document";
import { type CompileSchema, createContentCompiler } from "../operation/compile/schema-compiler.js";

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
