import {
  bodylessStatuses,
  canBeEmpty,
  chooseMedia,
  deniesSuccess,
  type DocumentedMedia,
  findResponseKey,
  type InBandFailureExtension,
  isFile,
  parseMediaType,
  quoteNames,
  readBodyKind,
  readStreamKind,
  type Step,
  type StreamKind,
} from "@shortvideo-api/document";
import { type ServedOperation, readAt, type Response } from "@shortvideo-api/mock/requests";
import { type JsonBody, readBody } from "../request/read-body.js";
import type { ServiceResponse } from "../request/send-request.js";
import { compareHeaders } from "./compare-headers.js";
import { compareItems, compareValues } from "./compare-values.js";
import { describesValues, followReferences, undescribed } from "./document-nodes.js";
import { listTextBodies } from "./list-text-bodies.js";
import type { ResponseDifference, ResponsePart } from "./response-difference.js";
import type { Validators } from "./create-validators.js";
import { readItems } from "./read-items.js";
import type { BodyVisits } from "./visit-body.js";

/** The comparison of one response with the document. */
export interface ResponseComparison extends BodyVisits {
  /** The documented parts of the response, and the rules about its values that were not compared. */
  readonly parts: readonly ResponsePart[];
  /** The JSON body; `undefined` when there is no readable one. */
  readonly body: JsonBody | undefined;
  /** The key of the response in the document, such as `"4XX"`; `undefined` when the status is not documented. */
  readonly key: string | undefined;
  /** The path of the response in the document; `undefined` when the status is not documented. */
  readonly responsePath: readonly Step[] | undefined;
  /** The code of a failure in a response with a successful status; `undefined` if none exists. */
  readonly failure: string | undefined;
}

/** Compares a response with the document: status, media type, envelope, every value. */
export function compareResponse(
  validators: Validators,
  operation: ServedOperation,
  response: ServiceResponse,
): ResponseComparison {
  const key = findResponseKey(operation, response.status);
  const declared = key === undefined ? undefined : operation.responses.get(key);
  if (key === undefined || !declared) {
    const expected = quoteNames([...operation.responses.keys()]) || "no response";
    const path = [...operation.steps, "responses"];
    const found = `\`${response.status}\``;
    const undocumented = { code: "status-undocumented", place: "status", path, expected, found } as const;
    return { ...emptyComparison, differences: [undocumented] };
  }
  const path = declared.documented.steps;
  const headers = compareHeaders(validators, declared.documented, response.headers);
  const contentPath = [...path, "content"];
  const content =
    operation.method === "HEAD"
      ? { parts: listBodies(declared, contentPath, () => "A response to HEAD has no body.") }
      : response.unread === undefined
        ? compareContent(validators, declared, response, contentPath)
        : compareUnread(declared, response, contentPath);
  return {
    ...emptyComparison,
    ...content,
    key,
    responsePath: path,
    differences: [...headers.differences, ...(content.differences ?? [])],
    parts: [...headers.parts, ...(content.parts ?? []), ...listIgnored(validators, path)],
  };
}

const emptyComparison: ResponseComparison = {
  differences: [],
  parts: [],
  visits: [],
  body: undefined,
  key: undefined,
  responsePath: undefined,
  failure: undefined,
};

/** Lists the bodies of a response, one for each media type. `omit` returns why a body was not compared. */
function listBodies(
  { documented }: Response,
  path: readonly Step[],
  omit: (mediaType: string) => string | undefined,
): ResponsePart[] {
  return documented.media.map(({ name }) => toPart([...path, name], name, omit(name)));
}

function toPart(path: readonly Step[], name: string, omitted: string | undefined): ResponsePart {
  return { place: "body", name, path, ...(omitted !== undefined && { omitted }) };
}

/** Lists the fields of a response that no comparison knows, such as its links. */
function listIgnored(validators: Validators, path: readonly Step[]): ResponsePart[] {
  return validators.listIgnored(path, 1).map((omitted) => ({ place: "response", name: omitted, path, omitted }));
}

