import {
  areAllTypes,
  findResponseKey,
  httpMethods,
  listOperations,
  listPaths,
  listShadowed,
  type OpenApi,
  type OperationObject,
  type PathItem,
  type PathOperation,
  readCredentials,
  type RequestBodyObject,
  resolve,
  type ResponseObject,
  type SchemaType,
  toRequestPath,
  viewSchema,
} from "@shortvideo-api/document";
import { once } from "./once.js";
import type { EchoPlace, ServedOperation, Parameter, Response } from "./operation.js";
import { readUsualStatus } from "./read-usual-status.js";
import { readPagination } from "./pagination.js";
import { readAcceptedBody } from "./read-accepted-body.js";
import { readParameters } from "./read-parameters.js";
import { readResponseMedia } from "./read-response-media.js";
import { readExact } from "./read-exact.js";
import { type CompileSchema, createSchemaCompiler } from "./compile/schema-compiler.js";

/** Returns why the mock cannot serve the part at `path`, apart from its fields `leftOut`; `undefined` if it can. */
export type FindBroken = (path: readonly string[], node: unknown, leftOut?: readonly string[]) => string | undefined;

/** Options of {@link readOperations}. */
export interface ReadOptions {
  /** Called with a sentence for each value that cannot be checked; see {@link createSchemaCompiler}. */
  readonly onUndecided?: ((warning: string) => void) | undefined;
  /** Finds the parts that cannot be served. Default: all can. */
  readonly findBroken?: FindBroken | undefined;
  /** Prints a place: `"openapi.yaml:12"`. Default: reasons contain no place. */
  readonly printPlace?: ((path: readonly string[]) => string) | undefined;
}

/**
 * Reads the operations of a document, also those that the mock cannot serve. Compiles schemas and creates sample bodies when a request
 * first needs them.
 */
export function readOperations(document: OpenApi, options: ReadOptions = {}): ServedOperation[] {
  const compile = createSchemaCompiler(document, "request", options.onUndecided);
  const shadowed = listShadowed(document);
  return listPaths(document).flatMap(([path, item]) => {
    const all = listOperations(item);
    const place = ["paths", path];
    const methods = [...httpMethods, "additionalOperations"];
    const problem = explain(findPathProblem(path), place, options) ?? options.findBroken?.(place, item, methods);
    if (problem !== undefined && all.length === 0) return [toUnserved(path, anyMethod, path, problem)];
    const isRequested = ({ method }: PathOperation) =>
      !shadowed.some((each) => each.path === path && each.method === method);
    return all
      .filter(isRequested)
      .map((pathOperation) => readSafely({ document, path, pathOperation, item, compile, problem, options }));
  });
}

/** Finds the problem of a path that no request can match. Without a slash at its beginning, it would change the host or port of a URL. */
export function findPathProblem(path: string): string | undefined {
  if (path.startsWith("/")) {
    if (!toRequestPath(path).includes("?")) return undefined;
    return `The path \`${path}\` contains a query, and no request matches it. Declare its parameters with \`in: query\`.`;
  }
  return `The path \`${path}\` does not begin with a slash, and no request matches it. Write \`/${path}\`.`;
}

/** The method of a path whose operations are unknown, because its `$ref` has no target. */
export const anyMethod = "*";

/** An operation of the document, with its path. */
interface OperationSource {
  readonly document: OpenApi;
  readonly path: string;
  readonly pathOperation: PathOperation;
  readonly item: PathItem;
  readonly compile: CompileSchema;
  /** Why no operation of the path can be served. */
  readonly problem: string | undefined;
  readonly options: ReadOptions;
}

