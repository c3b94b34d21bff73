import { extend, isMapping, type JsonObject, findMapping, toMapping, toText, findValue } from "./load-document.ts";

/** One of the schemas that together describe a value. */
export interface Facet {
  pointer: string;
  schema: JsonObject;
}

/** An operation and its place in the document. */
export interface Operation {
  id: string;
  path: string;
  method: string;
  pointer: string;
  operation: JsonObject;
}

/** Follows `$ref`s to their end. Returns the pointer of the target; for a missing target, its own pointer. */
export function resolve(document: JsonObject, pointer: string): string {
  const reference = findMapping(document, pointer)?.["$ref"];
  return typeof reference === "string" ? resolve(document, decodeURIComponent(reference.slice(1))) : pointer;
}

/** Finds the pointer of the operation with an id; `undefined` if none exists. */
export function findOperation(document: JsonObject, operationId: string): string | undefined {
  return listOperations(document).find(({ id }) => id === operationId)?.pointer;
}

/** Lists all operations, of every method. */
export function listOperations(document: JsonObject): Operation[] {
  const methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];
  return Object.entries(toMapping(document["paths"])).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = toMapping(item)[method];
      if (!isMapping(operation)) return [];
      return [
        { id: toText(operation["operationId"]), path, method, pointer: extend("/paths", path, method), operation },
      ];
    }),
  );
}

/** Finds the schema of an operation's response with this status; `undefined` if none is declared. */
export function findResponseSchema(document: JsonObject, operationId: string, status: number): string | undefined {
  const operation = findOperation(document, operationId);
  if (!operation) return undefined;
  const response = resolve(document, extend(operation, "responses", String(status)));
  const pointer = extend(response, "content", "application/json", "schema");
  return findMapping(document, pointer) ? pointer : undefined;
}

/**
 * Finds all places where the document describes the field at `path` of a response: more than one if `allOf` or
 * `anyOf` lead to several. The path is written as in the tables: `data[].live_info.raw_data(json)`.
 */
export function findSchemas(document: JsonObject, operationId: string, path: string, status = 200): string[] {
  const root = findResponseSchema(document, operationId, status);
  let found = root === undefined ? [] : [root];
  for (const step of splitPath(path)) {
    found = [
      ...new Set(found.flatMap((pointer) => listFacets(document, pointer).flatMap((facet) => stepInto(facet, step)))),
    ];
  }
  return found;
}

/** Splits a path of the tables: `a.b[]` into `a`, `b`, `[]`. The root, `$`, has no steps. */
export function splitPath(path: string): string[] {
  return path === "$" ? [] : (path.match(/\[\]|\{\}|\(json\)|[^.[\]{}()]+/g) ?? []);
}

/** Lists the schemas that together describe one value: the schema, its `$ref`, and its members of `allOf`, `anyOf`, `oneOf`. */
export function listFacets(document: JsonObject, pointer: string, visited = new Set<string>()): Facet[] {
  const schema = findMapping(document, pointer);
  if (!schema || visited.has(pointer)) return [];
  visited.add(pointer);
  const reference = schema["$ref"];
  const members = ["allOf", "anyOf", "oneOf"].flatMap((keyword) =>
    Object.keys(findValue(document, extend(pointer, keyword)) ?? {}).map((index) => extend(pointer, keyword, index)),
  );
  if (typeof reference === "string") members.push(decodeURIComponent(reference.slice(1)));
  return [{ pointer, schema }, ...members.flatMap((member) => listFacets(document, member, visited))];
}

/** Lists the schemas one step further down. A step is the name of a property, `[]`, `{}` or `(json)`. */
export function stepInto({ pointer, schema }: Facet, step: string): string[] {
  if (step === "[]") return isMapping(schema["items"]) ? [extend(pointer, "items")] : [];
  if (step === "(json)") return isMapping(schema["contentSchema"]) ? [extend(pointer, "contentSchema")] : [];
  if (step === "{}") return isMapping(schema["additionalProperties"]) ? [extend(pointer, "additionalProperties")] : [];
  return isMapping(toMapping(schema["properties"])[step]) ? [extend(pointer, "properties", step)] : [];
}

/** Lists the steps that lead further down from a schema, as the tables write them. */
export function listSteps({ schema }: Facet): string[] {
  const steps = Object.keys(toMapping(schema["properties"]));
  if (isMapping(schema["items"])) steps.push("[]");
  if (isMapping(schema["additionalProperties"])) steps.push("{}");
  if (isMapping(schema["contentSchema"])) steps.push("(json)");
  return steps;
}

/** Lists the JSON types that these facets declare for a value. Returns an empty list if they declare no type. */
export function listTypes(facets: readonly Facet[]): string[] {
  const types = facets.flatMap(({ schema }) => schema["type"] ?? []).filter((type) => typeof type === "string");
  return [...new Set(types)].sort();
}

/** Finds the provenance of a value: `inferred`, `assumed`, or `undefined` for a documented value. */
export function findProvenance(facets: readonly Facet[]): string | undefined {
  for (const { schema } of facets) {
    const { status } = toMapping(schema["x-provenance"]);
    if (typeof status === "string") return status;
  }
  return undefined;
}
