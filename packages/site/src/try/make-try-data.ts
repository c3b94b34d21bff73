import {
  credentialForms,
  type DeclaredPagination,
  type DocumentedMedia,
  printJson,
  readBodyKind,
  type SchemaView,
  toRequestPath,
  isFile,
} from "@shortvideo-api/document";
import type { Json } from "@shortvideo-api/document/sample";
import {
  type BodyContent,
  bodyKeys,
  listPathNames,
  noInBandFailure,
  type Operation,
  type Pagination,
  type Param,
  printMembers,
} from "@shortvideo-api/model";
import type { SiteContent, SiteOperation } from "../content/content.js";
import type { Link } from "../page/page.js";
import { printClient } from "../sample/print-client.js";
import { listVariables, readVariables } from "../sample/sample-request.js";
import type { TryBody, TryData, TryErrorClass, TryPagination, TryParam } from "./try-data.js";

/** Makes the data of the form that sends requests for an operation. `link` writes links as seen from its page. */
export function makeTryData(content: SiteContent, site: SiteOperation, link: Link): TryData {
  const { model } = content;
  const { apiKey, auth = {} } = readVariables(content);
  const { operation, resource, documented } = site;
  const [errorsPage = ""] = link("errors#-").split("#-");
  return {
    id: operation.id,
    method: operation.httpMethod,
    path: toRequestPath(operation.path),
    call: printMembers("api", [...resource.members, operation.method]),
    opening: printClient(content, site),
    servers: listServers(content, operation),
    origins: content.origins,
    params: operation.params.map((param) => makeParam(param, site)),
    exactlyOneOf: operation.exactlyOneOf,
    bodies: listBodies(site),
    isBodyRequired: operation.body?.required ?? false,
    accepts: operation.response.media.map(({ name }) => name),
    schemes: model.auth.schemes.map(({ name, description = "", credential, sample }) => {
      const { in: place, name: wireName, prefix, form } = credential;
      const { shownParts = [] } = credentialForms[form];
      const names = typeof sample === "string" ? [""] : Object.keys(sample);
      const parts = names.map((part) => ({ name: part, isSecret: !shownParts.includes(part) }));
      const variables = listVariables(apiKey ?? auth[name] ?? "API_KEY");
      return { name, description, in: place, wireName, prefix, form, parts, variables };
    }),
    alternatives: operation.auth.map((alternative) => alternative.map(({ scheme }) => scheme)),
    preferences: listPreferences(content, site),
    pagination:
      operation.pagination && documented.pagination && makePagination(operation.pagination, documented.pagination),
    inBandFailure: model.inBandFailure ?? noInBandFailure,
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

function makeParam(param: Param, site: SiteOperation): TryParam {
  const { name, wireName, in: place, style, json, form, check, constant, expected } = param;
  const found = site.documented.parameters.find((each) => each.name === wireName && each.in === place);
  const types = found?.view.meantTypes ?? [];
  const isComposite = form || types.includes("array") || types.includes("object");
  const sample = readSamples(site)[name] ?? constant;
  const required = found?.required ?? param.required;
  return {
    key: name,
    wireName,
    in: style === "querystring" ? "querystring" : place,
    required,
    doc: param.doc,
    control: json ? "raw" : isComposite ? "json" : findControl(types.filter((type) => type !== "null")),
    style,
    explode: param.explode,
    allowReserved: param.allowReserved,
    isForm: form,
    check: { ...check, expected, required },
    expected,
    sample: sample === undefined ? "" : typeof sample === "object" || json ? printJson(sample) : String(sample),
  };
}

function findControl(types: readonly string[]): TryParam["control"] {
  const [type] = types;
  if (types.length !== 1) return "text";
  return type === "integer" || type === "number" || type === "boolean" ? type : "text";
}

/** Returns the params of the example request; none if the document lacks a value. */
function readSamples({ example }: SiteOperation): Readonly<Record<string, Json>> {
  return Object(example?.params);
}

function listBodies(site: SiteOperation): TryBody[] {
  const { body } = site.operation;
  return body ? [body, ...body.others].map((each) => makeBody(each, site)) : [];
}

function makeBody(body: BodyContent, site: SiteOperation): TryBody {
  const { mediaType, kind, encoding } = body;
  const media = site.documented.body?.media.find(({ name }) => name === mediaType);
  const bodyKind = readBodyKind(media?.essence ?? mediaType);
  const isForm = bodyKind === "form" || bodyKind === "multipart";
  const files = media && isForm ? listFiles(media) : [];
  return {
    mediaType,
    control: kind === "bytes" ? "file" : isForm ? "form" : bodyKind === "json" ? "json" : "text",
    encoding,
    files,
    sample: printSample(site, media, isForm ? files : undefined),
  };
}

/** Prints a sample of a body. With `files`, it is a form in JSON, without its files. */
function printSample(
  site: SiteOperation,
  media: DocumentedMedia | undefined,
  files: TryBody["files"] | undefined,
): string {
  const { example, operation } = site;
  const isDefault = media?.name === operation.body?.mediaType;
  const [documented] = media?.examples ?? [];
  if (files) {
    const fields: unknown = isDefault ? readSamples(site)[bodyKeys.name] : documented;
    if (fields === undefined) return "";
    const names = new Set(files.map(({ name }) => name));
    return printJson(Object.fromEntries(Object.entries(Object(fields)).filter(([name]) => !names.has(name))));
  }
  if (isDefault && example?.body?.kind === "text") return example.body.text;
  if (documented === undefined) return "";
  return typeof documented === "string" && readBodyKind(media?.essence ?? "") !== "json"
    ? documented
    : printJson(documented);
}

/** Lists the properties of a form that are files, or lists of files. */
function listFiles({ view }: DocumentedMedia): TryBody["files"] {
  return view.propertyNames.flatMap((name) => {
    const property = view.property(name);
    const isList = property.types.join() === "array";
    return takesFile(isList ? property.item(0) : property) ? [{ name, isList }] : [];
  });
}

/** Returns `true` for a property of a form for which readers choose a file: also one with a media type of its own. */
function takesFile(view: SchemaView): boolean {
  const hasOwnMedia = view.always.some(
    ({ contentMediaType, contentEncoding }) =>
      contentMediaType !== undefined && contentEncoding === undefined && !/json|^text\//.test(contentMediaType),
  );
  return isFile(view) || hasOwnMedia;
}

function listPreferences(
  { preferences }: SiteContent,
  { operation, documented }: SiteOperation,
): TryData["preferences"] {
  const docs = new Map(operation.response.fixtures.map(({ name, doc }) => [`example=${name}`, doc]));
  return (preferences.get(documented.id) ?? []).map(({ words, meaning, kind }) => ({
    words,
    meaning: meaning || (docs.get(words) ?? ""),
    kind,
  }));
}

/** Makes the policy of a list, as the form reads its pages, from the model and the document. */
export function makePagination(
  { param, paramPath, paramType, wireParam = param, start, hasMoreIsText }: Pagination,
  { style, items, next, hasMore, total, pages }: DeclaredPagination,
): TryPagination {
  return {
    style,
    path: paramPath ? listPathNames(paramPath) : [param],
    wireParam,
    isNumber: paramType === "number",
    start: start === undefined ? undefined : String(start),
    items,
    places: { next, hasMore, total, pages },
    hasMoreType: hasMoreIsText ? "text" : "boolean",
  };
}

function findErrorClass({ errors }: SiteContent, name: string): TryErrorClass {
  return { name, advice: errors.get(name)?.advice };
}

/** Prints the command that starts a mock at its usual address. The document of the service needs no option. */
function printMockCommand({ document, isDefaultDocument }: SiteContent): string {
  const spec = isDefaultDocument ? "" : ` --spec ${document.file.split(/[/\\]/).at(-1) ?? ""}`;
  return `npx @shortvideo-api/mock start${spec}`;
}