/** Reads an operation. An error makes this operation alone unserved, because it is a problem of the document. */
function readSafely(given: OperationSource): ServedOperation {
  const { document, path, pathOperation, item, compile, options } = given;
  const { method, steps, operation: source } = pathOperation;
  const id = source.operationId ?? `${method} ${path}`;
  const place = ["paths", path, ...steps];
  const { findBroken = () => undefined } = options;
  const problem = given.problem ?? findBroken(place, source, ["responses"]);
  if (problem !== undefined) return toUnserved(id, method, path, problem);
  try {
    const findReason = (status: string) =>
      findUnsent(status) ?? findBroken([...place, "responses", status], source.responses?.[status]);
    const operation = readOperation(document, path, method, item, source, { compile, findReason });
    const unserved =
      findUnserved(operation) ?? findBroken([...place, "responses"], {}, [...operation.responses.keys()]);
    return { ...operation, unserved: explain(unserved, place, options) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return toUnserved(id, method, path, explain(reason, place, options) ?? reason);
  }
}

/** Adds the place to a sentence that has none. */
function explain(
  sentence: string | undefined,
  path: readonly string[],
  { printPlace }: ReadOptions,
): string | undefined {
  if (sentence === undefined || printPlace === undefined || /^\S+:\d+\b/.test(sentence)) return sentence;
  return `${printPlace(path)}: ${sentence}`;
}

/** Returns why the mock cannot send the usual response of an operation. The mock does not serve such an operation. */
function findUnserved(operation: ServedOperation): string | undefined {
  const { id, responses } = operation;
  const key = findResponseKey(operation, readUsualStatus(operation));
  if (key !== undefined) return responses.get(key)?.unserved;
  return `${id} documents no response. Add one, such as \`200\`.`;
}

/** Returns why the mock cannot send a status. A response with a status below 200 announces another one. */
function findUnsent(status: string): string | undefined {
  return status.startsWith("1")
    ? `A response of status ${status} does not end a request, and the mock sends none.`
    : undefined;
}

function toUnserved(id: string, method: string, path: string, unserved: string): ServedOperation {
  return {
    id,
    method,
    path,
    unserved,
    deprecated: undefined,
    parameters: [],
    explodedObjects: [],
    unchecked: [],
    exactlyOneOf: [],
    body: undefined,
    credentials: [],
    responses: new Map(),
    takesStream: false,
    pagination: undefined,
    echoes: [],
  };
}

function readOperation(
  document: OpenApi,
  path: string,
  method: string,
  item: PathItem,
  source: OperationObject,
  { compile, findReason }: { compile: CompileSchema; findReason: (status: string) => string | undefined },
): ServedOperation {
  const credentials = readCredentials(document, source);
  const read = readParameters(document, item, source, credentials.flat(), compile);
  const requestPath = toRequestPath(path);
  // Clients do not send the part of a path after `#`, so its parameters are left out.
  const isSent = ({ in: place, name }: Parameter) =>
    place !== "path" || requestPath === path || requestPath.includes(`{${name}}`);
  const parameters = read.parameters.filter(isSent);
  const requestBody = source.requestBody && resolve<RequestBodyObject>(document, source.requestBody);
  // Many clients, such as `fetch`, cannot send a body with these methods.
  const isOptional = method === "GET" || method === "HEAD";
  const declared = requestBody && (isOptional ? { ...requestBody, required: false } : requestBody);
  const { body, unchecked = [] } = declared ? readAcceptedBody(document, declared, compile) : {};
  const responses = new Map(
    Object.entries(source.responses ?? {}).map(([status, response]) => [
      status,
      readResponse(document, resolve<ResponseObject>(document, response), findReason(status)),
    ]),
  );
  return {
    id: source.operationId ?? `${method} ${path}`,
    method,
    path,
    unserved: undefined,
    deprecated: readDeprecation(source),
    parameters,
    explodedObjects: read.explodedObjects,
    unchecked: [...read.unchecked, ...unchecked],
    exactlyOneOf: source["x-exactly-one-of"] ?? [],
    body,
    credentials,
    responses,
    takesStream: hasBothKinds(responses) && takesStream(document, parameters, requestBody),
    pagination: source["x-pagination"] && readPagination(source["x-pagination"]),
    echoes: readEchoes(source, parameters),
  };
}

/** Returns whether a response is a stream in one media type, but not in another. */
function hasBothKinds(responses: ServedOperation["responses"]): boolean {
  return [...responses.values()].some(
    ({ media }) => media.some(({ isStream }) => isStream) && media.some(({ isStream }) => !isStream),
  );
}

/** Returns whether the request has a boolean `stream`, in the query or in the body. */
function takesStream(
  document: OpenApi,
  parameters: readonly Parameter[],
  body: RequestBodyObject | undefined,
): boolean {
  const inQuery = parameters.some(
    ({ in: place, name, types }) => place === "query" && name === "stream" && types.includes("boolean"),
  );
  const inBody = Object.values(body?.content ?? {}).some(({ schema = true }) =>
    isBoolean(viewSchema(document, schema).property("stream").types),
  );
  return inQuery || inBody;
}

function isBoolean(types: readonly SchemaType[]): boolean {
  return types.includes("boolean") && !areAllTypes(types);
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

function readResponse(
  document: OpenApi,
  { description, content = {} }: ResponseObject,
  unserved: string | undefined,
): Response {
  const all = readResponseMedia(document, content);
  const media = all.toSorted((one, other) => Number(one.body === "none") - Number(other.body === "none"));
  const usual = content[media[0]?.name ?? ""];
  const schema = usual?.schema ?? true;
  const exact = once(() => readExact(document, schema));
  return {
    description,
    unserved,
    mediaTypes: Object.keys(content),
    media,
    examples: Object.keys(usual?.examples ?? {}),
    get exact() {
      return exact();
    },
    schema,
  };
}
