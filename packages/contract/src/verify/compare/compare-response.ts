import {
  deniesSuccess,
  findResponseKey,
  type InBandFailureExtension,
  isWithin,
  type OpenApi,
  parseMediaType,
  printReference,
  readBodyKind,
  type Step,
} from "@shortvideo-api/document";
import { type ServedOperation, readAt, type Response } from "@shortvideo-api/mock/requests";
import { quoteNames } from "@shortvideo-api/report";
import { type JsonBody, readBody } from "../request/read-body.js";
import type { ServiceResponse } from "../request/send-request.js";
import { compareHeaders } from "./compare-headers.js";
import { describeRule } from "./describe-error.js";
import { followReferences, findNode } from "./document-nodes.js";
import { findEnvelope } from "./find-envelope.js";
import {
  findNewFields,
  findWriteOnly,
  findOtherSiblings,
  findOtherUnits,
  findUnsafeNumbers,
} from "./find-value-differences.js";
import type { ResponseDifference } from "./response-difference.js";
import type { Validators } from "./create-validators.js";
import { readItems, type ComparedItems } from "./read-items.js";
import { type Visit, visitBody } from "./visit-body.js";

/** The comparison of one response with the document. */
export interface ResponseComparison {
  readonly differences: readonly ResponseDifference[];
  readonly visits: readonly Visit[];
  /** The JSON body; `undefined` when there is no readable one. */
  readonly body: JsonBody | undefined;
  /** The path of the response in the document; `undefined` when the status is not documented. */
  readonly responsePath: readonly Step[] | undefined;
  /** The path of the body's schema in the document; `undefined` when the body is not JSON, or has no schema. */
  readonly schemaPath: readonly Step[] | undefined;
  /** The code of a failure in a response with a successful status; `undefined` if none exists. */
  readonly failure: string | undefined;
}

/** Compares a response with the document: status, media type, envelope, every value. */
export function compareResponse(
  document: OpenApi,
  validators: Validators,
  operation: ServedOperation,
  response: ServiceResponse,
): ResponseComparison {
  const responses: readonly Step[] = ["paths", operation.path, operation.method.toLowerCase(), "responses"];
  const key = findResponseKey(operation, response.status);
  const declared = key === undefined ? undefined : operation.responses.get(key);
  if (key === undefined || !declared) {
    const documented = quoteNames([...operation.responses.keys()]);
    const found = `\`${response.status}\``;
    return {
      ...emptyComparison,
      differences: [{ code: "status-undocumented", place: "status", path: responses, expected: documented, found }],
    };
  }
  const responsePath = followReferences(document, [...responses, key]);
  const { headers } = response;
  const differences = compareHeaders(document, validators.compile, declared.documented, {
    headers,
    path: responsePath,
  });
  const comparison = { ...emptyComparison, responsePath, differences };
  if (declared.mediaTypes.length === 0 || operation.method === "HEAD") return comparison;
  const content = compareContent(document, validators, declared, response, [...responsePath, "content"]);
  return { ...comparison, ...content, differences: [...differences, ...(content.differences ?? [])] };
}

const emptyComparison: ResponseComparison = {
  differences: [],
  visits: [],
  body: undefined,
  responsePath: undefined,
  schemaPath: undefined,
  failure: undefined,
};

/** Compares the media type, the encoding and the values of a body. `path` is the path of the declared `content`. */
function compareContent(
  document: OpenApi,
  validators: Validators,
  declared: Response,
  response: ServiceResponse,
  path: readonly Step[],
): Partial<ResponseComparison> {
  const place = "body";
  if (response.text === "") {
    const expected = `a body of ${quoteAll(declared.mediaTypes)}`;
    return { differences: [{ code: "body-missing", place, path, expected, found: "no body" }] };
  }
  const { mediaType, misfit } = matchMediaType(declared, response, path);
  const media = declared.documented.media.find(({ name }) => name === mediaType);
  const stream = media && !misfit ? readItems(document, media, response.text, [...path, mediaType]) : undefined;
  if (stream) return compareItems(document, validators, stream);
  if (!isJson(mediaType)) return misfit ? { differences: [misfit] } : {};
  const body = readBody(response.text);
  if (!body) {
    const found = describeText(response.text);
    return { differences: [misfit ?? { code: "body-malformed", place, path, expected: "JSON", found }] };
  }
  const wrongEncoding = encodings[response.encoding];
  const differences = [
    ...(misfit ? [misfit] : []),
    ...(wrongEncoding === undefined ? [] : [{ ...encodingWrong, path, found: wrongEncoding }]),
  ];
  const schemaPath = [...path, mediaType, "schema"];
  if (findNode(document, schemaPath) === undefined) return { differences, body };
  const failure = response.status < 300 ? readInBandFailure(document["x-in-band-failure"], body.value) : undefined;
  if (failure !== undefined) return { differences, body, schemaPath, failure };
  const values = compareValues(document, validators, schemaPath, body);
  return { body, schemaPath, visits: values.visits, differences: [...differences, ...values.differences] };
}

