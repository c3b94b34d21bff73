import { printPaginationStyles } from "../pagination/styles.ts";
import { error, warning } from "./catalog-entry.ts";

/** Diagnostics of our own `x-` fields, which `spec/EXTENSIONS.md` describes. */
export const extensionCatalog = {
  "foreign-extension": warning(
    "Ignore this warning if the extension belongs to another tool. Otherwise write it as `EXTENSIONS.md` of `@shortvideo-api/spec` describes it.",
  ),
  "pagination-malformed": error(
    "Write `x-pagination` with `style`, `param`, `items` and the fields of the style; `EXTENSIONS.md` of `@shortvideo-api/spec` has examples.",
  ),
  "pagination-unknown-style": error(`Use ${printPaginationStyles()} as \`x-pagination.style\`.`),
  "pagination-unknown-param": error(
    "Name one of the operation's query parameters in `x-pagination`, a header (`$request.header.X-Cursor`) or a property of its body (`$request.body#/cursor`), or declare the missing one.",
  ),
  "pagination-unknown-field": error(
    "Name a property of the JSON response, such as `cursor`, `data.cursor` or `$response.body#/name.with.dots`, or a header, such as `$response.header.Link`, or declare the missing one.",
  ),
  "pagination-items-not-a-list": error(
    "Point `x-pagination.items` at an array property of the 200 response, such as `videos` or `data.videos`.",
  ),
  "pagination-field-of-wrong-type": error(
    "Name a string or a number for a cursor, offset or page number; for `hasMore`, name a boolean, a number that is 0 at the end, or a text that the last page lacks.",
  ),
  "pagination-without-response": error(
    "Give the operation a 200 response in JSON with a schema, or remove `x-pagination`.",
  ),
  "pagination-with-other-responses": warning(
    "Describe the other response by an operation of its own, or remove `x-pagination`.",
  ),
  "unclear-first-page": warning("Declare the number of the first page as the `default` of the parameter."),
  "exactly-one-of-malformed": error("Write groups of two parameters or more: `x-exactly-one-of: [[userId, secUid]]`."),
  "exactly-one-of-unknown-param": error("Name parameters of the operation, or declare the missing one."),
  "exactly-one-of-required-param": error("Make the parameter optional: the group says that one of them is given."),
  "echo-malformed": error("Write `x-echo: { videoId: [comments[].aweme_id] }`."),
  "echo-unknown-param": error("Name parameters of the operation, or declare the missing one."),
  "echo-unknown-field": error(
    "Name a property of the JSON response, such as `user.id`, or `posts[].id` for each item of a list.",
  ),
  "echo-of-wrong-type": error("Name a string, or a field of the parameter's own type."),
  "deprecated-without-reason": warning(
    "Add `x-deprecated` with `since`, `why` and, if another operation replaces it, `use`.",
  ),
  "deprecation-malformed": error('Write `deprecated: true` and `x-deprecated: { since: "1.0.0", why: …, use: … }`.'),
  "deprecation-unknown-operation": error("Name the `operationId` of the operation to use instead."),
  "error-malformed": error(
    "Write `x-error: { class: InvalidKeyError }`, a PascalCase name that ends in `Error`; `advice` and `cases` are in `EXTENSIONS.md` of `@shortvideo-api/spec`.",
  ),
  "error-on-success": error("Move `x-error` to a response outside 200–299, or to a 204 or 205 beside another success."),
  "client-defaults-malformed": error(
    "Write `x-client-defaults: { environment: ACME_API, idempotencyHeader: Idempotency-Key }`, or one of the two fields.",
  ),
  "in-band-failure-malformed": error(
    "Write `x-in-band-failure: { codes: [status_code], success: 0, messages: [status_msg] }`; `success` may be a list such as `[0, OK]`; `advice` is a sentence, or is left out.",
  ),
  "provenance-malformed": error(
    "Write `x-provenance: { status: inferred, reason: … }`, or `assumed`; leave it out for documented facts.",
  ),
  "unknown-sibling": error("Name a property of the same object."),
  "sample-unknown": error("Name one of the kinds, or leave out `x-sample`, so that the samples vary."),
  "sample-of-wrong-type": error("Put texts on strings, and counts on numbers or strings of digits."),
};
