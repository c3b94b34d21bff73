import {
  groupEntries,
  type Report,
  type DocumentedOperation,
  readBareSeparators,
  viewInScope,
} from "@shortvideo-api/document/source";
import {
  findObstacle,
  describesXml,
  readSampleValue,
  type Samples,
  type Schema,
  type SchemaScope,
  writeXml,
} from "@shortvideo-api/document/sample/source";
import { buildFailedResponses } from "./fixtures/build-failed-responses.ts";
import { buildFixtures, buildResponseSamples } from "./fixtures/build-fixtures.ts";
import { buildRequest, type ForbiddenCharacters, type RequestPart } from "./fixtures/build-request.ts";
import type { Echo, Operation } from "./api/operation.ts";
import type { Pagination } from "./api/pagination.ts";
import { bodyKeys, type ResourceNames, type OperationNames, nameIterators, namePaginateHelper } from "./names/names.ts";
import { listCredentials, readOwnAlternatives } from "./operation/read-auth.ts";
import { describeResponses } from "./operation/describe-responses.ts";
import { type DescribedBody, describeBody } from "./operation/describe-body.ts";
import { type KnownOperations, readDeprecation } from "./operation/read-deprecation.ts";
import { readEnvelope, readPageEnvelope } from "./operation/read-envelope.ts";
import { readEchoes } from "./operation/read-echoes.ts";
import type { DocumentScope } from "./operation/read-media.ts";
import { type UnnamedPagination, readPagination } from "./operation/read-pagination.ts";
import { widenParam } from "./operation/widen-param.ts";
import { readGroups, describeParams } from "./operation/describe-params.ts";
import type { DescribedServers } from "./operation/describe-servers.ts";
import { readProvenance } from "./operation/read-provenance.ts";
import { toLine, cleanText } from "./operation/clean-text.ts";

/** The context that all operations of a document share. */
export interface OperationScope extends DocumentScope {
  readonly samples: Samples;
  readonly servers: DescribedServers["own"];
}

/** An operation and its resource. */
export interface PlacedOperation {
  resource: ResourceNames;
  operation: Operation;
}

/** Builds the operations of a document, in its order. */
export function buildOperations(
  shared: OperationScope,
  endpoints: readonly DocumentedOperation[],
  names: readonly OperationNames[],
  report: Report,
): PlacedOperation[] {
  const known = {
    byId: new Map(names.map((entry) => [entry.id, entry])),
    givesReasons: endpoints.some(({ deprecation }) => deprecation !== undefined),
  };
  const drafts = endpoints.flatMap((endpoint, index) => {
    const operationNames = names[index];
    return operationNames ? [readDraft(shared, endpoint, operationNames, known, report)] : [];
  });
  const iterators = nameLists(drafts);
  return drafts.map((draft) => ({
    resource: draft.names.resource,
    operation: buildOperation(shared, draft, iterators, report),
  }));
}

/** Everything that the document says about an operation. */
interface Draft extends DescribedParts {
  readonly endpoint: DocumentedOperation;
  readonly names: OperationNames;
  readonly groups: readonly string[][];
  readonly deprecated: ReturnType<typeof readDeprecation>;
  readonly echoes: readonly Echo[];
}

/** Reads everything that the document says about an operation, and reports its problems. */
function readDraft(
  shared: OperationScope,
  endpoint: DocumentedOperation,
  names: OperationNames,
  known: KnownOperations,
  report: Report,
): Draft {
  for (const { code, steps, message } of endpoint.problems) report(code, steps, message);
  const parts = describeParts(shared, endpoint, names.id, report);
  const { params, success } = parts;
  const schema = success.response.kind === "json" ? success.schema : undefined;
  return {
    ...parts,
    endpoint,
    names,
    groups: readGroups(
      endpoint,
      params.map(({ param }) => param),
      report,
    ),
    deprecated: readDeprecation(endpoint, known, report),
    echoes: readEchoes(shared.scope, { endpoint, params, schema }, report),
  };
}

/** The parts of an operation, and how its list is paginated. */
interface DescribedParts extends ReturnType<typeof describeResponses> {
  readonly params: ReturnType<typeof describeParams>;
  readonly body: DescribedBody | undefined;
  readonly declared: UnnamedPagination | undefined;
}

