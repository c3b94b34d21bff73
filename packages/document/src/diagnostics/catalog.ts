import { printPaginationStyles } from "../pagination/styles.ts";

/** The parts that all diagnostics of one code share. */
interface CatalogEntry {
  /** The generator rejects a document with errors. */
  severity: "error" | "warning";
  /** The action that solves the problem: one sentence. */
  fix: string;
}

/** Creates the entry of an error. */
function error(fix: string): CatalogEntry {
  return { severity: "error", fix };
}

/** Creates the entry of a warning. */
function warning(fix: string): CatalogEntry {
  return { severity: "warning", fix };
}

/** All diagnostics by code, with their severity and fix. A released code keeps its meaning. */
export const catalog = {
  "unreadable-file": error("Name a file that exists and that you may read, in YAML or JSON."),
  "not-utf8": error("Save the file as UTF-8."),
  syntax: error("Correct the text at this line, or at the line above."),
  "endless-alias": error("Use a `$ref` to a component where a value repeats."),
  "nested-too-deeply": error("Move inner schemas to `components/schemas` and refer to them by `$ref`."),
  "unsupported-version": error(
    "Name another file, or convert the document to OpenAPI 3.0, 3.1 or 3.2, and say so in `openapi`.",
  ),
  "newer-version": warning("Write `openapi: 3.2.0`, unless the document uses newer features."),
  "overlay-unsupported": error(
    "Name a file that begins with `overlay: 1.1.0`, as https://spec.openapis.org/overlay/v1.1.0.html describes it.",
  ),
  "overlay-malformed": error(
    "Write an action such as `target: $.paths['/pets'].get` with `update: { x-pagination: … }`, or with `remove: true`.",
  ),
  "overlay-selects-nothing": warning("Correct the JSONPath, or remove the action if the document no longer needs it."),
  "configuration-malformed": error("Correct the key, or remove it; `$schema` lets your editor complete the keys."),
  "configuration-selects-nothing": error("Correct the name, or remove it if the document no longer needs it."),
  "dangling-reference": error("Correct the `$ref`, or add what it names."),
  "remote-reference": error("Download the file, put it beside the document, and refer to it by a relative path."),
  "outside-reference": error(
    "Move the file below the folder of the document, or allow a folder around both: `--refs-within FOLDER` of the generator.",
  ),
  "misplaced-reference": warning(
    "Write what it leads to in its place, or put the `$ref` on a schema, parameter, response, request body, header, example or path item.",
  ),
  "ignored-beside-reference": warning(
    "Remove the field, or write what the `$ref` leads to in its place. OpenAPI 3.1 allows `summary` and `description`.",
  ),
  "reference-ignores-id": warning(
    "Remove the `$id` around the `$ref`, or write the whole address of the document before the `#`.",
  ),
  "reference-to-another-kind": warning(
    "Correct the `$ref`. An object of another kind has none of the fields that are read here.",
  ),
  "reference-not-decoded": warning(
    "Write `%25` for each `%` of the name, or rename what the `$ref` names. Other tools may not find it.",
  ),
  "misspelt-reference": warning("Write the `$ref` as the message shows it. Other tools may not find its target."),
  "reference-to-no-name": warning("Remove the `#/`. Other tools look for a field with an empty name."),
  "duplicate-schema-name": warning("Give one of the two schemas another name."),
  "dynamic-reference": warning(
    "Write one schema for each use, with a `$ref` to what it contains. Ignore this warning if the schemas are alike.",
  ),
  "reference-as-value": warning(
    "Write out the value, or refer to a whole example under `examples`. Ignore this warning if the API really has such values.",
  ),
  "discriminator-unknown-schema": warning("Map the value to the name of a component schema, or to a `$ref` to one."),
  "discriminator-mismatch": warning(
    "Map each value that an alternative lists for the property to that alternative, and no value to another schema.",
  ),
  "repeated-alternative": warning("List the schema once. The `mapping` may have several values for it."),
  "circular-schema": warning("Take the schema out of its own `allOf`, `anyOf`, `oneOf` or `$ref`."),
  "contradictory-schema": warning("Give the field types that have a value in common."),
  "closed-part": warning(
    "Remove `additionalProperties: false` from the part. OpenAPI 3.1 allows `unevaluatedProperties: false` beside `allOf`.",
  ),
  "schema-without-factory": warning(
    "Correct the schema so that a finite value matches all of its parts, or give it an example.",
  ),
  "factory-not-verified": warning(
    "Correct the schema so that a value matches all of its parts, and exactly one branch of each `oneOf`; or give it an example.",
  ),
  "operation-without-success": warning(
    "Add a response with a status from 200 to 299, or `default`, in the document or by an overlay.",
  ),
  "operation-without-fixture": warning("Correct the schema so that a finite value matches it, or give it an example."),
  "rounded-number": warning("Write at most 17 digits, or give the value the type `integer` or `string`."),
  "unknown-field": warning("Correct the name, move the field to where it belongs, or begin its name with `x-`."),
  "unknown-method": warning(
    "Use `get`, `put`, `post`, `delete`, `options`, `head`, `patch`, `trace`, or, in OpenAPI 3.2, `query` or `additionalOperations`.",
  ),
  "misplaced-operation": error("Move the operation out of `additionalOperations`, to the field of its method."),
  "unsupported-feature": warning("Describe the API without it, or do without its effect in the generated code."),
  "unknown-style": warning("Use one of the styles that the message names, or remove `style`."),
  "misplaced-properties": warning("Indent `properties` below the schema that it belongs to."),
  "example-without-value": warning("Write the value of the example below `value`."),
  "unexpected-type": warning("Give the field the kind of value that the message names, or remove it."),
  "unknown-schema-type": warning(
    "Use `string`, `number`, `integer`, `boolean`, `array`, `object` or `null`; for a file, a string.",
  ),
  "default-of-wrong-type": warning("Write the default as the type that the schema names."),
  "enum-of-wrong-type": warning(
    "Write the value as the type that the schema names, in quotes if it is a string, or change the type.",
  ),
  "default-not-allowed": warning("Correct the default, or the rule that excludes it."),
  "invalid-limit": warning("Write a whole number from 0 on; `multipleOf` takes a number above 0."),
  "property-never-sent": warning("Remove `readOnly` or `writeOnly`."),
  "contradictory-limits": warning("Swap the two limits, or correct one of them."),
  "invalid-pattern": warning("Correct the pattern. It is a regular expression of ECMA-262 (JavaScript)."),
  "foreign-pattern": warning(
    "Write the pattern as the message shows it: the patterns of OpenAPI are regular expressions of ECMA-262.",
  ),
  "keyword-of-other-version": warning(
    'Change `openapi` to the version of the keyword, or write what this version has: `nullable: true` in 3.0, `type: [string, "null"]` in 3.1.',
  ),
  "nullable-without-effect": warning(
    'In 3.0, write `nullable: true` beside the `type` of the schema itself, and null in its `enum`; in 3.1, add the type `"null"`, or the alternative `{ type: "null" }` in `anyOf`. Or remove `nullable`.',
  ),
  "keyword-without-effect": warning(
    "Correct the type, move the keyword to the schema that it describes, or remove it.",
  ),
  "quoted-flag": warning("Remove the quotes."),
  "required-unknown-property": warning(
    "Add the property to `properties`, correct its name, or remove it from `required`.",
  ),
  "unknown-status": warning("Use a status such as `404`, a class such as `4XX`, or `default`."),
  "server-without-url": warning("Give the server a `url`, such as `https://api.example.com`."),
  "parameter-incomplete": warning(
    "Give the parameter a `name`, and `in: path`, `query`, `header` or `cookie`; a body goes to `requestBody`.",
  ),
  "duplicate-parameter": warning("Remove one of the two."),
  "path-without-slash": warning("Begin the path with `/`."),
  "path-malformed": warning("Write each placeholder as `{name}`."),
  "duplicate-path": warning("Move the operations to one of the two paths, or change one path."),
  "path-with-query": warning("End the path before the `?`, and declare the parameters with `in: query`."),
  "path-parameter-undeclared": warning(
    "Declare the parameter with `in: path`, or take the placeholder out of the path.",
  ),
  "path-parameter-misplaced": warning("Declare the parameter with `in: path` and `required: true`."),
  "path-parameter-not-required": warning("Add `required: true`: a path needs all of its parameters."),
  "path-parameter-unused": warning("Put `{name}` into the path, or remove the parameter."),
  "duplicate-operation-id": warning("Give one of them another `operationId`."),
  "unknown-tag": warning("Name a declared tag in `parent` that is not below this one."),

  // Parts of requests that clients cannot send as the document has them.
  "header-never-sent": warning("Name the header as it is sent, such as `X-API-Key`."),
  "header-ignored": warning(
    "Describe `Authorization` by `security`, and `Accept` and `Content-Type` by the media types of `content`.",
  ),
  "media-type-malformed": warning("Write a media type such as `application/json`, or a range such as `image/*`."),
  "encoding-unknown-property": warning("Correct the name, or add the property to the schema of the body."),
  "part-header-never-sent": warning("Remove the header from `encoding`, or give it another name."),
  "body-never-sent": warning("Move the fields of the body to parameters, or use `POST`."),
  "method-never-sent": warning("Use another HTTP method, or send the request without the client."),
  "credential-of-the-connection": warning(
    "Give the certificate to the runtime, for example by the `dispatcher` of Node's `fetch`.",
  ),
  "credential-never-sent": warning(
    "Correct `type`, `in`, `name` or `scheme`; names of headers, cookies and schemes are letters, digits and `-`.",
  ),
  "credential-of-each-request": warning("Compute the header `Authorization` in middleware."),
  "credentials-in-one-place": warning(
    "Make each scheme an item of its own in `security`: a request then needs one of them.",
  ),
  "security-scheme-incomplete": warning("Add the field that the message names; OpenAPI requires it."),
  "unknown-security-scheme": warning("Declare the scheme under `components/securitySchemes`."),

  // Webhooks and callbacks: the parts of them that the client neither parses nor verifies.
  "webhook-body-not-parsed": warning(
    "Parse the text or the bytes yourself, or describe the body as `application/json`.",
  ),
  "webhook-parameter-not-checked": warning("Read them from the request that you give to `parseWebhook`."),
  "webhook-credential-not-compared": warning(
    "Verify it in a function of your own, which you give to `parseWebhook` as `verify`.",
  ),

  // Servers and their variables.
  "server-variable-unknown": warning(
    "Describe the variable under `variables` of the server, or correct its name in `url`.",
  ),
  "server-variable-unused": warning("Remove the variable, or write its name in braces where `url` contains it."),
  "server-variable-without-default": warning("Give the variable a `default`, which OpenAPI requires."),
  "server-default-not-in-enum": warning("Use one of the values of `enum` as `default`, or add the default to `enum`."),
  "server-address-unusable": warning("Write an http(s) address without password, query and fragment."),
  "server-of-operation-ignored": warning(
    "Give the operation and the API absolute addresses, or create a second client with another `baseUrl`.",
  ),

  // Our own `x-` fields, which `spec/EXTENSIONS.md` describes.
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

/** Identifies a kind of diagnostic. */
export type DiagnosticCode = keyof typeof catalog;
