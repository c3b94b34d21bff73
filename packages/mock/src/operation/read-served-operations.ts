import {
  areAllTypes,
  type DocumentedBody,
  type DocumentedOperation,
  type DocumentedResponse,
  findResponse,
  findSuccess,
  groupEntries,
  httpMethods,
  listCredentialSets,
  listShadowed,
  once,
  type OpenApi,
  readBodyKind,
  readOperations,
  type Step,
} from "@shortvideo-api/document";
import type { EchoPlace, ServedOperation, Parameter, Response, ResponseMedia } from "./operation.js";
import { readUsualStatus } from "./read-usual-status.js";
import { readPagination } from "./pagination.js";
import { readAcceptedBody } from "./read-accepted-body.js";
import { readParameters } from "./read-parameters.js";
import { readResponseMedia } from "./read-response-media.js";
import { readExact } from "./read-exact.js";
import { type CompileSchema, createSchemaCompiler } from "./compile/schema-compiler.js";

/** Returns why the mock cannot serve the part at `path`, apart from its fields `leftOut`; `undefined` if it can. */
export type FindBroken = (path: readonly Step[], node: unknown, leftOut?: readonly string[]) => string | undefined;

/** Options of {@link readServedOperations}. */
export interface ReadOptions {
  /** Called with a sentence for each value that cannot be checked; see {@link createSchemaCompiler}. */
  readonly onUndecided?: ((warning: string) => void) | undefined;
  /** Finds the parts that cannot be served. Default: all can. */
  readonly findBroken?: FindBroken | undefined;
  /** Prints a place: `"openapi.yaml:12"`. Default: reasons contain no place. */
  readonly printPlace?: ((path: readonly Step[]) => string) | undefined;
}

/**
 * Reads what the mock needs of the operations of a document, also of those that it cannot serve. Compiles schemas and creates sample
 * bodies when a request first needs them.
 */
export function readServedOperations(document: OpenApi, options: ReadOptions = {}): ServedOperation[] {
  const compile = createSchemaCompiler(document, ["request"], options);
  const operations = readOperations(document);
  const shadowed = new Set(listShadowed(operations).map(({ operation }) => operation));
  const byPath = groupEntries(operations.map((operation) => [operation.path, operation] as const));
  return Object.entries(document.paths).flatMap(([path, item]) => {
    const all = byPath.get(path) ?? [];
    const place = ["paths", path];
    const methods = [...httpMethods, "additionalOperations"];
    const problem = explain(findPathProblem(path), place, options) ?? options.findBroken?.(place, item, methods);
    if (problem !== undefined && all.length === 0)
      return [toUnserved({ id: path, method: anyMethod, path, steps: place }, problem)];
    return all
      .filter((operation) => !shadowed.has(operation))
      .map((operation) =>
        problem === undefined ? readSafely(document, operation, compile, options) : toUnserved(operation, problem),
      );
  });
}

/** Finds the problem of a path that no request can match. Without a slash at its beginning, it would change the host or port of a URL. */
export function findPathProblem(path: string): string | undefined {
  if (path.startsWith("/")) return undefined;
  return `The path \`${path}\` does not begin with a slash, and no request matches it. Write \`/${path}\`.`;
}

/** The method of a path whose operations are unknown, because its `$ref` has no target. */
export const anyMethod = "*";

