import {
  type Step,
  type DocumentedMedia,
  type Encoding,
  isFile,
  type OpenApi,
  readFieldEncoding,
  readUsualType,
  type Report,
  type Schema,
  viewInScope,
  viewSchema,
  type DocumentedOperation,
  suggestName,
} from "@shortvideo-api/document/source";
import { describeItems } from "./describe-items.ts";
import type { Body, BodyContent, PropertyEncoding } from "../api/operation.ts";
import { listMeantTypes } from "./read-field.ts";
import { type DocumentScope, readClientKind, readTypeRef } from "./read-media.ts";
import { readPartHeaders } from "./read-part-headers.ts";
import { toSentence } from "./clean-text.ts";
import type { ExactModel, SchemaScope } from "@shortvideo-api/document/sample/source";

/** The body of a request, and the schemas of its values. */
export interface DescribedBody extends Omit<DescribedContent, "content"> {
  body: Body;
  examples: readonly unknown[];
}

/** A media type of a body, and the schema of its values. */
interface DescribedContent {
  content: BodyContent;
  schema: Schema;
  isJson: boolean;
  /** The schema of the headers of parts: an object of objects. */
  partSchema: Schema | undefined;
  /** The media types that files have to name, by the property of a form; `""` is the whole body. */
  fileTypes: Readonly<Record<string, string>>;
}

/**
 * Describes the body of an operation, in the most convenient of its media types. Returns `undefined` if the operation has no body,
 * or if `fetch` cannot send the body. Reports a body that `fetch` cannot send.
 */
export function describeBody(
  document: DocumentScope,
  { body, path, method, steps }: DocumentedOperation,
  id: string,
  report: Report,
): DescribedBody | undefined {
  const ranked = [...(body?.media ?? [])].sort((left, right) => rankMedia(left) - rankMedia(right));
  const [media, ...others] = ranked;
  if (!body || !media) return undefined;
  if (!canHaveBody(method)) {
    const message = `\`${method} ${path}\` has a body, which \`fetch\` cannot send with \`${method}\`.`;
    report("body-never-sent", [...steps, "requestBody"], message);
    return undefined;
  }
  const { content, ...described } = describeContent(document, media, id, report);
  return {
    ...described,
    body: {
      ...content,
      required: body.required,
      others: others.map((each) => describeContent(document, each, id, report).content),
      doc: toSentence(body.node.description) ?? "",
    },
    examples: media.examples,
  };
}

/** Returns whether `fetch` sends a body with a method. https://fetch.spec.whatwg.org/#dom-request */
export function canHaveBody(method: string): boolean {
  return !/^(?:GET|HEAD)$/i.test(method);
}

function describeContent(
  { root, scope, exacts, checks }: DocumentScope,
  media: DocumentedMedia,
  id: string,
  report: Report,
): DescribedContent {
  const { name, steps } = media;
  const { encoding = {} } = media.node;
  const {
    kind,
    isListed = false,
    schema,
  } = readItems(scope, media) ?? {
    kind: readContentKind(scope, media),
    schema: media.schema,
  };
  if (isForm(name)) checkEncoding(root, { schema, encoding }, [...steps, "encoding"], report);
  const parts = readPartHeaders(scope, media, report);
  const partSchema = parts.headers.length === 0 ? undefined : parts.schema;
  const isJson = readClientKind(media) === "json" || kind === "lines" || kind === "records";
  const exact = isJson || isForm(name) ? exacts.of(schema) : undefined;
  return {
    content: {
      mediaType: name,
      kind,
      isListed,
      type: readTypeRef(scope, schema, { kind: "body", operation: id }),
      encoding: isForm(name)
        ? Object.fromEntries(Object.keys(encoding).map((field) => [field, describeField(media, field)]))
        : {},
      exact: isJson || marksJson(exact) ? exact : undefined,
      // The client cannot check bytes and XML.
      check: kind === "bytes" || kind === "text" ? undefined : checks.of(schema),
      partHeaders: parts.headers,
      partCheck: partSchema === undefined ? undefined : checks.of(partSchema),
    },
    partSchema,
    schema,
    isJson,
    fileTypes: isForm(name) ? listFileTypes(media) : chooseFileType("", [name]),
  };
}

/** Returns whether a form may have 64-bit numbers in a property that is JSON. Its other properties are text, which needs no marks. */
function marksJson({ fields = {}, values, schemas }: ExactModel = {}): boolean {
  return schemas !== undefined || [...Object.values(fields), values ?? {}].some((model) => !isText(model));
}

