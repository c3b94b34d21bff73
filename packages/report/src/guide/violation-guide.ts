import type { ViolationCode } from "../model/violation.js";
import type { GuideEntry } from "./guide-entry.js";

/** Explains every kind of violation; for rules of SARIF and for readers of the HTML report. */
export const violationGuide: Readonly<Record<ViolationCode, GuideEntry>> = {
  "request-malformed": {
    title: "No HTTP request",
    meaning: "The request is not valid HTTP, so any server would reject it.",
    help: "Call the address with `http://`, by an HTTP client, and send no more than 32 KB of headers.",
  },
  "url-malformed": {
    title: "Malformed address",
    meaning:
      "The path or the query cannot be read: a percent sign stands without its two digits, or a character that has to be escaped does not.",
    help: "Escape each value on its own before it is put into the address, such as by `encodeURIComponent`.",
  },
  "url-too-long": {
    title: "Address too long",
    meaning: "Servers and proxies refuse addresses of this length.",
    help: "Send fewer or shorter values with one request.",
  },
  "path-unknown": {
    title: "Unknown path",
    meaning: "The document has no operation at this path, so the service would return 404.",
    help: "Take the path from the document; the message names the nearest one. See that the base address ends where paths begin.",
  },
  "method-not-allowed": {
    title: "Method not allowed",
    meaning: "The path is known, but not with this method.",
    help: "Use the method that the document gives for the path.",
  },
  "key-missing": {
    title: "Key missing",
    meaning: "The request has no key, so the service would return 401.",
    help: "Send the key where the document asks for it. The mock takes any key.",
  },
  "header-repeated": {
    title: "Header sent twice",
    meaning: "A header that has one value came more than once; servers differ in which one they take.",
    help: "Set the header once. A client that sets it, and a proxy or middleware that adds it, are the usual cause.",
  },
  "parameter-unknown": {
    title: "Unknown parameter",
    meaning:
      "The operation declares no parameter of this name. Services ignore such names silently, so a misspelled filter has no effect.",
    help: "Use the name that the document gives, in its very case, or leave the parameter out.",
  },
  "parameter-repeated": {
    title: "Parameter sent twice",
    meaning: "A parameter that has one value came more than once; servers differ in which one they take.",
    help: "Send it once.",
  },
  "parameter-missing": {
    title: "Parameter missing",
    meaning: "The operation cannot do without this parameter.",
    help: "Send it. Where it comes from a variable, see that the variable is not empty.",
  },
  "parameter-wrong": {
    title: "Wrong value",
    meaning: "The value does not match the schema: type, range, pattern, length or enumeration.",
    help: "Send a value that fits; the message says what the document asks for.",
  },
  "parameters-exclusive": {
    title: "Not exactly one of several parameters",
    meaning: "Exactly one parameter of a group is to be sent; there were none, or more than one.",
    help: "Send one of them, and leave out the others.",
  },
  "position-unknown": {
    title: "Position that no page gave out",
    meaning: "The cursor or page does not come from the previous response, so the service may reject it.",
    help: "Begin without a position, then hand on the one that each page gives.",
  },
  "body-unexpected": {
    title: "Body where none is taken",
    meaning: "The operation takes no body; some servers and proxies refuse such requests.",
    help: "Send no body, and no `content-type` for it.",
  },
  "body-missing": {
    title: "Body missing",
    meaning: "The operation cannot do without a body.",
    help: "Send the body that the document describes.",
  },
  "body-malformed": {
    title: "Body cannot be read",
    meaning: "The body is not what its media type says, such as JSON that does not parse.",
    help: "Have a library write the body, and do not put it together from pieces of text.",
  },
  "body-wrong": {
    title: "Wrong body",
    meaning: "The body can be read, but its schema does not admit it.",
    help: "Send a body that fits; the message says what the document asks for.",
  },
  "body-too-large": {
    title: "Body too large",
    meaning: "The body is larger than the mock reads.",
    help: "Send a smaller body.",
  },
  "media-type-unknown": {
    title: "Unknown media type",
    meaning: "The body has a media type that the operation does not take, or none.",
    help: "Set `content-type` to a type that the document names.",
  },
  "not-acceptable": {
    title: "No accepted media type",
    meaning: "`accept` allows none of the documented media types.",
    help: "Set `accept` to a type that the document names, or to `*/*`.",
  },
  "media-type-unplayed": {
    title: "Media type without a text",
    meaning: "`accept` admits only media types that the mock cannot write. The request is right.",
    help: "Give the document an example text of the media type, or accept another one, too.",
  },
  "preference-unknown": {
    title: "Unknown preference",
    meaning:
      "The request asks the mock for a response that it does not have. The service itself ignores such preferences.",
    help: "Choose one of the responses and scenarios in the message.",
  },
};

/** Returns `true` for a code that the guide explains. */
export function isViolationCode(text: string): text is ViolationCode {
  return Object.hasOwn(violationGuide, text);
}
