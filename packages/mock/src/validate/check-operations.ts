import {
  type DocumentedOperation,
  type DocumentedResponse,
  findJson,
  findSuccess,
  findSuccessKey,
  isAtPlace,
  isToken,
  type OpenApi,
  parseEchoPlace,
  parsePlace,
  readHeaderName,
  readOperations,
  readRequestPlace,
  type RequestPlace,
  type Schema,
  type SecurityRequirement,
  type Step,
  viewSchema,
} from "@shortvideo-api/document";
import type { Fixtures } from "../response/fixtures.js";
import type { CompileSchema } from "../operation/compile/schema-compiler.js";
import type { DocumentDiagnostic } from "./document-diagnostic.js";
import { findMisfit } from "./check-schemas.js";

/**
 * Finds the problems of operations: missing error responses, and invalid names of headers and security schemes. Also finds
 * extensions that name missing parts, and fixtures that do not fit.
 */
export function checkOperations(document: OpenApi, fixtures: Fixtures, compile: CompileSchema): DocumentDiagnostic[] {
  const ofOperations = readOperations(document).flatMap((operation) => [
    ...checkErrors(operation),
    ...checkHeaders(operation),
    ...checkSecurity(document, operation.node.security, operation.steps),
    ...checkPagination(document, operation),
    ...checkGroups(operation),
    ...checkEchoes(document, operation),
    ...checkFixtures(document, operation, fixtures, compile),
  ]);
  return [...checkSecurity(document, document.security, []), ...ofOperations];
}

/** Finds names of security schemes that do not exist. */
function checkSecurity(
  document: OpenApi,
  security: readonly SecurityRequirement[] = [],
  path: readonly Step[],
): DocumentDiagnostic[] {
  const known = Object.keys(document.components.securitySchemes ?? {});
  return security.flatMap((requirement, index) =>
    Object.keys(requirement)
      .filter((name) => !known.includes(name))
      .map((name) => ({
        path: [...path, "security", index, name],
        message: `\`${name}\` is not a security scheme of the document, so the mock requires no key. Define it in \`components.securitySchemes\`, or correct the name.`,
      })),
  );
}

/** Finds headers of responses that cannot be sent. */
function checkHeaders(operation: DocumentedOperation): DocumentDiagnostic[] {
  return [...operation.responses.values()].flatMap(({ status, headers }) =>
    headers
      .filter(({ name }) => !isToken(name))
      .map(({ name }) =>
        toDiagnostic(
          operation,
          ["responses", status, "headers", name],
          `A header cannot have the name \`${name}\`, so the ${status} of ${operation.id} is sent without it. Correct the name.`,
        ),
      ),
  );
}

function toDiagnostic({ steps }: DocumentedOperation, inside: readonly Step[], message: string): DocumentDiagnostic {
  return { path: [...steps, ...inside], message };
}

function checkErrors(operation: DocumentedOperation): DocumentDiagnostic[] {
  const statuses = [...operation.responses.keys()];
  // Another check reports an operation without responses.
  if (statuses.length === 0 || statuses.some((status) => /^(?:[45]|default$)/i.test(status))) return [];
  const message = `${operation.id} declares no error; it declares only ${statuses.join(", ")}. Add the response to invalid requests as \`400\`, \`4XX\` or \`default\`.`;
  return [toDiagnostic(operation, ["responses"], message)];
}

function checkPagination(document: OpenApi, operation: DocumentedOperation): DocumentDiagnostic[] {
  const { id, pagination } = operation;
  if (!pagination) return [];
  const report = (key: string, message: string) => toDiagnostic(operation, ["x-pagination", key], message);
  const { param, size, items, next, hasMore, total, pages } = pagination;
  const missing = Object.entries({ param, size }).flatMap(([key, declared]) => {
    const problem =
      declared === undefined ? undefined : findMissingPart(document, operation, readRequestPlace(declared));
    return problem === undefined ? [] : [report(key, problem)];
  });
  const success = findSuccess(operation);
  const schema = readSchema(success);
  const declared = Object.entries({ items: [items], next, hasMore, total, pages }).flatMap(([key, places]) =>
    places.map((place) => [key, place] as const),
  );
  const misplaced = declared.flatMap(([key, place]) => {
    const header = readHeaderName(place);
    if (header !== undefined) {
      const isDeclared = success?.headers.some(({ name }) => name.toLowerCase() === header);
      return isDeclared ? [] : [report(key, `The response of ${id} declares no header \`${header}\`.`)];
    }
    const steps = parsePlace(place).map((step) => (step === -1 ? "[]" : step));
    const types = findTypes(document, schema, steps);
    if (!types) return [report(key, `The response of ${id} has no \`${place}\`. Correct the path.`)];
    if (key !== "items" || types.includes("array")) return [];
    return [report(key, `\`${place}\` in the response of ${id} is not a list. Name the place of the list.`)];
  });
  return [...missing, ...misplaced];
}

