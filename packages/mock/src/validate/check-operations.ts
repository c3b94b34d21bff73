import {
  isRecord,
  isToken,
  listOperations,
  listParameters,
  listPaths,
  type OpenApi,
  type OperationObject,
  type ParameterObject,
  type PathItem,
  readFragment,
  readPagination,
  readParameterStyle,
  resolve,
  type ResponseObject,
  type Schema,
  type Step,
  viewSchema,
} from "@shortvideo-api/document";
import type { Fixtures } from "../response/fixtures.js";
import type { CompileSchema } from "../operation/compile/schema-compiler.js";
import type { DocumentDiagnostic } from "./document-diagnostic.js";
import { findMisfit } from "./check-schemas.js";

/** An operation to check, with its place in the document. */
interface Subject {
  readonly document: OpenApi;
  readonly path: readonly Step[];
  readonly id: string;
  readonly item: PathItem;
  readonly operation: OperationObject;
}

/**
 * Finds the problems of operations: missing error responses, and invalid names of headers and security schemes. Also finds
 * extensions that name missing parts, and fixtures that do not fit.
 */
export function checkOperations(document: OpenApi, fixtures: Fixtures, compile: CompileSchema): DocumentDiagnostic[] {
  const ofOperations = listPaths(document).flatMap(([path, item]) =>
    listOperations(item).flatMap(({ method, steps, operation }) => {
      const id = operation.operationId ?? `${method} ${path}`;
      const subject = { document, path: ["paths", path, ...steps], id, item, operation };
      return [
        ...checkErrors(subject),
        ...checkHeaders(subject),
        ...checkSecurity(document, operation.security, subject.path),
        ...checkPagination(subject),
        ...checkGroups(subject),
        ...checkEchoes(subject),
        ...checkFixtures(subject, fixtures, compile),
      ];
    }),
  );
  return [...checkSecurity(document, document.security, []), ...ofOperations];
}

/** Finds names of security schemes that do not exist. */
function checkSecurity(document: OpenApi, security: unknown, path: readonly Step[]): DocumentDiagnostic[] {
  const known = Object.keys(document.components.securitySchemes ?? {});
  return [security ?? []].flat().flatMap((requirement, index) =>
    Object.keys(isRecord(requirement) ? requirement : {})
      .filter((name) => !known.includes(name))
      .map((name) => ({
        path: [...path, "security", index, name],
        message: `\`${name}\` is not a security scheme of the document, so the mock requires no key. Define it in \`components.securitySchemes\`, or correct the name.`,
      })),
  );
}

/** Finds headers of responses that cannot be sent. */
function checkHeaders(subject: Subject): DocumentDiagnostic[] {
  const { document, id, operation } = subject;
  return Object.entries(operation.responses ?? {}).flatMap(([status, response]) => {
    const { headers = {} } = resolve<ResponseObject>(document, response);
    return Object.keys(headers)
      .filter((name) => !isToken(name))
      .map((name) =>
        toDiagnostic(
          subject,
          ["responses", status, "headers", name],
          `A header cannot have the name \`${name}\`, so the ${status} of ${id} is sent without it. Correct the name.`,
        ),
      );
  });
}

function toDiagnostic({ path }: Subject, inside: readonly Step[], message: string): DocumentDiagnostic {
  return { path: [...path, ...inside], message };
}

function checkErrors(subject: Subject): DocumentDiagnostic[] {
  const statuses = Object.keys(subject.operation.responses ?? {});
  // Another check reports an operation without responses.
  if (statuses.length === 0 || statuses.some((status) => /^(?:[45]|default$)/i.test(status))) return [];
  const message = `${subject.id} declares no error; it declares only ${statuses.join(", ")}. Add the response to invalid requests as \`400\`, \`4XX\` or \`default\`.`;
  return [toDiagnostic(subject, ["responses"], message)];
}

function checkPagination(subject: Subject): DocumentDiagnostic[] {
  const { operation, document, id } = subject;
  const extension = operation["x-pagination"];
  if (!extension) return [];
  const names = readQueryNames(subject);
  const { param, size, items, next, hasMore, total } = readPagination(extension);
  const missing = Object.entries({ param, size }).flatMap(([key, name]) =>
    name === undefined || names.includes(name)
      ? []
      : [
          toDiagnostic(
            subject,
            ["x-pagination", key],
            `${id} has no query parameter \`${name}\`; it has ${names.join(", ") || "none"}.`,
          ),
        ],
  );
  const schema = readSuccess(document, operation)?.schema ?? true;
  const declared = Object.entries({ items: [items], next, hasMore, total }).flatMap(([key, places]) =>
    places.map((place) => [key, place] as const),
  );
  const misplaced = declared.flatMap(([key, place]) => {
    const types = findTypes(document, schema, place.split("."));
    if (!types)
      return [
        toDiagnostic(subject, ["x-pagination", key], `The response of ${id} has no \`${place}\`. Correct the path.`),
      ];
    if (key !== "items" || types.includes("array")) return [];
    return [
      toDiagnostic(
        subject,
        ["x-pagination", key],
        `\`${place}\` in the response of ${id} is not a list. Name the place of the list.`,
      ),
    ];
  });
  return [...missing, ...misplaced];
}

