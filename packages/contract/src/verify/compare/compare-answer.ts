import { findResponseKey, type OpenApi } from "@shortvideo-api/document";
import { type DocumentPath, type Operation, type Response, toPointer } from "@shortvideo-api/mock/internal";
import { quoteNames } from "@shortvideo-api/report";
import type { Answer } from "../call/send-call.js";
import { followReferences, nodeAt } from "./document-nodes.js";
import { findEnvelope } from "./find-envelope.js";
import { findNewFields } from "./find-new-fields.js";
import { findOtherSiblings } from "./find-other-siblings.js";
import { findOtherUnits } from "./find-other-units.js";
import { findUnsafeNumbers } from "./find-unsafe-numbers.js";
import type { Finding } from "./finding.js";
import type { Validators } from "./validators.js";
import { type Body, readBody } from "../call/read-body.js";
import { readInBandFailure } from "./read-failure.js";
import { type Visit, walkValue } from "./walk-value.js";

/** What an answer showed. */
export interface Comparison {
  readonly findings: readonly Finding[];
  readonly visits: readonly Visit[];
  /** The JSON body; `undefined` where there is none that can be read. */
  readonly body: Body | undefined;
  /** Where the document has the answer; `undefined` where its status is not documented. */
  readonly responsePath: DocumentPath | undefined;
  /** Where the document has the schema of the body; `undefined` where it is no JSON, or the document has none. */
  readonly schemaPath: DocumentPath | undefined;
  /** The code of a failure inside a success; `undefined` where there is none. */
  readonly failure: string | undefined;
}

/** Holds an answer against the document: status, media type, envelope, every value. */
export function compareAnswer(
  document: OpenApi,
  validators: Validators,
  operation: Operation,
  answer: Answer,
): Comparison {
  const nothing = {
    findings: [],
    visits: [],
    body: undefined,
    responsePath: undefined,
    schemaPath: undefined,
    failure: undefined,
  };
  const responses: DocumentPath = ["paths", operation.path, operation.method.toLowerCase(), "responses"];
  const key = findResponseKey(operation, answer.status);
  const response = key === undefined ? undefined : operation.responses.get(key);
  if (key === undefined || !response) {
    const known = quoteNames([...operation.responses.keys()]);
    const found = `\`${answer.status}\``;
    return {
      ...nothing,
      findings: [{ code: "status-undocumented", place: "status", path: responses, expected: known, found }],
    };
  }
  const responsePath = followReferences(document, [...responses, key]);
  const told = { ...nothing, responsePath };
  if (response.mediaTypes.length === 0 || operation.method === "HEAD") return told;
  const content: DocumentPath = [...responsePath, "content"];
  if (answer.text === "") {
    const expected = `a body of ${quoteAll(response.mediaTypes)}`;
    return { ...told, findings: [{ code: "body-missing", place: "body", path: content, expected, found: "no body" }] };
  }
  const { mediaType, misfit } = matchMediaType(response, answer, content);
  const body = isJson(mediaType) ? readBody(answer.text) : undefined;
  if (misfit && !body) return { ...told, findings: [misfit] };
  if (!isJson(mediaType)) return told;
  const schemaPath = [...content, mediaType, "schema"];
  if (!body) {
    const finding: Finding = {
      code: "body-malformed",
      place: "body",
      path: content,
      expected: "JSON",
      found: describeText(answer.text),
    };
    return { ...told, findings: [finding] };
  }
  const encoding = encodings[answer.encoding];
  const before = [
    ...(misfit ? [misfit] : []),
    ...(encoding === undefined ? [] : [{ ...encodingWrong, path: content, found: encoding }]),
  ];
  if (nodeAt(document, schemaPath) === undefined) return { ...told, findings: before, body };
  const failure = answer.status < 300 ? readInBandFailure(document["x-in-band-failure"], body.value) : undefined;
  if (failure !== undefined) return { ...told, findings: before, body, schemaPath, failure };
  const compared = compareBody(document, validators, schemaPath, body);
  return { ...told, body, schemaPath, visits: compared.visits, findings: [...before, ...compared.findings] };
}

function compareBody(
  document: OpenApi,
  validators: Validators,
  path: DocumentPath,
  body: Body,
): { readonly visits: readonly Visit[]; readonly findings: readonly Finding[] } {
  const envelope = findEnvelope(document, validators.compile, path, body.value);
  if (envelope) return { visits: [], findings: [envelope] };
  const { visits, findings } = walkValue(document, validators, path, body);
  const validate = validators.compile({ $ref: toPointer(path) });
  // What the walk does not read, such as `unevaluatedProperties`, Ajv does.
  const isUnexplained = findings.length === 0 && !validate(body.value);
  const [error] = isUnexplained ? (validate.errors ?? []) : [];
  const rest: Finding[] = error
    ? [
        {
          code: "schema-mismatch",
          place: toPlace(error.instancePath),
          path,
          expected: `that it ${error.message ?? "fits"}`,
          found: "what does not",
        },
      ]
    : [];
  return {
    visits,
    findings: [
      ...findings,
      ...rest,
      ...findNewFields(visits),
      ...findUnsafeNumbers(visits),
      ...findOtherSiblings(visits),
      ...findOtherUnits(visits),
    ],
  };
}

/** RFC 8259, section 8.1. Readers may ignore the mark, and this one does. */
const encodingWrong = {
  code: "encoding-wrong",
  place: "body",
  expected: "JSON, which is UTF-8 without a byte order mark (RFC 8259)",
} as const;

const encodings: Readonly<Record<Answer["encoding"], string | undefined>> = {
  "utf-8": undefined,
  "utf-8-marked": "UTF-8 with a byte order mark",
  "utf-16": "UTF-16",
  none: "bytes that are not UTF-8",
};

function matchMediaType(
  { mediaTypes }: Response,
  { mediaType }: Answer,
  path: DocumentPath,
): { mediaType: string; misfit: Finding | undefined } {
  const found = mediaTypes.find((each) => matches(each, mediaType));
  if (found !== undefined) return { mediaType: found, misfit: undefined };
  const misfit: Finding = {
    code: "media-type-wrong",
    place: "header.content-type",
    path,
    expected: quoteAll(mediaTypes),
    found: mediaType === "" ? "no media type" : `\`${mediaType}\``,
  };
  return { mediaType: mediaTypes.find(isJson) ?? "", misfit };
}

// A declared type may be a range, such as `text/*`.
function matches(declared: string, mediaType: string): boolean {
  const [essence = ""] = declared.toLowerCase().split(";");
  const [type = "", subtype] = essence.trim().split("/");
  const [foundType = "", foundSubtype] = mediaType.split("/");
  return (type === "*" || type === foundType) && (subtype === "*" || subtype === foundSubtype);
}

function isJson(mediaType: string): boolean {
  return /[/+]json(?:;|$)/i.test(mediaType) || mediaType === "*/*";
}

function describeText(text: string): string {
  return /^\s*<(?:!doctype|html)/i.test(text) ? "a page of HTML" : "text that is no JSON";
}

function quoteAll(words: readonly string[]): string {
  return words.map((word) => `\`${word}\``).join(" or ");
}

function toPlace(pointer: string): string {
  return `body${pointer.replaceAll(/\/\d+(?=\/|$)/g, "[]").replaceAll("/", ".")}`;
}
