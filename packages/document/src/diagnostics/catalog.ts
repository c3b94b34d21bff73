/** The parts that all diagnostics of one code share. */
export interface CatalogEntry {
  /** The generator rejects a document with errors. */
  severity: "error" | "warning";
  title: string;
  /** The action that solves the problem: one sentence. */
  fix: string;
}

/** All diagnostics by code, with their severity and fix. A released code keeps its meaning. */
export const catalog = defineCatalog({
  "unreadable-file": {
    severity: "error",
    title: "A file cannot be read",
    fix: "Name a file that exists and that you may read, in YAML or JSON.",
  },
  "not-utf8": {
    severity: "error",
    title: "The text is not UTF-8",
    fix: "Save the file as UTF-8.",
  },
  syntax: {
    severity: "error",
    title: "The text is neither YAML nor JSON",
    fix: "Correct the text at this line, or at the line above.",
  },
  "endless-alias": {
    severity: "error",
    title: "A YAML alias contains itself, or aliases unfold to millions of values",
    fix: "Use a `$ref` to a component where a value repeats.",
  },
  "nested-too-deeply": {
    severity: "error",
    title: "The document is nested deeper than 500 levels",
    fix: "Move inner schemas to `components/schemas` and refer to them by `$ref`.",
  },
  "unsupported-version": {
    severity: "error",
    title: "The document is not OpenAPI 3",
    fix: "Convert the document to OpenAPI 3.0, 3.1 or 3.2, and say so in `openapi`.",
  },
  "newer-version": {
    severity: "warning",
    title: "The document has a newer version of OpenAPI than the generator knows",
    fix: "Write `openapi: 3.2.0`, unless the document uses newer features.",
  },
  "dangling-reference": {
    severity: "error",
    title: "A `$ref` leads nowhere",
    fix: "Correct the `$ref`, or add what it names.",
  },
  "remote-reference": {
    severity: "error",
    title: "A `$ref` leads to the network",
    fix: "Download the file, put it beside the document, and refer to it by a relative path.",
  },
  "outside-reference": {
    severity: "error",
    title: "A `$ref` leads out of the folder of the document",
    fix: "Move the file below the folder of the document, or allow a folder around both: `--refs-within FOLDER` of the generator.",
  },
  "misplaced-reference": {
    severity: "warning",
    title: "A `$ref` stands where OpenAPI allows none, and was followed",
    fix: "Write what it leads to in its place, or put the `$ref` on a schema, parameter, response, request body, header, example or path item.",
  },
  "ignored-beside-reference": {
    severity: "warning",
    title: "A field stands beside a `$ref` where OpenAPI ignores it, and was ignored",
    fix: "Remove the field, or write what the `$ref` leads to in its place. OpenAPI 3.1 allows `summary` and `description`.",
  },
  "reference-as-value": {
    severity: "warning",
    title: "A value consists of a `$ref` only, which is data there and was not followed",
    fix: "Write out the value, or refer to a whole example under `examples`. Ignore this warning if the API really has such values.",
  },
  "discriminator-unknown-schema": {
    severity: "warning",
    title: "A discriminator maps to a schema that does not exist",
    fix: "Map the value to the name of a component schema, or to a `$ref` to one.",
  },
  "circular-schema": {
    severity: "warning",
    title: "A schema contains itself, with no property or list between",
    fix: "Take the schema out of its own `allOf`, `anyOf`, `oneOf` or `$ref`.",
  },
  "contradictory-schema": {
    severity: "warning",
    title: "The parts of a schema contradict each other in a field, so that no TypeScript value has its type",
    fix: "Give the field types that have a value in common.",
  },
  "rounded-number": {
    severity: "warning",
    title: "An integer beyond 2^53 is rounded by every tool that loads the document",
    fix: "Quote the number.",
  },
  "unexpected-type": {
    severity: "warning",
    title: "A field holds another kind of value than OpenAPI says, and was left out",
    fix: "Give the field the kind of value that the message names, or remove it.",
  },
  "unknown-schema-type": {
    severity: "warning",
    title: "A schema names a type that JSON Schema does not have, and was read as any type",
    fix: "Use `string`, `number`, `integer`, `boolean`, `array`, `object` or `null`; for a file, a string.",
  },
  "default-of-wrong-type": {
    severity: "warning",
    title: "A default has another type than its schema, and was left out",
    fix: "Write the default as the type that the schema names.",
  },
  "unknown-status": {
    severity: "warning",
    title: "A response has a key that is not a status, and was left out",
    fix: "Use a status such as `404`, a class such as `4XX`, or `default`.",
  },
  "server-without-url": {
    severity: "warning",
    title: "A server has no address, and was left out",
    fix: "Give the server a `url`, such as `https://api.example.com`.",
  },
  "parameter-incomplete": {
    severity: "error",
    title: "A parameter lacks `name` or `in`",
    fix: "Give the parameter a `name`, and `in: path`, `query`, `header` or `cookie`; a body goes to `requestBody`.",
  },
  "duplicate-parameter": {
    severity: "warning",
    title: "Two parameters in one list have the same `name` and `in`; the first one is used",
    fix: "Remove one of the two.",
  },
  "path-without-slash": {
    severity: "error",
    title: "A path does not begin with a slash, so that it would change the host or the port of the address",
    fix: "Begin the path with `/`.",
  },
  "path-parameter-undeclared": {
    severity: "warning",
    title: "The path has a placeholder that no parameter declares; it was read as a string",
    fix: "Declare the parameter with `in: path`, or take the placeholder out of the path.",
  },
  "path-parameter-unused": {
    severity: "warning",
    title: "A path parameter has no placeholder in the path, and was left out",
    fix: "Put `{name}` into the path, or remove the parameter.",
  },
  "method-never-sent": {
    severity: "warning",
    title: "An operation has a method that `fetch` rejects, and the client has no method for it",
    fix: "Use another HTTP method, or send the request without the client.",
  },
  "body-never-sent": {
    severity: "warning",
    title: "An operation has a body that `fetch` refuses to send with its method; the client sends none",
    fix: "Move the fields of the body to parameters, or use `POST`.",
  },
  "header-never-sent": {
    severity: "warning",
    title: "A header parameter has a name that no header can have, and was left out",
    fix: "Name the header as it is sent, such as `X-API-Key`.",
  },
  "duplicate-operation-id": {
    severity: "error",
    title: "Two operations have the same operationId",
    fix: "Give one of them another `operationId`.",
  },
  "pagination-malformed": {
    severity: "error",
    title: "x-pagination lacks a field, or has one of the wrong kind",
    fix: "Write `x-pagination` with `style`, `param`, `items` and the fields of the style; spec/EXTENSIONS.md has examples.",
  },
  "pagination-unknown-style": {
    severity: "error",
    title: "x-pagination names a style that does not exist",
    fix: "Use `cursor`, `page` or `offset` as `x-pagination.style`.",
  },
  "pagination-unknown-param": {
    severity: "error",
    title: "x-pagination names a parameter that the operation does not have",
    fix: "Name one of the operation's query parameters in `x-pagination`, or declare the missing one.",
  },
  "pagination-unknown-field": {
    severity: "error",
    title: "x-pagination names a field that the response does not have",
    fix: "Name a property of the JSON response, such as `cursor` or `data.cursor`, or declare the missing one.",
  },
  "pagination-items-not-a-list": {
    severity: "error",
    title: "x-pagination.items does not lead to an array",
    fix: "Point `x-pagination.items` at an array property of the 200 response, such as `videos` or `data.videos`.",
  },
  "pagination-field-of-wrong-type": {
    severity: "error",
    title: "x-pagination names a field or parameter of an unsuitable type",
    fix: "Name a string or a number for a cursor, offset or page number; for `hasMore`, name a boolean, or a number that is 0 at the end.",
  },
  "pagination-without-response": {
    severity: "error",
    title: "x-pagination stands on an operation without a JSON response",
    fix: "Give the operation a 200 response in JSON with a schema, or remove `x-pagination`.",
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
    fix: "Write `x-error: { class: InvalidKeyError }`, a PascalCase name that ends in `Error`; `advice` and `cases` are in spec/EXTENSIONS.md.",
  },
  "error-on-success": {
    severity: "error",
    title: "x-error stands on a response of success",
    fix: "Move `x-error` to a response outside 200–299, or to a 204 or 205 beside another success.",
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
  "unknown-security-scheme": {
    severity: "warning",
    title: "A security requirement names a scheme that does not exist",
    fix: "Declare the scheme under `components/securitySchemes`.",
  },
});

/** Identifies a kind of diagnostic. */
export type DiagnosticCode = keyof typeof catalog;

function defineCatalog<Code extends string>(entries: Record<Code, CatalogEntry>): Readonly<Record<Code, CatalogEntry>> {
  return entries;
}
