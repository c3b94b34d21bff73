import { type DocumentedMedia, printJson, readBodyKind, toRequestPath } from "@shortvideo-api/document";
import { type Json, readSampleValue } from "@shortvideo-api/document/sample";
import { printMembers } from "@shortvideo-api/generator";
import {
  type BodyContent,
  bodyKeys,
  type FieldPath,
  type Operation,
  type Pagination,
  type Param,
} from "@shortvideo-api/model";
import { listOrigins } from "../content/list-origins.js";
import type { SiteContent, SiteOperation } from "../content/content.js";
import { encodeOnWire, writeExact } from "../content/write-exact.js";
import type { Link } from "../page/page.js";
import type { TryBody, TryData, TryErrorClass, TryPagination, TryParam, TryPreference } from "./try-data.js";

/** Makes the data of the form that sends requests for an operation. `link` writes links as seen from its page. */
export function makeTryData(content: SiteContent, site: SiteOperation, link: Link): TryData {
  const { model, packages } = content;
  const { operation, resource, documented } = site;
  const [errorsPage = ""] = link("errors#-").split("#-");
  return {
    id: operation.id,
    method: operation.httpMethod,
    path: toRequestPath(operation.path),
    call: printMembers("api", [...resource.members, operation.method]),
    client: packages.client,
    servers: listServers(content, operation),
    origins: listOrigins(content),
    params: operation.params.map((param) => makeParam(param, content, site)),
    exactlyOneOf: operation.exactlyOneOf,
    bodies: listBodies(content, site),
    isBodyRequired: operation.body?.required ?? false,
    accepts: operation.response.media.map(({ name }) => name),
    schemes: model.auth.schemes.map(({ name, description = "", credential }) => {
      const { in: place, name: wireName, prefix, form } = credential;
      return { name, description, in: place, wireName, prefix, form };
    }),
    alternatives: operation.auth.map((alternative) => alternative.map(({ scheme }) => scheme)),
    preferences: listPreferences(content, site),
    pagination: operation.pagination && makePagination(operation.pagination),
    inBandFailure: model.inBandFailure,
    failures: operation.failures.map(({ status, description, errorClass, cases }) => ({
      status: String(status),
      description: documented.responses.get(String(status))?.description ?? description,
      errorClass: findErrorClass(content, errorClass),
      cases: cases.map(({ contains, errorClass: name }) => ({ contains, errorClass: findErrorClass(content, name) })),
    })),
    errorsPage,
    mockCommand: printMockCommand(content),
  };
}

/** Prints the data as a script, which browsers also load from disk. It parses JSON, because a literal could have a field `__proto__`. */
export function printTryData(data: TryData, name: string): string {
  const json = JSON.stringify(data, (_, value: unknown) => (typeof value === "bigint" ? String(value) : value));
  return `(globalThis.tryData ??= {})[${JSON.stringify(name)}] = JSON.parse(${JSON.stringify(json)});\n`;
}

/** Lists the servers of an operation: those beside the document, then its own or those of the API. */
function listServers({ servers, model }: SiteContent, operation: Operation): TryData["servers"] {
  const isShared = (url: string): boolean => model.servers.shared.some(({ defaultUrl }) => defaultUrl === url);
  const own = operation.servers.map(({ defaultUrl: url, description }) => ({ url, description }));
  return own.length === 0 ? servers : [...servers.filter(({ url }) => !isShared(url)), ...own];
}

function makeParam(param: Param, content: SiteContent, { operation, documented }: SiteOperation): TryParam {
  const { name, wireName, in: place, style, json, form, exact, check, expected } = param;
  const found = documented.parameters.find((each) => each.name === wireName && each.in === place);
  const types = found?.view.meantTypes ?? [];
  const isComposite = form || types.includes("array") || types.includes("object");
  const sample = readSamples(content, operation)[name];
  return {
    key: name,
    wireName,
    in: style === "querystring" ? "querystring" : place,
    required: param.required,
    doc: param.doc,
    control: json ? "raw" : isComposite ? "json" : findControl(types.filter((type) => type !== "null")),
    style,
    explode: param.explode,
    allowReserved: param.allowReserved,
    isForm: form,
    check: { ...check, expected, required: param.required },
    expected,
    sample:
      sample === undefined || sample === null
        ? ""
        : typeof sample === "object" || json
          ? writeExact(sample, [exact], content.model)
          : String(sample),
  };
}

