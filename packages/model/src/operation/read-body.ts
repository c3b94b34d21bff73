import {
  dereference,
  findNearName,
  type OpenApi,
  printNearName,
  readStreamKind,
  type Report,
  type Schema,
  type Step,
  viewInScope,
  viewSchema,
} from "@shortvideo-api/document/source";
import { describeItems } from "./describe-items.ts";
import type { Endpoint } from "./list-endpoints.ts";
import type { Body, BodyContent } from "../api/operation.ts";
import { nameBodyKeys } from "../names/names.ts";
import { listMeantTypes } from "./read-field.ts";
import { type Media, listMedia, readTypeRef } from "./read-media.ts";
import { readPartHeaders } from "./read-part-headers.ts";
import { readSentence } from "./read-text.ts";
import type { SchemaScope } from "@shortvideo-api/document/sample/source";

/** The body of a request, and the schemas of its values. */
export interface DescribedBody extends Omit<DescribedContent, "content"> {
  body: Omit<Body, "exact" | "check" | "partCheck" | "others">;
  others: readonly DescribedContent[];
  examples: readonly unknown[];
}

/** A media type of a body, and the schema of its values. */
export interface DescribedContent {
  content: Omit<BodyContent, "exact" | "check" | "partCheck">;
  schema: Schema;
  isJson: boolean;
  /** Whether values are forms, whose properties may be JSON. */
  isForm: boolean;
  /** The schema of the headers of parts: an object of objects. */
  partSchema: Schema | undefined;
  /** Whether the client can check values by the schema. It cannot check bytes and XML. */
  isChecked: boolean;
}

/**
 * Reads the body of an operation, in the most convenient of its media types. Returns `undefined` if the operation has no body,
 * or if `fetch` cannot send the body. Reports a body that `fetch` cannot send.
 */
export function readBody(
  { root, scope }: { root: OpenApi; scope: SchemaScope },
  { operation, path, httpMethod, steps }: Endpoint,
  { id, params }: { id: string; params: readonly string[] },
  report: Report,
): DescribedBody | undefined {
  const found = operation.requestBody && dereference(root.components.requestBodies, operation.requestBody);
  const [media, ...others] = listMedia(root, found?.content).sort((left, right) => rankMedia(left) - rankMedia(right));
  if (!found || !media) return undefined;
  // https://fetch.spec.whatwg.org/#dom-request
  if (/^(?:GET|HEAD)$/i.test(httpMethod)) {
    const message = `\`${httpMethod} ${path}\` has a body, which \`fetch\` cannot send with \`${httpMethod}\`.`;
    report("body-never-sent", [...steps, "requestBody"], message);
    return undefined;
  }
  const read = (each: Media): DescribedContent => readContent({ root, scope }, each, { id, steps }, report);
  const { content, ...described } = read(media);
  return {
    ...described,
    body: {
      ...content,
      ...nameBodyKeys(params),
      required: found.required ?? false,
      doc: readSentence(found.description) ?? "",
    },
    others: others.map(read),
    examples: media.examples,
  };
}

function readContent(
  { root, scope }: { root: OpenApi; scope: SchemaScope },
  media: Media,
  { id, steps }: { id: string; steps: readonly Step[] },
  report: Report,
): DescribedContent {
  const { encoding, name } = media;
  const {
    kind,
    isListed = false,
    schema,
  } = readItems(scope, media) ?? {
    kind: readKind(scope, media),
    schema: media.schema,
  };
  const place = [...steps, "requestBody", "content", name];
  if (isForm(name)) checkEncoding(root, { schema, encoding }, [...place, "encoding"], report);
  const parts = readPartHeaders({ root, scope }, media, place, report);
  return {
    content: {
      mediaType: name,
      kind,
      isListed,
      type: readTypeRef(scope, schema, { kind: "body", operation: id }),
      encoding: isForm(name) ? encoding : {},
      partHeaders: parts.headers,
    },
    partSchema: parts.headers.length === 0 ? undefined : parts.schema,
    schema,
    isJson: media.kind === "json" || kind === "lines" || kind === "records",
    isForm: isForm(name),
    isChecked: kind !== "bytes" && kind !== "text",
  };
}

/** Reports encodings of properties that no part of a form has. */
function checkEncoding(
  root: OpenApi,
  { schema, encoding }: Pick<Media, "encoding" | "schema">,
  steps: readonly Step[],
  report: Report,
): void {
  const { otherProperties, propertyNames: names } = viewSchema(root, schema);
  if (otherProperties.length > 0 || names.length === 0) return;
  for (const name of Object.keys(encoding)) {
    if (names.includes(name)) continue;
    const near = printNearName(findNearName(name, names));
    report("encoding-unknown-property", [...steps, name], `The body has no property \`${name}\`.${near}`);
  }
}

/** Reads a body that is sent item by item, with the schema of the list of items. Returns `undefined` for any other body. */
function readItems(
  scope: SchemaScope,
  media: Media,
): (Pick<BodyContent, "isListed"> & { kind: "lines" | "records"; schema: Schema }) | undefined {
  const kind = readStreamKind(media.name);
  if (kind === undefined || kind === "events") return undefined;
  const { items, schema } = describeItems(scope, kind, media);
  if (items.of === "text") return undefined;
  return { kind, isListed: items.isListed, schema: { type: "array", items: schema } };
}

function readKind(scope: SchemaScope, { kind, name, schema }: Media): BodyContent["kind"] {
  const view = viewInScope(scope, schema);
  if (view.always.some(({ format }) => format === "binary")) return "bytes";
  if (kind === "json" || isForm(name)) return "schema";
  if (kind === "binary") return "bytes";
  return listMeantTypes(view).includes("string") ? "schema" : "text";
}

function isForm(name: string): boolean {
  return /^(?:multipart\/|application\/x-www-form-urlencoded)/i.test(name);
}

/** Ranks a media type: the most convenient one for callers comes first. */
function rankMedia({ name, kind }: Media): number {
  const type = name.toLowerCase();
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
