import { defineGuide } from "./finding.js";
import { count, keyOf, record, sentRequest, text, type ValueOf } from "./schema.js";

/** Explains the warnings that a request causes: likely mistakes that the contract allows. */
export const requestWarningGuide = defineGuide({
  "number-rounded": {
    title: "Rounded number",
    meaning:
      "A request contains a long number of an earlier response, rounded as a floating-point number. The rounded number may be the id of another object.",
    help: "Read integers beyond 2^53 as text or as 64-bit integers, and send all their digits.",
  },
  "page-after-last": {
    title: "Page after the last one",
    meaning: "A response said that no page follows, and the next page was requested. The request is useless.",
    help: "Stop when a response says that the list ends, not at the first empty page.",
  },
  "page-repeated": {
    title: "Page requested twice",
    meaning:
      "A client requested a page again that it had already received from the list, so its items are processed twice.",
    help: "Take the position of each request from the latest page. Give each of several parallel tests its own session.",
  },
  "retry-too-early": {
    title: "Retry before `retry-after`",
    meaning:
      "A response asked the client to wait, and a request was sent before that time was over. Services may block such clients for longer.",
    help: "Wait for the seconds in `retry-after`, or until its date.",
  },
  "retry-unlimited": {
    title: "Retries without a limit",
    meaning:
      "The same request was sent again after many failures of the service in a row, which keeps a service from recovering.",
    help: "Limit the number of retries, and wait longer before each of them.",
  },
  "value-placeholder": {
    title: "Value that is probably not meant",
    meaning:
      "A parameter has a value such as `undefined`, `None` or `{name}`, which programs write when a variable has no value. The schema allows it, so the service looks for this text.",
    help: "Check the variable that the caller puts into the parameter. Omit an optional parameter that has no value.",
  },
  "value-encoded-twice": {
    title: "Value encoded twice",
    meaning:
      "A parameter still contains percent-encoding after decoding, so the service gets another value than the caller meant.",
    help: "Encode each value once: pass plain values to a client or a function that encodes them.",
  },
  "operation-deprecated": {
    title: "Deprecated operation",
    meaning: "The document declares the operation deprecated, so a later version may remove it.",
    help: "Call the replacement that the message names. If there is none, plan to work without the operation.",
  },
  "parameter-deprecated": {
    title: "Deprecated parameter",
    meaning: "The document declares the parameter deprecated, so a later version may remove it.",
    help: "Omit the parameter, or send its replacement.",
  },
});

/** Explains the warnings about responses that did not come from the mock, and about missing ones. */
export const responseWarningGuide = defineGuide({
  "in-band-failure": {
    title: "Failure in a successful response",
    meaning:
      "A response has a successful status, and its body contains a failure that the document declares. Code that reads only the status takes it for a success.",
    help: "Check why the service failed, and that the caller reads the code in the body.",
  },
  "response-mocked": {
    title: "The mock responded",
    meaning: "The service does not have the operation, so the mock responded. This says nothing about the service.",
    help: "Check again when the service has the operation.",
  },
  "service-silent": {
    title: "No response of the service",
    meaning: "The service could not be reached, so the caller received an error of the proxy.",
    help: "Check that the service runs, and the address of `--upstream`.",
  },
});

/** Explains the conditions that no request has met. */
const unmetGuide = defineGuide({
  "response-abandoned": {
    title: "No response received",
    meaning:
      "Every caller of the operation was gone before the response, for example because a time limit was over. The tests may have passed without a result.",
    help: "Wait for the response, or raise the time limit. A test of the time limit itself asks for `scenario=slow`.",
  },
  "in-band-failure-unmet": {
    title: "In-band failure not tested",
    meaning: "The service can return a failure with status 200. No response of this run did, so the case is untested.",
    help: "Test it with `scenario=in-band-failure`. `--min-in-band-failures 1` requires the test.",
  },
  "rate-limit-unmet": {
    title: "429 not tested",
    meaning: "The service can return 429. No response of this run did, so it is untested whether the code waits.",
    help: "Test it with `scenario=rate-limited`. `--min-rate-limits 1` requires the test.",
  },
  "empty-page-unmet": {
    title: "Empty page not tested",
    meaning: "A page can be empty. No page of this run was, so the case is untested.",
    help: "Test it with `scenario=empty-list` or `scenario=empty-page`. `--min-empty-pages 1` requires the test.",
  },
});

/** Explains every kind of warning, for rules of SARIF and for the HTML report. A released code keeps its meaning. */
export const warningGuide = defineGuide({
  ...requestWarningGuide,
  ...responseWarningGuide,
  ...unmetGuide,
  "operation-unserved": {
    title: "Operation not served",
    meaning: "The mock cannot serve the operation because of a problem of the document. Each request for it gets 501.",
    help: "Correct the document at the line that the message names.",
  },
});

/**
 * Kinds of warnings: likely mistakes that the contract allows, conditions that no request has met, and operations that the mock could
 * not serve. A released code keeps its meaning.
 */
export type WarningCode = keyof typeof warningGuide;

/** Codes of warnings about one request or its response. */
export type RequestWarningCode = keyof typeof requestWarningGuide | keyof typeof responseWarningGuide;

/** Codes of conditions that no request has met. */
export type UnmetCode = keyof typeof unmetGuide;

/** The code of a warning. */
export const warningCode = keyOf(warningGuide);

/** The schema of {@link Warning}. */
export const warningSchema = record(
  {
    code: warningCode,
    /** Part of the exchange: `"query.videoId"`, `"operation"`, `"response"`. */
    place: text,
    /** Cause and fix of the first such request: one or two sentences. Contains no key and no value of an undeclared parameter. */
    message: text,
    /** Number of requests that caused it. For a condition that no request met: number of called operations that can meet it. */
    count,
  },
  {
    /** The operationId; absent for a condition that no request met. */
    operation: text,
    /** The first such request, without keys and without values of undeclared parameters; absent for a condition that no request met. */
    request: sentRequest,
  },
);

/** A likely mistake that breaks no contract, or a condition that no request met. */
export interface Warning extends ValueOf<typeof warningSchema> {}

/** A warning about one request or its response. */
export interface RequestWarning extends Pick<Warning, "place" | "message"> {
  readonly code: RequestWarningCode;
}