function findControl(types: readonly string[]): TryParam["control"] {
  const [type] = types;
  if (types.length !== 1) return "text";
  return type === "integer" || type === "number" || type === "boolean" ? type : "text";
}

/** Reads the params of the example request, without the position of a page, which the first page does not need. */
function readSamples(
  { model }: SiteContent,
  { request, pagination, params }: Operation,
): Readonly<Record<string, Json>> {
  const samples = new Map(model.schemas.map(({ name, sample }) => [name, sample]));
  const value = readSampleValue(request, 0, (alias) => samples.get(alias), encodeOnWire(model));
  if (typeof value !== "object" || value === null || Array.isArray(value)) return {};
  const position = params.find(({ name, required }) => name === pagination?.param && !required)?.name;
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== position));
}

function listBodies(content: SiteContent, site: SiteOperation): TryBody[] {
  const { body } = site.operation;
  return body ? [body, ...body.others].map((each) => makeBody(each, content, site)) : [];
}

function makeBody(body: BodyContent, content: SiteContent, { operation, documented }: SiteOperation): TryBody {
  const { mediaType, kind, encoding, exact } = body;
  const media = documented.body?.media.find(({ name }) => name === mediaType);
  const bodyKind = readBodyKind(media?.essence ?? mediaType);
  const isForm = bodyKind === "form" || bodyKind === "multipart";
  const [example] = media?.examples ?? [];
  const sample = mediaType === operation.body?.mediaType ? readSamples(content, operation)[bodyKeys.name] : undefined;
  const text =
    example !== undefined
      ? typeof example === "string" && !isForm && bodyKind !== "json"
        ? example
        : printJson(example, 2)
      : sample === undefined
        ? ""
        : writeExact(sample, [exact], content.model);
  return {
    mediaType,
    control: kind === "bytes" ? "file" : isForm ? "form" : bodyKind === "json" ? "json" : "text",
    encoding: Object.fromEntries(
      // If the document lists several media types, each file names its own.
      Object.entries(encoding).map(([name, { contentType, ...rest }]) => [
        name,
        contentType === undefined || /[,*]/.test(contentType) ? rest : { contentType, ...rest },
      ]),
    ),
    files: media && isForm ? listFiles(media) : [],
    sample: text,
  };
}

/** Lists the properties of a form that are files. */
function listFiles({ view }: DocumentedMedia): string[] {
  return view.propertyNames.filter((name) => {
    const { always } = view.property(name);
    return always.some(({ format, contentMediaType, contentEncoding }) => {
      const isBytes = contentMediaType !== undefined && contentEncoding === undefined;
      return format === "binary" || (isBytes && !/json|^text\//.test(contentMediaType));
    });
  });
}

function listPreferences({ preferences }: SiteContent, { operation, documented }: SiteOperation): TryPreference[] {
  const docs = new Map(operation.response.fixtures.map(({ name, doc }) => [`example=${name}`, doc]));
  return (preferences.get(documented.id) ?? []).map(({ words, meaning, kind }) => ({
    words,
    meaning: meaning || (docs.get(words) ?? ""),
    kind,
  }));
}

function makePagination(pagination: Pagination): TryPagination {
  const { style, param, paramPath, wireParam = param, start, items, headers = {} } = pagination;
  const places = (paths: readonly FieldPath[]): string[][] => paths.map(listNames);
  return {
    style,
    path: paramPath ? listNames(paramPath) : [param],
    wireParam,
    start: start === undefined ? undefined : String(start),
    items: listNames(items),
    hasMore: places(pagination.hasMore),
    isMoreText: pagination.hasMoreIsText ?? false,
    pages: places(pagination.pages),
    next: places(pagination.next),
    nextInItem: pagination.nextInItem && listNames(pagination.nextInItem),
    headers: Object.fromEntries(Object.entries(headers).filter(([, name]) => name !== undefined)),
  };
}

function listNames(path: FieldPath): string[] {
  return path.map(({ name }) => name);
}

function findErrorClass({ model }: SiteContent, name: string): TryErrorClass {
  return { name, advice: model.errors.find((each) => each.name === name)?.advice };
}

/** Prints the command that starts a mock at its usual address. The document of the service needs no option. */
function printMockCommand({ document, packages }: SiteContent): string {
  const isService = packages.client === "@shortvideo-api/client";
  const spec = isService ? "" : ` --spec ${document.file.split(/[/\\]/).at(-1) ?? ""}`;
  return `npx @shortvideo-api/mock start${spec}`;
}