/** Compares the media type of a body that is not known, if the response has one. */
function compareUnread(
  declared: Response,
  response: ServiceResponse,
  path: readonly Step[],
): Pick<ResponseComparison, "differences" | "parts"> {
  const { misfit } =
    declared.mediaTypes.length === 0 || response.contentType === ""
      ? { misfit: undefined }
      : matchMediaType(declared, response, path);
  return { differences: misfit ? [misfit] : [], parts: listBodies(declared, path, () => response.unread) };
}

/** Compares the media type, the encoding and the values of a body. `path` is the path of the declared `content`. */
function compareContent(
  validators: Validators,
  declared: Response,
  response: ServiceResponse,
  path: readonly Step[],
): Partial<ResponseComparison> {
  const place = "body";
  const { document } = validators;
  const { text, isCut = false } = response;
  if (text === "" && bodylessStatuses.has(response.status)) return {};
  if (declared.mediaTypes.length === 0) {
    const omitted = "The response has a body, and the document describes none.";
    return text === "" ? {} : { parts: [{ place, path: path.slice(0, -1), omitted }] };
  }
  const { media, misfit } = matchMediaType(declared, response, path);
  if (text === "" && !isCut && !(media && canBeEmpty(response.contentType))) {
    const expected = `a body of ${quoteNames(declared.mediaTypes, " or ")}`;
    const difference = { code: "body-missing", place, path, expected, found: "no body" } as const;
    return { differences: [difference], parts: listBodies(declared, path, () => "No response had a body.") };
  }
  const mediaType = media?.name ?? "";
  const mediaPath = [...path, mediaType];
  const listParts = (omitted?: string) => [
    ...listBodies(declared, path, (name) =>
      name === mediaType ? omitted : `No response had the media type \`${name}\`.`,
    ),
    ...listParameters(media, response, mediaPath),
  ];
  const misfits = misfit ? [misfit] : [];
  if (text === "" && readStreamKind(response.contentType) !== undefined)
    return {
      differences: misfits,
      parts: listParts(isCut ? "No item of the stream arrived in time." : "The stream had no item."),
    };
  const stream = media && !misfit ? readItems(document, media, response, mediaPath) : undefined;
  if (stream) {
    const { omitted, ...items } = compareItems(validators, stream);
    const differences = [...findWrongEncoding(stream.kind, response, mediaPath), ...items.differences];
    const rest = isCut ? [toPart(mediaPath, "rest", `The stream did not end. ${readOnly(stream.items.length)}`)] : [];
    return { ...items, differences, parts: [...listParts(omitted), ...items.parts, ...rest] };
  }
  const schemaPath = [...mediaPath, "schema"];
  const isDescribed = describesValues(document, schemaPath);
  const type = misfit ? mediaType : readType(mediaType, response);
  if (!isJson(type) || (media && isFile(media.view))) {
    const bodies = media && isDescribed ? listTextBodies(type, media, response, validators.compile) : [];
    const compared = bodies.map((body) => compareValues(validators, schemaPath, body));
    const best = compared.find(({ differences }) => differences.length === 0) ?? compared[0];
    if (best) {
      const parts = [...listParts(best.omitted), ...best.parts];
      return { ...best, parts, differences: [...misfits, ...best.differences] };
    }
    const omitted = isDescribed ? "Of this media type, `verify` reads no values." : undescribed;
    return { differences: misfits, parts: listParts(omitted) };
  }
  const body = readBody(text);
  if (!body) {
    const malformed = { code: "body-malformed", place, path, expected: "JSON", found: describeText(text) } as const;
    return { differences: [misfit ?? malformed], parts: listParts() };
  }
  const differences = [...misfits, ...findWrongEncoding("json", response, path)];
  if (!isDescribed) {
    const [ignored] = validators.listIgnored(followReferences(document, schemaPath), 2);
    return { differences, body, parts: listParts(ignored ?? undescribed) };
  }
  const failure = response.status < 300 ? readInBandFailure(document["x-in-band-failure"], body.value) : undefined;
  if (failure !== undefined) {
    const omitted = `The response had a documented failure in its body: ${failure}.`;
    return { differences, body, failure, parts: listParts(omitted) };
  }
  const { omitted, ...values } = compareValues(validators, schemaPath, body);
  const parts = [...listParts(omitted), ...values.parts];
  return { ...values, body, parts, differences: [...differences, ...values.differences] };
}