/** Describes the parts of an operation, and reports the problems of its body and of its pagination. */
export function describeParts(
  document: DocumentScope,
  endpoint: DocumentedOperation,
  id: string,
  report: Report,
): DescribedParts {
  const params = describeParams(document, endpoint, listCredentials(endpoint));
  const responses = describeResponses(document, endpoint, id);
  const body = describeBody(document, endpoint, id, report);
  const declared = readPagination(document.scope, { endpoint, params, body, ...responses }, report);
  return { ...responses, params, body, declared };
}

/** Names the methods that iterate over lists. The names depend on the other lists of the resource. */
function nameLists(drafts: readonly Draft[]): ReadonlyMap<Draft, string> {
  const names = new Map<Draft, string>();
  const declared = drafts.filter((draft) => draft.declared !== undefined);
  const resources = groupEntries(declared.map((draft) => [draft.names.resource, draft] as const));
  for (const lists of resources.values()) {
    const iterators = nameIterators(lists.map((list) => list.names.method));
    for (const [index, list] of lists.entries()) names.set(list, iterators[index] ?? "");
  }
  return names;
}

function buildOperation(
  shared: OperationScope,
  draft: Draft,
  iterators: ReadonlyMap<Draft, string>,
  report: Report,
): Operation {
  const { samples, servers } = shared;
  const { endpoint, names, params, groups, body, deprecated, declared, echoes } = draft;
  const { node, method, path } = endpoint;
  const summary = toLine(node.summary);
  const description = cleanText(node.description);
  const iterate = iterators.get(draft);
  const pagination: Pagination | undefined =
    declared && iterate !== undefined ? { ...declared, iterate, paginate: namePaginateHelper(names.name) } : undefined;
  const requested = listRequested(shared, draft);
  const { request, withoutValue } = buildRequest(samples, requested, groups, declared?.paramPath);
  for (const part of withoutValue) reportWithoutValue(shared, draft, part, report);
  const { resource: _, ...own } = names;
  return {
    ...own,
    httpMethod: method,
    path,
    summary,
    // A description that repeats the summary is left out.
    description: toLine(node.description) === summary ? undefined : description,
    deprecated,
    docs: readAddress(node.externalDocs?.url),
    params: params.map(({ param }) => widenParam(param, declared)),
    auth: readOwnAlternatives(endpoint),
    servers: servers.get(endpoint) ?? [],
    exactlyOneOf: groups,
    body: body?.body,
    paramsOptional: groups.length === 0 && requested.every(({ required }) => !required),
    ...buildResponses(shared, draft, { pagination, request }, report),
    pagination,
    echoes,
    request,
    paramsWithoutValue: withoutValue.map(({ name }) => name),
    provenance: readProvenance(node),
  };
}

/** Lists what the example request of an operation consists of: its params, its body, and the headers of parts. */
function listRequested({ scope }: OperationScope, { params, body, declared }: Draft): RequestPart[] {
  // An example request asks for the first page of a list.
  const starts = declared?.start === undefined ? [] : [declared.start];
  const parts: RequestPart[] = params.map(({ param, schema, examples }) => ({
    name: param.name,
    required: param.required,
    schema,
    examples: param.name === declared?.param ? [...starts, ...examples] : examples,
    isInPath: param.in === "path",
    forbidden: listForbidden([], param.json || param.form ? "" : readBareSeparators(param)),
  }));
  if (!body) return parts;
  const { body: content, schema, examples, partSchema, fileTypes } = body;
  const { required, kind, mediaType } = content;
  const view = viewInScope(scope, schema);
  const xml = kind === "text" && describesXml({ name: mediaType, view }) ? view : undefined;
  const isMultipart = /^multipart\//i.test(mediaType);
  const forbidden = Object.entries(content.encoding).flatMap(([field, { style, explode }]) => {
    if (style === undefined) return [];
    const fields = { in: "query", style, ...(explode !== undefined && { explode }) } as const;
    return listForbidden([field], readBareSeparators(fields, !isMultipart));
  });
  parts.push({ name: bodyKeys.name, required, kind, schema, xml, examples, fileTypes, forbidden });
  if (partSchema !== undefined) {
    parts.push({
      name: bodyKeys.partHeaders,
      required: needsPartHeaders(body),
      schema: partSchema,
      examples: [],
      forbidden: content.partHeaders.flatMap(({ part, name, json }) =>
        listForbidden([part, name], json ? "" : readBareSeparators({ in: "header" })),
      ),
    });
  }
  return parts;
}

