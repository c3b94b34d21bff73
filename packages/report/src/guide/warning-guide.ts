import type { WarningCode } from "../model/warning.js";
import type { GuideEntry } from "./guide-entry.js";

/** Explains every kind of warning, for rules of SARIF and for readers of the HTML report. */
export const warningGuide: Readonly<Record<WarningCode, GuideEntry>> = {
  "number-rounded": {
    title: "Rounded number",
    meaning:
      "A long number of an earlier response came back as a floating-point number prints it. It is another number now, such as the id of something else.",
    help: "Read whole numbers beyond 2^53 as text or as 64-bit integers, and send all their digits.",
  },
  "page-after-last": {
    title: "Page after the last one",
    meaning: "A response said that no page follows, and the next page was requested. The request is wasted.",
    help: "Stop where the response says that the list ends, and not at the first empty page.",
  },
  "page-repeated": {
    title: "Page requested twice",
    meaning: "A page was delivered and requested again while reading the list, so its items are processed twice.",
    help: "Take the position of each request from the latest page. Parallel tests need a session each.",
  },
  "retry-too-early": {
    title: "Retry before `retry-after`",
    meaning:
      "A response asked to wait, and the request came again before that time was over. Services refuse such clients for longer.",
    help: "Wait for the seconds, or until the date, that `retry-after` says.",
  },
  "operation-deprecated": {
    title: "Deprecated operation",
    meaning: "The document declares the operation deprecated; it may be removed.",
    help: "Call what the message names in its place. Where there is none, plan to do without.",
  },
  "parameter-deprecated": {
    title: "Deprecated parameter",
    meaning: "The document declares the parameter deprecated; it may be removed.",
    help: "Leave the parameter out, or send the one that takes its place.",
  },
  "in-band-failure-unmet": {
    title: "In-band failure never met",
    meaning: "The service can return a failure with status 200. No response was one, so this case is untested.",
    help: "Test it with `scenario=in-band-failure`. `--min-in-band-failures 1` demands it.",
  },
  "rate-limit-unmet": {
    title: "429 never met",
    meaning: "The service can return 429. No response was one, so it is untested whether the code waits.",
    help: "Test it with `scenario=rate-limited`. `--min-rate-limits 1` demands it.",
  },
  "empty-page-unmet": {
    title: "Empty page never met",
    meaning: "A page can be empty. No response was one, so this case is untested.",
    help: "Test it with `scenario=empty-list` or `scenario=empty-page`. `--min-empty-pages 1` demands it.",
  },
  "operation-unserved": {
    title: "Operation not served",
    meaning: "A problem of the document keeps the mock from serving the operation. Each request for it gets 501.",
    help: "Correct the document at the line that the message names.",
  },
};

/** Returns whether the guide explains the code. */
export function isWarningCode(text: string): text is WarningCode {
  return Object.hasOwn(warningGuide, text);
}
