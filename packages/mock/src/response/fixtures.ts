import {
  findSuccessKey,
  mapOperations,
  type MediaType,
  type OpenApi,
  type OperationObject,
  resolve,
  type ResponseObject,
} from "@shortvideo-api/document";

/** Responses of one operation: bodies by name, and bodies of failures by status. */
export interface OperationFixtures {
  /** By name; the first one is the usual response. For a list: `firstPage`, `secondPage`, `lastPage` and `emptyPage`, which link up. */
  readonly responses: Readonly<Record<string, unknown>>;
  /** By status. */
  readonly failures: Readonly<Record<string | number, unknown>>;
  /** Creates a complete response for a seed. Default: responses for other seeds are generated from the schema. */
  readonly createResponse?: ((seed: number) => unknown) | undefined;
  /** Creates an item of a list for a seed. Default: the items of the pages are repeated with other ids. */
  readonly createItem?: ((seed: number) => unknown) | undefined;
}

/** The responses of operations, by `operationId`. 64-bit numbers are decimal strings, as the client returns them. */
export type Fixtures = Readonly<Record<string, OperationFixtures>>;

/** Copies fixtures once, because each access to those of the service creates a copy. The mock changes no fixture. */
export function copyFixtures(fixtures: Fixtures): Fixtures {
  return mapValues(fixtures, ({ responses, failures, ...others }) => ({
    ...others,
    responses: { ...responses },
    failures: { ...failures },
  }));
}

/**
 * Returns a copy of the document with the fixtures as named examples, before its own examples. Returns the document itself, whose
 * operations have been read already, if it has none of these operations.
 *
 * The first example is the usual response of the mock, and that of Prism when it serves the copy.
 */
export function insertFixtures(document: OpenApi, fixtures: Fixtures): OpenApi {
  const insertInto = (operation: OperationObject): OperationObject => {
    const given = operation.operationId === undefined ? undefined : fixtures[operation.operationId];
    return given ? withExamples(document, operation, given) : operation;
  };
  const paths = mapValues(document.paths, (item) => mapOperations(item, insertInto));
  const isSame = Object.entries(paths).every(([path, item]) => item === document.paths[path]);
  return isSame ? document : { ...document, paths };
}

function withExamples(
  document: OpenApi,
  operation: OperationObject,
  { responses: named, failures }: OperationFixtures,
): OperationObject {
  const success = findSuccessKey(Object.keys(operation.responses ?? {}));
  const responses = mapValues(operation.responses ?? {}, (entry, status) => {
    const response = resolve<ResponseObject>(document, entry);
    if (status === success) return withNamed(response, named);
    const failure = failures[status];
    return failure === undefined ? response : withNamed(response, { failure });
  });
  return { ...operation, responses };
}

function withNamed(response: ResponseObject, named: Readonly<Record<string, unknown>>): ResponseObject {
  if (!response.content || Object.keys(named).length === 0) return response;
  const added = mapValues(named, (value) => ({ value }));
  const content = mapValues(response.content, ({ example, examples, ...media }): MediaType => {
    const own = { ...(example !== undefined && { default: { value: example } }), ...examples };
    // The fixtures come first, and replace examples of the same name.
    return { ...media, examples: { ...added, ...own, ...added } };
  });
  return { ...response, content };
}

function mapValues<From, To>(
  record: Readonly<Record<string, From>>,
  change: (value: From, key: string) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]));
}