/** Says that an operation lacks the part of its request that selects a page or sets its size. */
function findMissingPart(document: OpenApi, operation: DocumentedOperation, place: RequestPlace): string | undefined {
  const { id, body } = operation;
  const { in: part, name, steps } = place;
  if (part === "body") {
    const schema = findJson(body?.media ?? [])?.schema;
    if (schema !== undefined && findTypes(document, schema, steps)) return undefined;
    return `The body of ${id} has no \`${name}\`.`;
  }
  const names = listParameterNames(operation, part);
  if (names.some((known) => isAtPlace({ in: part, name: known }, place))) return undefined;
  return `${id} has no ${part} parameter \`${name}\`; it has ${names.join(", ") || "none"}.`;
}

function checkGroups(operation: DocumentedOperation): DocumentDiagnostic[] {
  const known = listParameterNames(operation, "query");
  return operation.exactlyOneOf
    .flatMap(({ names }) => names)
    .filter((name) => !known.includes(name))
    .map((name) =>
      toDiagnostic(operation, ["x-exactly-one-of"], `${operation.id} has no query parameter \`${name}\`.`),
    );
}

function checkEchoes(document: OpenApi, operation: DocumentedOperation): DocumentDiagnostic[] {
  const { id, echoes } = operation;
  const names = listParameterNames(operation);
  const schema = readSchema(findSuccess(operation));
  return echoes.flatMap(({ param, places }) => {
    const extension = ["x-echo", param];
    if (!names.includes(param)) return [toDiagnostic(operation, extension, `${id} has no parameter \`${param}\`.`)];
    return places
      .filter((place) => !findTypes(document, schema, parseEchoPlace(place)))
      .map((place) =>
        toDiagnostic(operation, extension, `The response of ${id} has no \`${place}\`. Correct the path.`),
      );
  });
}

/** Lists the names of parameters as requests have them: those of the properties of an exploded object. Default for `place`: all. */
function listParameterNames({ parameters }: DocumentedOperation, place?: string): string[] {
  return parameters
    .filter((parameter) => place === undefined || parameter.in === place)
    .flatMap(({ name, serialization }) =>
      serialization.kind === "exploded" ? [...serialization.parts.properties.keys()] : [name],
    );
}

/** Finds the types at a place within values of a schema. Returns `undefined` when there is no such place. */
function findTypes(document: OpenApi, schema: Schema, place: readonly string[]): readonly string[] | undefined {
  let view = viewSchema(document, schema);
  for (const step of place) {
    if (!view.meantTypes.includes(step === "[]" ? "array" : "object")) return undefined;
    const part = step === "[]" ? view.item(0) : view.property(step);
    // An object with declared properties may have others, but the document does not name them.
    const isNamed = step === "[]" || view.propertyNames.length === 0 || part.schema !== true;
    if (part.types.length === 0 || !(isNamed || view.propertyNames.includes(step))) return undefined;
    view = part;
  }
  return view.meantTypes;
}

/** Reads the schema of a response, of its JSON if it has several media types. */
function readSchema({ media }: Pick<DocumentedResponse, "media"> = { media: [] }): Schema {
  return (findJson(media) ?? media[0])?.schema ?? true;
}

function checkFixtures(
  document: OpenApi,
  operation: DocumentedOperation,
  fixtures: Fixtures,
  compile: CompileSchema,
): DocumentDiagnostic[] {
  const { node, responses, steps } = operation;
  const given = node.operationId === undefined ? undefined : fixtures[node.operationId];
  if (!given) return [];
  const success = findSuccessKey([...responses.keys()]);
  const bodies = [
    ...Object.entries(given.responses).map(([name, value]) => ({ status: success, name, value })),
    ...Object.entries(given.failures).map(([status, value]) => ({ status, name: status, value })),
  ];
  return bodies.flatMap(({ status, name, value }) => {
    const { media: all = [] } = responses.get(status) ?? {};
    const media = findJson(all) ?? all[0];
    const path = [...steps, "responses", status];
    if (media?.node.schema === undefined) return [];
    return findMisfit(document, media.schemaSteps, media.schema, compile, { path, value }).map(({ message }) => ({
      path,
      message: `The fixture \`${name}\` of ${operation.id}: ${message}`,
    }));
  });
}