/** Reports a part of the example request of which no valid value was found. */
function reportWithoutValue(
  { scope, samples }: OperationScope,
  { endpoint, names, body }: Draft,
  { name, schema }: RequestPart,
  report: Report,
): void {
  const obstacle = findObstacle(scope, samples, schema);
  const place = obstacle === undefined ? name : `${name}.${obstacle}`;
  const message = `\`${names.id}\` has no valid example request: no value of \`${place}\` was found.`;
  const field = body && name === bodyKeys.name ? "requestBody" : "parameters";
  report("operation-without-fixture", [...endpoint.steps, field], message);
}

/** Builds the responses of an operation with their fixtures, and reports a success that is missing or has no value. */
function buildResponses(
  { root, scope, samples }: OperationScope,
  { endpoint, names, success, failed, declared, echoes }: Draft,
  { pagination, request }: Pick<Operation, "pagination" | "request">,
  report: Report,
): Pick<Operation, "failedResponses" | "failures" | "response"> {
  const { response, schema, xml } = success;
  const written = xml && samples.ofBody(xml.schema, success.examples);
  const text = written && xml && writeXml(xml, readSampleValue(written, 0, samples.byAlias));
  const examples = text === undefined ? success.examples : [...success.examples, text];
  const isJson = response.kind === "json";
  const place = [...endpoint.steps, "responses"];
  // `x-error` on the only success is a problem of its own.
  const hasSuccess = [...endpoint.responses.keys()].some((status) => status.startsWith("2"));
  if (response.statuses.length === 0 && !response.isRedirect && !hasSuccess) {
    report("operation-without-success", place, `\`${names.id}\` describes no success.`);
  }
  const source = schema === undefined ? undefined : { schema, examples, pagination, echoes, request };
  const isFixed = source !== undefined && response.kind !== "binary";
  const baseUrl = readAddress(root.servers?.[0]?.url);
  const fixtures = isFixed ? buildFixtures(samples, { ...source, baseUrl }) : [];
  if (isFixed && fixtures.length === 0) {
    const obstacle = findObstacle(scope, samples, source.schema);
    const what =
      obstacle === undefined ? "of its successful response" : `of \`${obstacle}\` in its successful response`;
    report("operation-without-fixture", place, `\`${names.id}\` has no fixture: no value ${what} was found.`);
  }
  return {
    response: {
      ...response,
      ...(isJson && source && response.contents.length === 1
        ? readBodyEnvelope(scope, source.schema, declared)
        : { envelope: undefined, list: undefined }),
      fixtures,
      samples: source && isJson ? buildResponseSamples(samples, source) : { response: undefined, item: undefined },
    },
    failures: failed.map(({ failure, schema: failedSchema, examples: given }) =>
      Object.assign(failure, {
        sample: failedSchema === undefined ? undefined : samples.ofBody(failedSchema, given),
      }),
    ),
    failedResponses: buildFailedResponses(samples, {
      failed,
      schema: isJson ? schema : undefined,
      taken: fixtures.map(({ name }) => name),
      declared: root["x-in-band-failure"],
    }),
  };
}

function listForbidden(path: readonly string[], characters: string): ForbiddenCharacters[] {
  return characters === "" ? [] : [{ path, characters }];
}

/** Returns whether each body has a part with a required header. */
function needsPartHeaders({ body: { partHeaders, required } }: DescribedBody): boolean {
  return required && partHeaders.some(({ isRequired, isPartRequired }) => isRequired && isPartRequired);
}

function readBodyEnvelope(
  scope: SchemaScope,
  schema: Schema,
  declared: UnnamedPagination | undefined,
): Pick<Operation["response"], "envelope" | "list"> {
  if (declared) return readPageEnvelope(scope, schema, declared.items);
  return { envelope: readEnvelope(scope, schema, undefined), list: undefined };
}

/** Returns the address if a browser could open it. */
function readAddress(url: string | undefined): string | undefined {
  const line = url?.trim() ?? "";
  return URL.canParse(line) && /^https?:\/\/[^\s{}<>"`*]+$/i.test(line) ? line : undefined;
}