/** Compares each item of a stream with its schema. */
function compareItems(
  document: OpenApi,
  validators: Validators,
  { path, items }: ComparedItems,
): Partial<ResponseComparison> {
  const compared = items.map((item) => {
    if (item) return compareValues(document, validators, path, item);
    const malformed = {
      code: "item-malformed",
      place: "body",
      path,
      expected: "JSON",
      found: "text that is not JSON",
    } as const;
    return { visits: [], differences: [malformed] };
  });
  return {
    visits: compared.flatMap(({ visits }) => visits),
    differences: compared.flatMap(({ differences }) =>
      differences.map((difference) => ({ ...difference, place: difference.place.replace(/^body/, "body[]") })),
    ),
  };
}

/** Compares the envelope and all values of a JSON body with its schema. */
function compareValues(
  document: OpenApi,
  validators: Validators,
  path: readonly Step[],
  body: JsonBody,
): { readonly visits: readonly Visit[]; readonly differences: readonly ResponseDifference[] } {
  const envelope = findEnvelope(document, validators.compile, path, body.value);
  if (envelope) return { visits: [], differences: [envelope] };
  const { visits, differences } = visitBody(document, validators, path, body);
  const validate = validators.compile({ $ref: printReference(path) });
  // Ajv also checks keywords that `visitBody` does not read, such as `unevaluatedProperties`.
  const isUnexplained = differences.length === 0 && !validate(body.value);
  const [error] = isUnexplained ? (validate.errors ?? []) : [];
  const unexplained: ResponseDifference[] = error
    ? [
        {
          code: "schema-mismatch",
          place: toPlace(error.instancePath),
          path,
          expected: describeRule(error),
          found: "a value that does not",
        },
      ]
    : [];
  return {
    visits,
    differences: [
      ...differences,
      ...unexplained,
      ...findNewFields(visits),
      ...findWriteOnly(visits),
      ...findUnsafeNumbers(visits),
      ...findOtherSiblings(visits),
      ...findOtherUnits(visits),
    ],
  };
}

/** RFC 8259, section 8.1. Readers may ignore the byte order mark, and this one does. */
const encodingWrong = {
  code: "encoding-wrong",
  place: "body",
  expected: "JSON, which is UTF-8 without a byte order mark (RFC 8259)",
} as const;

/** Descriptions of wrong encodings. */
const encodings: Readonly<Record<ServiceResponse["encoding"], string | undefined>> = {
  "utf-8": undefined,
  "utf-8-marked": "UTF-8 with a byte order mark",
  "utf-16": "UTF-16",
  none: "bytes that are not UTF-8",
};

function matchMediaType(
  { mediaTypes }: Response,
  { mediaType }: ServiceResponse,
  path: readonly Step[],
): { mediaType: string; misfit: ResponseDifference | undefined } {
  const found = mediaTypes.find((each) => isWithin(mediaType, parseMediaType(each).essence));
  if (found !== undefined) return { mediaType: found, misfit: undefined };
  const misfit: ResponseDifference = {
    code: "media-type-wrong",
    place: "header.content-type",
    path,
    expected: quoteAll(mediaTypes),
    found: mediaType === "" ? "no media type" : `\`${mediaType}\``,
  };
  return { mediaType: mediaTypes.find(isJson) ?? "", misfit };
}

function isJson(mediaType: string): boolean {
  return readBodyKind(parseMediaType(mediaType).essence) === "json" || mediaType === "*/*";
}

function describeText(text: string): string {
  return /^\s*<(?:!doctype|html)/i.test(text) ? "a page of HTML" : "text that is not JSON";
}

function quoteAll(words: readonly string[]): string {
  return words.map((word) => `\`${word}\``).join(" or ");
}

function toPlace(pointer: string): string {
  return `body${pointer.replaceAll(/\/\d+(?=\/|$)/g, "[]").replaceAll("/", ".")}`;
}

/** Reads the code of a failure in a response with a successful status, as `x-in-band-failure` declares it: `` "`status_code` 4" ``. */
export function readInBandFailure(declared: InBandFailureExtension | undefined, body: unknown): string | undefined {
  const name = declared?.codes.find((field) => deniesSuccess(declared, readAt(body, field)));
  return name === undefined ? undefined : `\`${name}\` ${String(readAt(body, name))}`;
}
