import {
  listOperations,
  listPaths,
  listShadowed,
  type OpenApi,
  type OperationObject,
  type PathItem,
  readCredentials,
  type RequestBodyObject,
  resolve,
  type ResponseObject,
  toRequestPath,
} from "@shortvideo-api/document";
import { MockStartError } from "./mock-start-error.js";
import { once } from "./once.js";
import type { EchoPlace, ServedOperation, Parameter, Response } from "./operation.js";
import { readPagination } from "./pagination.js";
import { readBody } from "./read-body.js";
import { readParameters } from "./read-parameters.js";
import { readResponseMedia } from "./read-response-media.js";
import { readExact } from "./read-exact.js";
import { type CompileSchema, createSchemaCompiler } from "./schema-compiler.js";

/** Returns what is wrong with a path. Without a slash at its beginning, it would change the host or the port of a URL. */
export function findPathProblem(path: string): string | undefined {
  if (path.startsWith("/")) return undefined;
  return `The path \`${path}\` does not begin with a slash, and no request matches it. Write \`/${path}\`.`;
}

/**
 * Reads the operations of a document. Compiles schemas and creates sample bodies when a request first needs them.
 *
 * `onUndecided` is called with a sentence for each value that cannot be checked; see {@link createSchemaCompiler}.
 * Throws one {@link MockStartError} that lists all operations that cannot be read.
 */
export function readOperations(document: OpenApi, onUndecided?: (warning: string) => void): ServedOperation[] {
  const compile = createSchemaCompiler(document, "request", onUndecided);
  const reasons: string[] = [];
  const operations: ServedOperation[] = [];
  const shadowed = listShadowed(document);
  const ids = new Set<string>();
  for (const [path, item] of listPaths(document)) {
    reasons.push(...[findPathProblem(path) ?? []].flat());
    for (const { method, operation: source } of listOperations(item)) {
      if (shadowed.some((each) => each.path === path && each.method === method)) continue;
      try {
        const operation = readOperation(document, path, method, item, source, compile);
        // Reports and sessions know operations by their id.
        const isTaken = ids.size === ids.add(operation.id).size;
        operations.push(isTaken ? { ...operation, id: `${operation.method} ${path}` } : operation);
      } catch (error) {
        const found = error instanceof Error ? error.message : String(error);
        reasons.push(`${method} ${path}: ${found}`);
      }
    }
  }
  if (reasons.length > 0) throw new MockStartError(reasons);
  if (operations.length === 0) throw new MockStartError(["The document has no operation under `paths`."]);
  return operations;
}

function readOperation(
  document: OpenApi,
  path: string,
  method: string,
  item: PathItem,
  source: OperationObject,
  compile: CompileSchema,
): ServedOperation {
  const credentials = readCredentials(document, source);
  const read = readParameters(document, item, source, credentials.flat(), compile);
  const asked = toRequestPath(path);
  // The part of a path behind `#` is never sent, and its parameters are not required.
  const isAsked = ({ in: place, name }: Parameter) => place !== "path" || asked === path || asked.includes(`{${name}}`);
  const parameters = read.parameters.filter(isAsked);
  const taken = source.requestBody && resolve<RequestBodyObject>(document, source.requestBody);
  const { body, unchecked = [] } = taken ? readBody(document, taken, compile) : {};
  return {
    id: source.operationId ?? `${method} ${path}`,
    method,
    path,
    deprecated: readDeprecation(source),
    parameters,
    explodedObjects: read.explodedObjects,
    unchecked: [...read.unchecked, ...unchecked],
    exactlyOneOf: source["x-exactly-one-of"] ?? [],
    body,
    credentials,
    responses: new Map(
      Object.entries(source.responses ?? {}).map(([status, response]) => [
        status,
        readResponse(document, resolve<ResponseObject>(document, response)),
      ]),
    ),
    pagination: source["x-pagination"] && readPagination(source["x-pagination"]),
    echoes: readEchoes(source, parameters),
  };
}

function readDeprecation({ deprecated = false, "x-deprecated": details = {} }: OperationObject): string | undefined {
  if (!deprecated) return undefined;
  const since = details.since === undefined ? "Deprecated." : `Deprecated since ${details.since}.`;
  return [since, details.why, details.use && `Use ${details.use} instead.`].filter(Boolean).join(" ");
}

function readEchoes({ "x-echo": declared = {} }: OperationObject, parameters: readonly Parameter[]): EchoPlace[] {
  return Object.entries(declared).flatMap(([name, places]) => {
    const parameter = parameters.find((each) => each.name === name);
    // Validation has reported a value that is not a list.
    return parameter && Array.isArray(places)
      ? places.map((place) => ({ parameter: `${parameter.in}.${name}`, place }))
      : [];
  });
}

function readResponse(document: OpenApi, { description, content = {} }: ResponseObject): Response {
  const all = readResponseMedia(document, content);
  const media = all.toSorted((one, other) => Number(one.body === "none") - Number(other.body === "none"));
  const usual = content[media[0]?.name ?? ""];
  const schema = usual?.schema ?? true;
  const exact = once(() => readExact(document, schema));
  return {
    description,
    mediaTypes: Object.keys(content),
    media,
    examples: Object.keys(usual?.examples ?? {}),
    get exact() {
      return exact();
    },
    schema,
  };
}
