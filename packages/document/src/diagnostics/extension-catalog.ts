import { printPaginationStyles } from "../pagination/styles.ts";
import { defineCatalog } from "./catalog-entry.ts";

/** Diagnostics of our own `x-` fields, which `spec/EXTENSIONS.md` describes. */
export const extensionCatalog = defineCatalog({
  "foreign-extension": {
    severity: "warning",
    title: "An extension has the name of ours, but none of its fields, and was ignored",
    fix: "Ignore this warning if the extension belongs to another tool. Otherwise write it as `EXTENSIONS.md` of `@shortvideo-api/spec` describes it.",
  },
  "pagination-malformed": {
    severity: "error",
    title: "x-pagination lacks a field, or has one of the wrong kind",
    fix: "Write `x-pagination` with `style`, `param`, `items` and the fields of the style; `EXTENSIONS.md` of `@shortvideo-api/spec` has examples.",
  },
  "pagination-unknown-style": {
    severity: "error",
    title: "x-pagination names a style that does not exist",
    fix: `Use ${printPaginationStyles()} as \`x-pagination.style\`.`,
  },
  "pagination-unknown-param": {
    severity: "error",
    title: "x-pagination names a parameter that the operation does not have",
    fix: "Name one of the operation's query parameters in `x-pagination`, a header (`$request.header.X-Cursor`) or a property of its body (`$request.body#/cursor`), or declare the missing one.",
  },
  "pagination-unknown-field": {
    severity: "error",
    title: "x-pagination names a field that the response does not have",
    fix: "Name a property of the JSON response, such as `cursor` or `data.cursor`, or a header, such as `$response.header.Link`, or declare the missing one.",
  },
  "pagination-items-not-a-list": {
    severity: "error",
    title: "x-pagination.items does not lead to an array",
    fix: "Point `x-pagination.items` at an array property of the 200 response, such as `videos` or `data.videos`.",
  },
  "pagination-field-of-wrong-type": {
    severity: "error",
    title: "x-pagination names a field or parameter of an unsuitable type",
    fix: "Name a string or a number for a cursor, offset or page number; for `hasMore`, name a boolean, a number that is 0 at the end, or a text that the last page lacks.",
  },
  "pagination-without-response": {
    severity: "error",
    title: "x-pagination stands on an operation without a JSON response",
    fix: "Give the operation a 200 response in JSON with a schema, or remove `x-pagination`.",
  },
  "pagination-with-other-responses": {
    severity: "warning",
    title: "A list has no method that iterates over it, because its operation also returns something other than pages",
    fix: "Describe the other response by an operation of its own, or remove `x-pagination`.",
  },
  "exactly-one-of-malformed": {
    severity: "error",
    title: "x-exactly-one-of is not a list of lists of parameters",
    fix: "Write groups of two parameters or more: `x-exactly-one-of: [[userId, secUid]]`.",
  },
  "exactly-one-of-unknown-param": {
    severity: "error",
    title: "x-exactly-one-of names a parameter that the operation does not have",
    fix: "Name parameters of the operation, or declare the missing one.",
  },
  "exactly-one-of-required-param": {
    severity: "error",
    title: "x-exactly-one-of names a parameter that is required anyway",
    fix: "Make the parameter optional: the group says that one of them is given.",
  },
  "echo-malformed": {
    severity: "error",
    title: "x-echo is not a map of parameters to fields of the response",
    fix: "Write `x-echo: { videoId: [comments[].aweme_id] }`.",
  },
  "echo-unknown-param": {
    severity: "error",
    title: "x-echo names a parameter that the operation does not have",
    fix: "Name parameters of the operation, or declare the missing one.",
  },
  "echo-unknown-field": {
    severity: "error",
    title: "x-echo names a field that the response does not have",
    fix: "Name a property of the JSON response, such as `user.id`, or `posts[].id` for each item of a list.",
  },
  "echo-of-wrong-type": {
    severity: "error",
    title: "x-echo names a field that cannot have the value of the parameter",
    fix: "Name a string, or a field of the parameter's own type.",
  },
  "deprecated-without-reason": {
    severity: "warning",
    title: "A deprecated operation does not say why, or what to use instead",
    fix: "Add `x-deprecated` with `since`, `why` and, if another operation replaces it, `use`.",
  },
  "deprecation-malformed": {
    severity: "error",
    title: "x-deprecated has a field of the wrong kind, or stands where nothing is deprecated",
    fix: 'Write `deprecated: true` and `x-deprecated: { since: "1.0.0", why: …, use: … }`.',
  },
  "deprecation-unknown-operation": {
    severity: "error",
    title: "x-deprecated.use names an operation that does not exist",
    fix: "Name the `operationId` of the operation to use instead.",
  },
  "error-malformed": {
    severity: "error",
    title: "x-error names no class, or a class that cannot be generated, or has a field of the wrong kind",
    fix: "Write `x-error: { class: InvalidKeyError }`, a PascalCase name that ends in `Error`; `advice` and `cases` are in `EXTENSIONS.md` of `@shortvideo-api/spec`.",
  },
  "error-on-success": {
    severity: "error",
    title: "x-error stands on a response of success",
    fix: "Move `x-error` to a response outside 200–299, or to a 204 or 205 beside another success.",
  },
  "client-defaults-malformed": {
    severity: "error",
    title: "x-client-defaults has a field of the wrong kind, or none",
    fix: "Write `x-client-defaults: { environment: ACME_API, idempotencyHeader: Idempotency-Key }`, or one of the two fields.",
  },
  "in-band-failure-malformed": {
    severity: "error",
    title: "x-in-band-failure lacks a field, or has one of the wrong kind",
    fix: "Write `x-in-band-failure: { codes: [status_code], success: 0, messages: [status_msg] }`; `success` may be a list such as `[0, OK]`; `advice` is a sentence, or is left out.",
  },
  "provenance-malformed": {
    severity: "error",
    title: "x-provenance lacks a valid status or a reason",
    fix: "Write `x-provenance: { status: inferred, reason: … }`, or `assumed`; leave it out for documented facts.",
  },
  "unknown-sibling": {
    severity: "error",
    title: "x-rounded-from or x-same-as names a property that does not stand beside it",
    fix: "Name a property of the same object.",
  },
  "sample-unknown": {
    severity: "error",
    title: "x-sample names a kind of value that does not exist",
    fix: "Name one of the kinds, or leave out `x-sample`, so that the samples vary.",
  },
  "sample-of-wrong-type": {
    severity: "error",
    title: "x-sample names a kind of value that the type of the schema does not have",
    fix: "Put texts on strings, and counts on numbers or strings of digits.",
  },
});
