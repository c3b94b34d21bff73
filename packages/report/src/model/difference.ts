import { defineGuide } from "./finding.js";
import { count, keyOf, lineNumber, record, sentRequest, text, type PartSchema, type ValueOf } from "./schema.js";

const fix = "Correct the document if the service intends this. Otherwise report it to the service.";

/** Explains every kind of difference. A released code keeps its meaning. */
export const differenceGuide = defineGuide({
  "response-missing": {
    title: "No response",
    meaning: "The connection broke, or the response took too long.",
    help: "Verify again, with a longer `--timeout` if the response was late. If other operations respond, report it to the service.",
  },
  "status-undocumented": {
    title: "Undocumented status",
    meaning: "Callers have no type and no error class for this response.",
    help: "Declare the status under `responses`, with its body.",
  },
  "media-type-wrong": {
    title: "Other media type",
    meaning: "Clients that choose a parser by `content-type` cannot read the response.",
    help: fix,
  },
  "body-missing": {
    title: "No body",
    meaning: "The document declares a body, and the response has none.",
    help: fix,
  },
  "body-malformed": {
    title: "Malformed body",
    meaning: "The body is not JSON, although its media type says so.",
    help: "Report it to the service. A page of HTML often comes from a proxy.",
  },
  "encoding-wrong": {
    title: "Other encoding",
    meaning:
      "JSON and streams must be UTF-8, and only events may begin with a byte order mark. With another encoding, many readers fail or garble letters.",
    help: "Report it to the service.",
  },
  "envelope-changed": {
    title: "Other envelope",
    meaning: "The body has the declared fields on another level, so callers do not find them.",
    help: fix,
  },
  "header-missing": {
    title: "Required header missing",
    meaning: "Callers read the header without a check, because the document requires it.",
    help: "Remove `required` from the header if it may be absent.",
  },
  "header-wrong": {
    title: "Other header value",
    meaning: "The header has another value than callers expect.",
    help: fix,
  },
  "field-missing": {
    title: "Required field missing",
    meaning: "Callers read the field without a check, because the document requires it.",
    help: "Remove the field from `required` if it may be absent.",
  },
  "field-new": {
    title: "New field",
    meaning: "A new field breaks no caller, but typed callers cannot use it.",
    help: "Declare the field under `properties`, or ignore it with `--ignore field-new`.",
  },
  "type-wrong": { title: "Other type", meaning: "The value has another type than callers expect.", help: fix },
  "null-unexpected": {
    title: "Unexpected null",
    meaning: "Callers that read a property of the value fail.",
    help: 'Add `"null"` to the types of the value if it may be null.',
  },
  "boolean-as-number": {
    title: "0 or 1 for a boolean",
    meaning: "A comparison with `true` or `false` fails.",
    help: fix,
  },
  "value-new": {
    title: "Unlisted value",
    meaning: "Callers that distinguish the listed values have no case for it.",
    help: "Add the value to the enumeration.",
  },
  "format-wrong": { title: "Other format", meaning: "The text does not have the declared format.", help: fix },
  "limit-exceeded": { title: "Outside the limits", meaning: "The value is beyond a declared limit.", help: fix },
  "number-unsafe": {
    title: "Undeclared 64-bit number",
    meaning: "The number exceeds 2^53, so JavaScript rounds it without an error.",
    help: "Declare the number with `format: int64`. The client then returns it as a decimal string.",
  },
  "number-rounded": {
    title: "Rounded 64-bit numbers",
    meaning:
      "Every number here fits into a double without loss, which suggests that the service rounded them. A rounded id belongs to another item, or to none.",
    help: "Report it to the service. If another field has the same value as text, use that field.",
  },
  "json-text-malformed": {
    title: "Text that is not JSON",
    meaning: "The document declares that this text contains JSON, but it does not.",
    help: fix,
  },
  "write-only-returned": {
    title: "Write-only field returned",
    meaning:
      "The document marks the field as `writeOnly`: a password or another secret that no response should contain.",
    help: "Report it to the service, or remove `writeOnly` from the field.",
  },
  "item-malformed": {
    title: "Malformed item of a stream",
    meaning: "An item of the stream is not JSON, although the document describes items in JSON.",
    help: "Report it to the service.",
  },
  "schema-mismatch": {
    title: "Does not match its schema",
    meaning: "The value breaks a rule of its schema.",
    help: fix,
  },
  "echo-differs": {
    title: "Not the requested item",
    meaning: "The document declares that this field repeats the parameter (`x-echo`), but it has another value.",
    help: fix,
  },
  "sibling-differs": {
    title: "Differs from its sibling",
    meaning: "The document declares the same value for two fields (`x-same-as`), but their values differ.",
    help: "Use the field that is text: a 64-bit number may have been rounded.",
  },
  "unit-differs": {
    title: "Other unit",
    meaning:
      "The size of the number shows that it does not have the documented unit (`x-unit`), so callers calculate with a wrong unit.",
    help: "Correct `x-unit` and the description, or report it to the service.",
  },
  "cursor-missing": {
    title: "Next page not named",
    meaning: "The response says that more pages follow, but does not name the next page.",
    help: "Correct `x-pagination`, or report it to the service.",
  },
  "cursor-refused": {
    title: "Next page rejected",
    meaning: "The response to a request with the cursor of a page is not a page.",
    help: "Correct `x-pagination`, or report it to the service.",
  },
  "page-repeats": {
    title: "The same page again",
    meaning: "The next page equals the previous one, so an iteration would not end.",
    help: "Check whether the parameter in `x-pagination` has another name. Otherwise report it to the service.",
  },
  "invalid-accepted": {
    title: "Invalid request accepted",
    meaning: "A mistake of a caller has no effect that the caller notices.",
    help: "Correct the rule in the document if the service means it otherwise. Otherwise report it to the service.",
  },
  "valid-refused": {
    title: "Valid request rejected",
    meaning: "Callers that rely on the document fail.",
    help: "Correct the rule in the document if the service means it otherwise. Otherwise report it to the service.",
  },
  "server-failed": {
    title: "Server error",
    meaning: "The service fails for this request each time, and not for others.",
    help: "Report it to the service, with the command that repeats the request.",
  },
  "key-ignored": {
    title: "Request without a key accepted",
    meaning: "The document requires a key, and the service responds without one.",
    help: "Report it to the service. If anyone may call the operation, add `security: []` to it.",
  },
  "page-size-exceeded": {
    title: "More items than requested",
    meaning: "Callers that limit the number of items get more, and pay for them.",
    help: fix,
  },
  "list-endless": {
    title: "Endless list",
    meaning: "The pages announce more items and have none, so an iteration would not end.",
    help: "Report it to the service.",
  },
  "items-differ": {
    title: "Items lost or repeated",
    meaning: "Another page size leads to other items, so callers miss some or get some twice.",
    help: "Report it to the service.",
  },
  "id-unknown": {
    title: "Unknown id of another operation",
    meaning: "Callers that pass an id from one operation to another find nothing.",
    help: "Check whether both fields are the same id. Otherwise report it to the service.",
  },
});