function checkGroups(subject: Subject): DocumentDiagnostic[] {
  const names = readQueryNames(subject);
  return (subject.operation["x-exactly-one-of"] ?? []).flatMap((group) =>
    group
      .filter((name) => !names.includes(name))
      .map((name) => toDiagnostic(subject, ["x-exactly-one-of"], `${subject.id} has no query parameter \`${name}\`.`)),
  );
}

function checkEchoes(subject: Subject): DocumentDiagnostic[] {
  const { document, operation, id } = subject;
  const names = new Set(readParameters(subject).map(({ name }) => name));
  const schema = readSuccess(document, operation)?.schema ?? true;
  return Object.entries(operation["x-echo"] ?? {}).flatMap(([name, places]) => {
    const extension = ["x-echo", name];
    if (!names.has(name)) return [toDiagnostic(subject, extension, `${id} has no parameter \`${name}\`.`)];
    return places
      .filter((place) => !findTypes(document, schema, place.split(/\.|(?=\[\])/)))
      .map((place) => toDiagnostic(subject, extension, `The response of ${id} has no \`${place}\`. Correct the path.`));
  });
}

function readQueryNames(subject: Subject): string[] {
  return readParameters(subject)
    .filter((parameter) => parameter.in === "query")
    .map(({ name }) => name);
}

function readParameters({ document, item, operation }: Subject): ParameterObject[] {
  return listParameters(document, item, operation).flatMap((parameter) => {
    const style = readParameterStyle(document, parameter);
    if (style.kind !== "exploded") return [parameter];
    return [...style.parts.properties.keys()].map((name) => ({ name, in: parameter.in }));
  });
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

/** The schema of a response, with its place in the document. */
interface ResponseSchema {
  readonly path: readonly Step[];
  readonly schema: Schema;
}

/** Reads the schema of the first success. */
function readSuccess(document: OpenApi, operation: OperationObject): ResponseSchema | undefined {
  const status = Object.keys(operation.responses ?? {}).find((each) => each.startsWith("2"));
  return status === undefined ? undefined : readResponse(document, [], operation, status);
}

function readResponse(
  document: OpenApi,
  path: readonly Step[],
  { responses = {} }: OperationObject,
  status: string,
): ResponseSchema | undefined {
  const entry = responses[status];
  if (!entry) return undefined;
  const [media] = Object.entries(resolve<ResponseObject>(document, entry).content ?? {});
  if (media?.[1].schema === undefined) return undefined;
  const place = "$ref" in entry ? readFragment(entry.$ref.slice(1)) : [...path, "responses", status];
  return { path: [...place, "content", media[0], "schema"], schema: media[1].schema };
}

function checkFixtures(subject: Subject, fixtures: Fixtures, compile: CompileSchema): DocumentDiagnostic[] {
  const { document, path, operation } = subject;
  const given = operation.operationId === undefined ? undefined : fixtures[operation.operationId];
  if (!given) return [];
  const success = Object.keys(operation.responses ?? {}).find((status) => status.startsWith("2")) ?? "";
  const bodies = [
    ...Object.entries(given.responses).map(([name, value]) => ({ status: success, name, value })),
    ...Object.entries(given.failures).map(([status, value]) => ({ status, name: status, value })),
  ];
  return bodies.flatMap(({ status, name, value }) => {
    const response = readResponse(document, path, operation, status);
    const place = [...path, "responses", status];
    return response === undefined
      ? []
      : findMisfitSafely(subject, response, compile, { path: place, value }).map(({ message }) => ({
          path: place,
          message: `The fixture \`${name}\` of ${subject.id}: ${message}`,
        }));
  });
}

/** Finds why a fixture does not fit. Returns nothing for a schema that does not compile, which another check reports. */
function findMisfitSafely(
  { document }: Subject,
  { path, schema }: ResponseSchema,
  compile: CompileSchema,
  example: { path: readonly Step[]; value: unknown },
): DocumentDiagnostic[] {
  try {
    return findMisfit(document, path, schema, compile, example);
  } catch {
    return [];
  }
}
