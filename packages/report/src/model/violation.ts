import { defineGuide } from "./finding.js";
import { count, keyOf, record, sentRequest, type SentRequest, text, type ValueOf } from "./schema.js";

/** Explains every kind of violation, for rules of SARIF and for the HTML report. A released code keeps its meaning. */
export const violationGuide = defineGuide({
  "request-malformed": {
    title: "Malformed HTTP request",
    meaning: "The request is not valid HTTP, so any server would reject it.",
    help: "Send the request with an HTTP client to an address with `http://`, with at most 32 KB of headers.",
  },
  "url-malformed": {
    title: "Malformed address",
    meaning:
      "The path or the query cannot be decoded: a percent sign lacks its two digits, or a character is not percent-encoded.",
    help: "Encode each value separately before you put it into the address, for example with `encodeURIComponent`.",
  },
  "url-too-long": {
    title: "Address too long",
    meaning: "Servers and proxies reject addresses of this length.",
    help: "Send fewer or shorter values in one request.",
  },
  "path-unknown": {
    title: "Unknown path",
    meaning: "The document has no operation at this path, so the service would return 404.",
    help: "Take the path from the document; the message names the nearest one. Check that the base URL of your client does not contain a part of the path.",
  },
  "method-not-allowed": {
    title: "Method not allowed",
    meaning: "The path is known, but not with this method.",
    help: "Use a method that the document declares for the path.",
  },
  "key-missing": {
    title: "Key missing",
    meaning: "The request has no key, so the service would return 401.",
    help: "Send the key in the place that the document declares. The mock accepts any key.",
  },
  "header-repeated": {
    title: "Header sent twice",
    meaning: "A header that takes one value was sent more than once. Servers differ in which value they use.",
    help: "Set the header once. The usual cause is a proxy or a middleware that adds a header which the client also sets.",
  },
  "parameter-unknown": {
    title: "Unknown parameter",
    meaning:
      "The operation declares no parameter of this name. Services ignore such names silently, so a misspelled filter has no effect.",
    help: "Use the name in the document, in the same case, or omit the parameter.",
  },
  "parameter-repeated": {
    title: "Parameter sent twice",
    meaning: "A parameter that takes one value was sent more than once. Servers differ in which value they use.",
    help: "Send the parameter once.",
  },
  "parameter-missing": {
    title: "Parameter missing",
    meaning: "The operation requires this parameter.",
    help: "Send the parameter. If its value comes from a variable, check that the variable is not empty.",
  },
  "parameter-wrong": {
    title: "Wrong value",
    meaning: "The value does not match the schema: type, range, pattern, length or enumeration.",
    help: "Send a value that matches the schema. The message says which values the document allows.",
  },
  "parameters-exclusive": {
    title: "Not exactly one of several parameters",
    meaning: "Exactly one parameter of a group must be sent. The request has none or several.",
    help: "Send one of them, and omit the others.",
  },
  "position-unknown": {
    title: "Position that no page contains",
    meaning: "The cursor or page does not come from the previous response, so the service may reject it.",
    help: "Start without a position. Then send the position that the previous page contains.",
  },
  "body-unexpected": {
    title: "Unexpected body",
    meaning: "The operation takes no body. Some servers and proxies reject such requests.",
    help: "Send neither a body nor a `content-type`.",
  },
  "body-missing": {
    title: "Body missing",
    meaning: "The operation requires a body.",
    help: "Send the body that the document describes.",
  },
  "body-malformed": {
    title: "Malformed body",
    meaning: "The body does not have the form of its media type: for example, it is not valid JSON.",
    help: "Serialize the body with a library instead of joining pieces of text.",
  },
  "body-wrong": {
    title: "Wrong body",
    meaning: "The body does not match its schema.",
    help: "Send a body that matches the schema. The message says what the document requires.",
  },
  "body-too-large": {
    title: "Body too large",
    meaning: "The body is larger than the limit of the mock.",
    help: "Send a smaller body.",
  },
  "content-encoding-unknown": {
    title: "Unknown coding of the body",
    meaning: "`content-encoding` names a compression that the mock cannot decode.",
    help: "Use a coding that the message names, or send the body as it is.",
  },
  "media-type-unknown": {
    title: "Unknown media type",
    meaning: "The body has no media type, or one that the operation does not accept.",
    help: "Set `content-type` to a documented media type.",
  },
  "not-acceptable": {
    title: "No accepted media type",
    meaning: "`accept` allows none of the documented media types.",
    help: "Set `accept` to a documented media type, or to `*/*`.",
  },
  "media-type-unplayed": {
    title: "Media type without an example text",
    meaning: "`accept` allows only media types that the mock cannot write. The request itself is valid.",
    help: "Add an example text of the media type to the document, or accept another media type.",
  },
  "preference-unknown": {
    title: "Unknown preference",
    meaning: "The request prefers a response that the mock does not have. The service itself ignores such preferences.",
    help: "Choose one of the responses and scenarios in the message.",
  },
});

/** Kinds of violations. A released code keeps its meaning. */
export type ViolationCode = keyof typeof violationGuide;

/** The code of a violation. */
export const violationCode = keyOf(violationGuide);

/** The schema of {@link Violation}. */
export const violationSchema = record(
  {
    code: violationCode,
    /** Part of the request: `"query.videoId"`, `"header.x-gateway-key"`, `"path"`, `"body"`. */
    place: text,
    /** The found and the required value: one sentence. Contains no key and no value of an undeclared parameter. */
    message: text,
    /** Number of requests with the mistake. */
    count,
    /** The first such request, without keys and without values of undeclared parameters. */
    request: sentRequest,
  },
  {
    /** The operationId; absent if the document does not have the path or the method. */
    operation: text,
    /**
     * Distinguishes mistakes of one code at one place: `"maximum integer"`. Contains no part of the request. Absent if the code is
     * sufficient.
     */
    mistake: text,
    /** What to do about the cause, as a sentence; absent if the message says enough. */
    advice: text,
    /** A `curl` command of the corrected request, for `$MOCK_URL` and `$MOCK_KEY`; absent if there is no correction. */
    correction: text,
  },
);

/** A kind of mistake of one or more requests. */
export interface Violation extends ValueOf<typeof violationSchema> {}

/** A violation of one request, with all information that its sender needs to fix it. */
export interface RequestViolation
  extends Pick<Violation, "code" | "place" | "message" | "mistake" | "advice">, Pick<SentRequest, "header"> {}

/**
 * Returns the key of a kind of violation: the place, the code, the operation and the mistake. Without an operation, the method and the
 * path take its place, so that two unknown paths are two kinds.
 */
export function toViolationKind(violation: Omit<Violation, "count" | "correction">): readonly string[] {
  const { code, operation, place, message, mistake, request } = violation;
  const target = operation ?? `${request.method} ${request.target.split("?", 1)[0]}`;
  // Without `mistake`, the message contains no sent value, and its numbers are counts.
  return [place, code, target, mistake ?? message.replaceAll(/\d+/g, "#")];
}
