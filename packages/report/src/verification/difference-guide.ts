import type { GuideEntry } from "../guide/guide-entry.js";
import type { DifferenceCode } from "./verify-report.js";

const fix = "Correct the document if the service intends this. Otherwise report it to the service.";

/** Explains that responses refute a fact with `x-provenance`. */
export const inferenceGuide: Readonly<Record<"inference-refuted", GuideEntry>> = {
  "inference-refuted": {
    title: "Inference refuted",
    meaning: "The document infers or assumes a fact (`x-provenance`), and the responses show another.",
    help: "Correct the document there, or pass it by `--ignore inference-refuted`.",
  },
};

/** Explains every kind of difference. */
export const differenceGuide: Readonly<Record<DifferenceCode, GuideEntry>> = {
  "response-missing": {
    title: "No response",
    meaning: "The connection was broken, or the response took too long.",
    help: "Call again, with a longer `--timeout` if it was late. If other operations respond, report it: the service or a proxy fails at this one.",
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
    meaning: "The document declares a body, and none came.",
    help: fix,
  },
  "body-malformed": {
    title: "Body cannot be read",
    meaning: "The body is no JSON, although its media type says so.",
    help: "Report it to the service. A page of HTML often comes from a proxy.",
  },
  "encoding-wrong": {
    title: "Other encoding",
    meaning: "JSON is sent as UTF-8 without a byte order mark; many readers fail at the mark, or garble letters.",
    help: "Tell the service.",
  },
  "envelope-changed": {
    title: "Other envelope",
    meaning:
      "The body holds what it should, but further in or further out, so that no field is where callers look for it.",
    help: fix,
  },
  "field-missing": {
    title: "Required field missing",
    meaning: "Callers read it without a check, since the document promises it.",
    help: "Take it out of `required` if it may be absent.",
  },
  "field-new": {
    title: "New field",
    meaning: "It breaks no caller, but typed callers cannot use it.",
    help: "Declare it under `properties`, or pass it by `--ignore field-new`.",
  },
  "type-wrong": { title: "Other type", meaning: "The value has another type than callers expect.", help: fix },
  "null-unexpected": {
    title: "Null where none is admitted",
    meaning: "Callers that read into the value fail.",
    help: 'Add `"null"` to its types if it may be null.',
  },
  "boolean-as-number": {
    title: "0 or 1 for a boolean",
    meaning: "A comparison with `true` or `false` fails.",
    help: fix,
  },
  "value-new": {
    title: "Value that is not listed",
    meaning: "Callers that distinguish the listed values have no case for it.",
    help: "Add the value to the enumeration.",
  },
  "format-wrong": { title: "Other format", meaning: "The text is not written as declared.", help: fix },
  "limit-exceeded": { title: "Outside the limits", meaning: "The value is beyond a declared limit.", help: fix },
  "number-unsafe": {
    title: "64-bit number, not declared as one",
    meaning: "JavaScript rounds it without a word, since it exceeds 2^53.",
    help: "Declare it with `format: int64`; the client then hands it out as digits.",
  },
  "number-rounded": {
    title: "Rounded 64-bit numbers",
    meaning:
      "All numbers seen here are such as a double holds, so that they were rounded on the way: they name something else, or nothing.",
    help: "Report it to the service. If a sibling has the same value as text, use that.",
  },
  "json-text-malformed": {
    title: "Text that is no JSON",
    meaning: "The text is declared to hold JSON, and cannot be read as such.",
    help: fix,
  },
  "schema-mismatch": {
    title: "Does not fit its schema",
    meaning: "The value breaks a rule of its schema.",
    help: fix,
  },
  "echo-differs": {
    title: "Not the requested item",
    meaning: "The place is declared to hold what the parameter gave (`x-echo`), and holds something else.",
    help: fix,
  },
  "sibling-differs": {
    title: "Differs from its sibling",
    meaning: "Two fields are declared to hold the same value (`x-same-as`), and do not.",
    help: "Use the one that is text: a 64-bit number may have been rounded.",
  },
  "unit-differs": {
    title: "Other unit",
    meaning:
      "The size of the number shows that it is not of the documented unit (`x-unit`): callers compute with a wrong one.",
    help: "Correct `x-unit` and the description, or report it to the service.",
  },
  "cursor-missing": {
    title: "No way to the next page",
    meaning: "The list says that there is more, and names no next page.",
    help: "Correct `x-pagination`, or report it to the service.",
  },
  "cursor-refused": {
    title: "Next page refused",
    meaning: "The response to the cursor of a page is not a page.",
    help: "Correct `x-pagination`, or report it to the service.",
  },
  "page-repeats": {
    title: "The same page again",
    meaning: "The next page is the same as the one before, so reading the list would not end.",
    help: "Correct `x-pagination`, because the parameter may have another name, or report it to the service.",
  },
};