/** Kinds of differences. A released code keeps its meaning. */
export type DifferenceCode = keyof typeof differenceGuide;

/** The code of a difference. */
export const differenceCode = keyOf(differenceGuide);

const responseStatus: PartSchema<number> = { type: "integer", minimum: 0 };

/** The schema of {@link Difference}. */
export const differenceSchema = record(
  {
    code: differenceCode,
    /** The operationId. */
    operation: text,
    /**
     * The place in the response: `"status"`, `"header.content-type"`, `"body"`, `"body.comments[].user.id"`. With a `rule`, the place in
     * the request: `"query.count"`.
     */
    place: text,
    /** The rule of the document, as the end of the sentence "The document says …". */
    expected: text,
    /** The first found value. Texts that people wrote are described, not shown. */
    found: text,
    /** Number of times it was found. */
    count,
    /** Line of the rule in the document, counted from 1. */
    line: lineNumber,
    /** The first request with such a response. It contains only values of the document. */
    request: sentRequest,
  },
  {
    /** The status of the response; absent without a response. */
    status: responseStatus,
    /** The rule about requests that was tested: `"maximum 50"`, `"required"`; only of an exploration. */
    rule: text,
    /** A `curl` command that sends the smallest such request, with `$SERVICE_URL` and `$SERVICE_KEY`; only of an exploration. */
    curl: text,
  },
);

/** A difference between responses and the document. */
export interface Difference extends ValueOf<typeof differenceSchema> {}

/** Explains what was not compared. */
export const omissionGuide = defineGuide({
  "operation-not-compared": {
    title: "Operation not compared",
    meaning: "The verification says nothing about the operation.",
    help: "Pass requests that succeed with `--requests` or `--har`.",
  },
  "response-not-compared": {
    title: "Response not compared",
    meaning: "No request caused this documented response. The verification says nothing about it.",
    help: "Pass requests that cause the response with `--requests` or `--har`.",
  },
  "field-not-compared": {
    title: "Fields not compared",
    meaning: "The response occurred, but never with these fields, or only with empty lists.",
    help: "Pass requests whose responses have the fields with `--requests` or `--har`.",
  },
  "part-not-compared": {
    title: "Part not compared",
    meaning: "The response occurred, but this part of it was not compared with the document.",
    help: "Check the part in another way, or describe it in the document so that it can be compared.",
  },
});

const omissionFields = {
  /** The place in the response: `"header.x-total"`, `"body"`, `"body.items[].url"`; or `"webhooks.paid"`. */
  place: text,
  /** The reason as a sentence. */
  reason: text,
  /** Line in the file of the document, counted from 1. */
  line: lineNumber,
};

const omissionOwner = {
  /** The operationId; absent for a webhook of the document. */
  operation: text,
  /** The key or the status of the response: `"4XX"`; absent for a webhook or a callback. */
  status: text,
};

const omissionSchema = record(omissionFields, omissionOwner);

/** A part of the document that was not compared. */
export interface Omission extends ValueOf<typeof omissionSchema> {}

/** The schema of {@link CountedOmission}. */
export const countedOmissionSchema = record({ ...omissionFields, count }, omissionOwner);

/** A part that was not compared, and the number of responses with it. */
export interface CountedOmission extends ValueOf<typeof countedOmissionSchema> {}