/** Reads an operation. An error makes this operation alone unserved, because it is a problem of the document. */
function readSafely(
  document: OpenApi,
  operation: DocumentedOperation,
  compile: CompileSchema,
  options: ReadOptions,
): ServedOperation {
  const { node, steps } = operation;
  const { findBroken = () => undefined } = options;
  const problem = findBroken(steps, node, ["responses"]);
  if (problem !== undefined) return toUnserved(operation, problem);
  try {
    const findReason = (status: string) =>
      findUnsent(status) ?? findBroken([...steps, "responses", status], node.responses?.[status]);
    const served = readServed(document, operation, { compile, findReason });
    // An operation whose usual response cannot be sent is not served.
    const usual = findResponse(served, readUsualStatus(served));
    const unserved = usual?.unserved ?? findBroken([...steps, "responses"], {}, [...served.responses.keys()]);
    return { ...served, unserved: explain(unserved, steps, options) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return toUnserved(operation, explain(reason, steps, options) ?? reason);
  }
}

/** Adds the place to a sentence that has none. */
function explain(sentence: string | undefined, path: readonly Step[], { printPlace }: ReadOptions): string | undefined {
  if (sentence === undefined || printPlace === undefined || /^\S+:\d+\b/.test(sentence)) return sentence;
  return `${printPlace(path)}: ${sentence}`;
}

/** Returns why the mock cannot send a status. A response with a status below 200 announces another one. */
function findUnsent(status: string): string | undefined {
  return status.startsWith("1")
    ? `A response of status ${status} does not end a request, and the mock sends none.`
    : undefined;
}

function toUnserved(
  { id, method, path, steps }: Pick<DocumentedOperation, "id" | "method" | "path" | "steps">,
  unserved: string,
): ServedOperation {
  return {
    id,
    method,
    path,
    steps,
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

function readServed(
  document: OpenApi,
  operation: DocumentedOperation,
  { compile, findReason }: { compile: CompileSchema; findReason: (status: string) => string | undefined },
): ServedOperation {
  const { id, method, path, steps, security, exactlyOneOf, pagination } = operation;
  const credentials = listCredentialSets(security.alternatives);
  const { parameters, ...read } = readParameters(document, operation, credentials.flat(), compile);
  // Many clients, such as `fetch`, cannot send a body with these methods.
  const isOptional = method === "GET" || method === "HEAD";
  const { body, unchecked = [] } = operation.body
    ? readAcceptedBody(document, operation.body, operation.body.required && !isOptional, compile)
    : {};
  const responses = new Map(
    [...operation.responses].map(([status, response]) => [
      status,
      readResponse(document, response, findReason(status)),
    ]),
  );
  return {
    id,
    method,
    path,
    steps,
    unserved: undefined,
    deprecated: readDeprecation(operation),
    parameters,
    explodedObjects: read.explodedObjects,
    unchecked: [...read.unchecked, ...unchecked],
    exactlyOneOf: exactlyOneOf.map(({ names }) => names),
    body,
    credentials,
    responses,
    takesStream: hasBothKinds(responses) && takesStream(parameters, operation.body),
    pagination:
      pagination &&
      readPagination(pagination, {
        parameters,
        body: operation.body,
        success: findSuccess(operation),
        compile,
      }),
    echoes: readEchoes(operation, parameters),
  };
}

/** Returns whether a response is a stream in one media type, but not in another. */
function hasBothKinds(responses: ServedOperation["responses"]): boolean {
  return [...responses.values()].some(
    ({ media }) => media.some(({ isStream }) => isStream) && media.some(({ isStream }) => !isStream),
  );
}

/** Returns whether the request has a boolean `stream`, in the query or in the body. */
function takesStream(parameters: readonly Parameter[], body: DocumentedBody | undefined): boolean {
  const inQuery = parameters.some(
    ({ in: place, name, types }) => place === "query" && name === "stream" && types.includes("boolean"),
  );
  const inBody = body?.media.some(({ view }) => {
    const { types } = view.property("stream");
    return types.includes("boolean") && !areAllTypes(types);
  });
  return inQuery || inBody === true;
}

function readDeprecation({ deprecated, deprecation }: DocumentedOperation): string | undefined {
  if (!deprecated) return undefined;
  const { since, why, use } = deprecation ?? {};
  const beginning = since === undefined ? "Deprecated." : `Deprecated since ${since}.`;
  return [beginning, why, use && `Use ${use} instead.`].filter(Boolean).join(" ");
}

function readEchoes({ echoes }: DocumentedOperation, parameters: readonly Parameter[]): EchoPlace[] {
  return echoes.flatMap(({ param, places }) => {
    const parameter = parameters.find((each) => each.name === param);
    return parameter ? places.map((place) => ({ parameter: `${parameter.in}.${param}`, place })) : [];
  });
}

/** Ranks the media types of a response: that of the usual response comes first. Few callers want XML if there is another form. */
function rankMedia({ body, essence }: ResponseMedia): number {
  if (body === "none") return 2;
  return body === "made" && readBodyKind(essence) === "xml" ? 1 : 0;
}

function readResponse(document: OpenApi, documented: DocumentedResponse, unserved: string | undefined): Response {
  const all = readResponseMedia(document, documented.media);
  const media = all.toSorted((one, other) => rankMedia(one) - rankMedia(other));
  const usual = documented.media.find(({ name }) => name === media[0]?.name);
  const schema = usual?.schema ?? true;
  const exact = once(() => readExact(document, schema));
  return {
    documented,
    unserved,
    mediaTypes: documented.media.map(({ name }) => name),
    media,
    examples: [...new Set(media.flatMap(({ examples }) => examples))],
    get exact() {
      return exact();
    },
    schema,
  };
}