/** Returns whether a value is text, or a list of texts, each a part of its own. */
function isText({ items = {}, ...model }: ExactModel): boolean {
  return [items, model].every((each) => Object.keys(each).every((key) => key === "int64"));
}

/** Lists a media type for the properties of a form whose files have to name one. */
function listFileTypes(media: DocumentedMedia): Readonly<Record<string, string>> {
  const types = Object.keys(media.node.encoding ?? {}).map((name) => {
    const encoding = readFieldEncoding(media, name);
    return encoding.kind === "content" ? chooseFileType(name, encoding.contentTypes) : {};
  });
  return Object.assign({}, ...types);
}

/** Chooses the media type of a file, if the document lists several or a range. Files of any media type need none. */
function chooseFileType(name: string, mediaTypes: readonly string[]): Readonly<Record<string, string>> {
  if (isSingle(mediaTypes) || mediaTypes.includes("*/*")) return {};
  const chosen = mediaTypes.find((each) => !each.includes("*")) ?? readUsualType(mediaTypes[0] ?? "");
  // The bytes of an example are no JSON.
  return chosen === undefined ? {} : { [name]: chosen === "application/json" ? "application/octet-stream" : chosen };
}

/** Returns whether a document names one media type, which the client sends. Otherwise, each file names its own. */
function isSingle([mediaType = "", ...others]: readonly string[]): boolean {
  return others.length === 0 && /^[^\s*]+\/[^\s*;]+(?:;.*)?$/.test(mediaType);
}

/** Describes how a form writes a property that its document gives an encoding. */
function describeField(media: DocumentedMedia, name: string): PropertyEncoding {
  const encoding = readFieldEncoding(media, name);
  if (encoding.kind === "content") {
    const [contentType = ""] = encoding.contentTypes;
    return isSingle(encoding.contentTypes) ? { contentType } : {};
  }
  const { style, explode, allowReserved } = encoding;
  const hasDefault = style === "deepObject" || explode === (style === "form");
  return { style, ...(!hasDefault && { explode }), ...(allowReserved && { allowReserved }) };
}

/** Reports encodings of properties that no part of a form has. */
function checkEncoding(
  root: OpenApi,
  { schema, encoding }: { schema: Schema; encoding: Readonly<Record<string, Encoding>> },
  steps: readonly Step[],
  report: Report,
): void {
  const { otherProperties, propertyNames: names } = viewSchema(root, schema);
  if (otherProperties.length > 0 || names.length === 0) return;
  for (const name of Object.keys(encoding)) {
    if (names.includes(name)) continue;
    const near = suggestName(name, names);
    report("encoding-unknown-property", [...steps, name], `The body has no property \`${name}\`.${near}`);
  }
}

/** Reads a body that is sent item by item, with the schema of the list of items. Returns `undefined` for any other body. */
function readItems(
  scope: SchemaScope,
  media: DocumentedMedia,
): (Pick<BodyContent, "isListed"> & { kind: "lines" | "records"; schema: Schema }) | undefined {
  const kind = media.stream;
  if (kind === undefined || kind === "events") return undefined;
  const { items, schema } = describeItems(scope, kind, media);
  if (items.of === "text") return undefined;
  return { kind, isListed: items.isListed, schema: { type: "array", items: schema } };
}

function readContentKind(scope: SchemaScope, media: DocumentedMedia): BodyContent["kind"] {
  const { name, schema } = media;
  const kind = readClientKind(media);
  const view = viewInScope(scope, schema);
  if (isFile(view)) return "bytes";
  if (kind === "json" || isForm(name)) return "schema";
  if (kind === "binary") return "bytes";
  return listMeantTypes(view).includes("string") ? "schema" : "text";
}

function isForm(name: string): boolean {
  return /^(?:multipart\/|application\/x-www-form-urlencoded)/i.test(name);
}

/** Ranks a media type: the most convenient one for callers comes first. */
function rankMedia(media: DocumentedMedia): number {
  const type = media.name.toLowerCase();
  const kind = readClientKind(media);
  const ranks: readonly boolean[] = [
    type === "application/json",
    kind === "json" && !type.includes("*"),
    kind === "json",
    type.startsWith("application/x-www-form-urlencoded"),
    type.startsWith("multipart/"),
    type.startsWith("text/"),
    type.startsWith("application/octet-stream"),
    true,
  ];
  return ranks.indexOf(true);
}
