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
    title: "Body cannot be read",
    meaning: "The body is not JSON, although its media type says so.",
    help: "Report it to the service. A page of HTML often comes from a proxy.",
  },
  "encoding-wrong": {
    title: "Other encoding",
    meaning:
      "JSON must be UTF-8 without a byte order mark. With another encoding, many readers fail or garble letters.",
    help: "Report it to the service.",
  },
  "envelope-changed": {
    title: "Other envelope",
    meaning: "The body has the declared fields on another level, so that callers find none of them.",
    help: fix,
  },
  "field-missing": {
    title: "Required field missing",
    meaning: "Callers read the field without a check, because the document requires it.",
    help: "Remove it from `required` if it may be absent.",
  },
  "field-new": {
    title: "New field",
    meaning: "A new field breaks no caller, but typed callers cannot use it.",
    help: "Declare it under `properties`, or pass it by `--ignore field-new`.",
  },
  "type-wrong": { title: "Other type", meaning: "The value has another type than callers expect.", help: fix },
  "null-unexpected": {
    title: "Unexpected null",
    meaning: "Callers that read a property of the value fail.",
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
    meaning: "The number exceeds 2^53, so that JavaScript silently rounds it.",
    help: "Declare it with `format: int64`. The client then returns it as a decimal string.",
  },
  "number-rounded": {
    title: "Rounded 64-bit numbers",
    meaning:
      "A double can represent every number here, which shows that they were rounded. A rounded id names another item, or none.",
    help: "Report it to the service. If a sibling has the same value as text, use that.",
  },
  "json-text-malformed": {
    title: "Text that is not JSON",
    meaning: "The document declares JSON in this text, and the text is not JSON.",
    help: fix,
  },
  "schema-mismatch": {
    title: "Does not fit its schema",
    meaning: "The value breaks a rule of its schema.",
    help: fix,
  },
  "echo-differs": {
    title: "Not the requested item",
    meaning: "The document declares that this field repeats the parameter (`x-echo`), and it has another value.",
    help: fix,
  },
  "sibling-differs": {
    title: "Differs from its sibling",
    meaning: "The document declares the same value for two fields (`x-same-as`), and their values differ.",
    help: "Use the field that is text: a 64-bit number may have been rounded.",
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