/** Returns the media type by which to read a body. Of a range of media types, the response has one. */
function readType(documented: string, { contentType }: ServiceResponse): string {
  return documented.includes("*") && contentType !== "" ? contentType : documented;
}

/** Lists the parameters of a media type, as one part. Its `charset` has no effect on JSON. */
function listParameters(
  media: DocumentedMedia | undefined,
  { contentType }: ServiceResponse,
  path: readonly Step[],
): ResponsePart[] {
  const declared = [...(media?.parameters.keys() ?? [])].filter((name) => name !== "charset");
  if (declared.length === 0) return [];
  const { parameters: sent } = parseMediaType(contentType);
  const lacking = declared.filter((name) => !sent.has(name));
  const omitted = `No response named the parameter ${quoteNames(lacking)} of the media type.`;
  return [{ place: "header.content-type", name: String(path.at(-1)), path, ...(lacking.length > 0 && { omitted }) }];
}

function readOnly(items: number): string {
  return `Only its first ${items === 1 ? "item was" : `${items} items were`} compared.`;
}

/** Compares the encoding of a body. This reader ignores a byte order mark, as readers may. */
function findWrongEncoding(
  kind: StreamKind | "json",
  { encoding }: ServiceResponse,
  path: readonly Step[],
): ResponseDifference[] {
  const found = encodings[encoding];
  const { mark, rule } = encodingRules[kind];
  if (found === undefined || (mark && encoding === "utf-8-marked")) return [];
  const expected = `${mark ? "UTF-8" : "UTF-8 without a byte order mark"} (${rule})`;
  return [{ code: "encoding-wrong", place: "body", path, expected, found }];
}

/** The sources of the rules about encodings, and whether a byte order mark may begin the body. */
const encodingRules: Readonly<Record<StreamKind | "json", { readonly mark: boolean; readonly rule: string }>> = {
  json: { mark: false, rule: "RFC 8259" },
  lines: { mark: false, rule: "JSON Lines" },
  records: { mark: false, rule: "RFC 7464" },
  events: { mark: true, rule: "the standard of server-sent events" },
};

/** Descriptions of wrong encodings. */
const encodings: Readonly<Record<ServiceResponse["encoding"], string | undefined>> = {
  "utf-8": undefined,
  "utf-8-marked": "UTF-8 with a byte order mark",
  "utf-16": "UTF-16",
  named: undefined,
  none: "bytes that are not UTF-8",
};

function matchMediaType(
  { documented: { media } }: Response,
  { contentType }: ServiceResponse,
  path: readonly Step[],
): { media: DocumentedMedia | undefined; misfit: ResponseDifference | undefined } {
  const sent = parseMediaType(contentType);
  const chosen = chooseMedia(media, sent);
  if (chosen) return { media: chosen, misfit: undefined };
  // Only the parameters differ.
  const isListed = media.some(({ essence }) => essence === sent.essence);
  const found = sent.essence === "" ? "no media type" : `\`${isListed ? contentType : sent.essence}\``;
  const expected = quoteNames(
    media.map(({ name }) => name),
    " or ",
  );
  return {
    media: media.find(({ name }) => isJson(name)),
    misfit: { code: "media-type-wrong", place: "header.content-type", path, expected, found },
  };
}

function isJson(mediaType: string): boolean {
  return readBodyKind(mediaType) === "json" || mediaType === "*/*";
}

function describeText(text: string): string {
  return /^\s*<(?:!doctype|html)/i.test(text) ? "a page of HTML" : "text that is not JSON";
}

/** Reads the code of a failure in a response with a successful status, as `x-in-band-failure` declares it: `` "`status_code` 4" ``. */
export function readInBandFailure(declared: InBandFailureExtension | undefined, body: unknown): string | undefined {
  const name = declared?.codes.find((field) => deniesSuccess(declared, readAt(body, field)));
  return name === undefined ? undefined : `\`${name}\` ${String(readAt(body, name))}`;
}
