import { defineCatalog } from "./catalog-entry.ts";
import { extensionCatalog } from "./extension-catalog.ts";
import { requestCatalog } from "./request-catalog.ts";
import { webhookCatalog } from "./webhook-catalog.ts";
import { serverCatalog } from "./server-catalog.ts";

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
    title: "The document is nested deeper than 500 levels, or has more than 100 schemas within each other",
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
  "overlay-unsupported": {
    severity: "error",
    title: "The file is not an overlay of version 1.0 or 1.1",
    fix: "Name a file that begins with `overlay: 1.1.0`, as https://spec.openapis.org/overlay/v1.1.0.html describes it.",
  },
  "overlay-malformed": {
    severity: "error",
    title: "An action of an overlay cannot be applied",
    fix: "Write an action such as `target: $.paths['/pets'].get` with `update: { x-pagination: … }`, or with `remove: true`.",
  },
  "overlay-selects-nothing": {
    severity: "warning",
    title: "The target of an overlay selects nothing in the document",
    fix: "Correct the JSONPath, or remove the action if the document no longer needs it.",
  },
  "configuration-malformed": {
    severity: "error",
    title: "A key of the configuration is unknown or wrong",
    fix: "Correct the key, or remove it; `$schema` lets your editor complete the keys.",
  },
  "configuration-selects-nothing": {
    severity: "error",
    title: "The configuration names something that the document does not have",
    fix: "Correct the name, or remove it if the document no longer needs it.",
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
  "reference-ignores-id": {
    severity: "warning",
    title:
      "A `$ref` in a schema with an `$id` is relative to the document, though JSON Schema reads it relative to the `$id`",
    fix: "Remove the `$id` around the `$ref`, or write the whole address of the document before the `#`.",
  },
  "duplicate-schema-name": {
    severity: "warning",
    title: "Two schemas have the same `$id`, or the same anchor under one `$id`",
    fix: "Give one of the two schemas another name.",
  },
  "dynamic-reference": {
    severity: "warning",
    title: "A dynamic reference may lead to several schemas, and was read as a choice of them",
    fix: "Write one schema for each use, with a `$ref` to what it contains. Ignore this warning if the schemas are alike.",
  },
  "reference-as-value": {
    severity: "warning",
    title: "A `$ref` stands where OpenAPI expects a value, and was read as data",
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
  "schema-without-factory": {
    severity: "warning",
    title: "A schema has no factory, because no value of it was found",
    fix: "Correct the schema so that a finite value matches all of its parts, or give it an example.",
  },
  "factory-not-verified": {
    severity: "warning",
    title: "A factory creates a value that may not match its schema, because no certain match was found",
    fix: "Correct the schema so that a value matches all of its parts, and exactly one branch of each `oneOf`; or give it an example.",
  },
  "operation-without-success": {
    severity: "warning",
    title: "An operation describes no success, so each call of it rejects",
    fix: "Add a response with a status from 200 to 299, or `default`, in the document or by an overlay.",
  },
  "operation-without-fixture": {
    severity: "warning",
    title: "An operation has no valid example request, or no fixture of its response, because no value was found",
    fix: "Correct the schema so that a finite value matches it, or give it an example.",
  },
  "rounded-number": {
    severity: "warning",
    title: "A number has more digits than a floating-point number, and is rounded",
    fix: "Write at most 17 digits, or give the value the type `integer` or `string`.",
  },
  "unknown-field": {
    severity: "warning",
    title: "A field has a name that OpenAPI does not have there, and was ignored",
    fix: "Correct the name, move the field to where it belongs, or begin its name with `x-`.",
  },
  "unknown-method": {
    severity: "warning",
    title: "A path has an operation under a name that is not a method, and the operation was left out",
    fix: "Use `get`, `put`, `post`, `delete`, `options`, `head`, `patch`, `trace`, or, in OpenAPI 3.2, `query` or `additionalOperations`.",
  },
  "misplaced-operation": {
    severity: "error",
    title: "An additional operation has a method that is a field of its path",
    fix: "Move the operation out of `additionalOperations`, to the field of its method.",
  },
  "unsupported-feature": {
    severity: "warning",
    title: "A part of OpenAPI is not supported, and was ignored",
    fix: "Describe the API without it, or do without its effect in the generated code.",
  },
  "unknown-style": {
    severity: "warning",
    title: "A parameter has a style that OpenAPI does not allow in its place, and is written in the default style",
    fix: "Use one of the styles that the message names, or remove `style`.",
  },
  "misplaced-properties": {
    severity: "warning",
    title: "A schema is called `properties`, and its fields look like properties",
    fix: "Indent `properties` below the schema that it belongs to.",
  },
  "example-without-value": {
    severity: "warning",
    title: "A named example has no value, and was ignored",
    fix: "Write the value of the example below `value`.",
  },
  "unexpected-type": {
    severity: "warning",
    title: "A field has another kind of value than OpenAPI requires, and was left out",
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
  "enum-of-wrong-type": {
    severity: "warning",
    title: "An enum or a constant has a value of another type than its schema",
    fix: "Write the value as the type that the schema names, in quotes if it is a string, or change the type.",
  },
  "default-not-allowed": {
    severity: "warning",
    title: "A default is not among the values that its schema allows",
    fix: "Correct the default, or the rule that excludes it.",
  },
  "invalid-limit": {
    severity: "warning",
    title: "A limit has a value that JSON Schema does not allow, and is not checked",
    fix: "Write a whole number from 0 on; `multipleOf` takes a number above 0.",
  },
  "property-never-sent": {
    severity: "warning",
    title: "A property is read-only and write-only, so neither requests nor responses have it",
    fix: "Remove `readOnly` or `writeOnly`.",
  },
  "contradictory-limits": {
    severity: "warning",
    title: "The limits of a schema exclude each other, so that no value is valid",
    fix: "Swap the two limits, or correct one of them.",
  },
  "invalid-pattern": {
    severity: "warning",
    title: "A pattern is not a regular expression, and is not checked",
    fix: "Correct the pattern. It is a regular expression of ECMA-262 (JavaScript), without slashes and flags around it.",
  },
  "foreign-pattern": {
    severity: "warning",
    title: "A pattern is in the language of another regular expression engine, and was translated",
    fix: "Write the pattern as the message shows it: the patterns of OpenAPI are regular expressions of ECMA-262.",
  },
  "keyword-of-other-version": {
    severity: "warning",
    title:
      "A schema has a keyword that its version of OpenAPI does not have, and was read as the other version reads it",
    fix: 'Change `openapi` to the version of the keyword, or write what this version has: `nullable: true` in 3.0, `type: [string, "null"]` in 3.1.',
  },
  "nullable-without-effect": {
    severity: "warning",
    title: "`nullable` stands where OpenAPI gives it no effect, and was read as if null were valid",
    fix: 'In 3.0, write `nullable: true` beside the `type` of the schema itself, and null in its `enum`; in 3.1, add the type `"null"`. Or remove `nullable`.',
  },
  "quoted-flag": {
    severity: "warning",
    title: "`true` or `false` stands in quotes, and was read without them",
    fix: "Remove the quotes.",
  },
  "required-unknown-property": {
    severity: "warning",
    title: "A schema requires a property that it does not describe",
    fix: "Add the property to `properties`, correct its name, or remove it from `required`.",
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
    severity: "warning",
    title: "A parameter lacks `name` or `in`, and was left out",
    fix: "Give the parameter a `name`, and `in: path`, `query`, `header` or `cookie`; a body goes to `requestBody`.",
  },
  "duplicate-parameter": {
    severity: "warning",
    title: "Two parameters in one list have the same `name` and `in`; the first one is used",
    fix: "Remove one of the two.",
  },
  "path-without-slash": {
    severity: "warning",
    title: "A path does not begin with a slash, and was left out: it would change the host or the port of the address",
    fix: "Begin the path with `/`.",
  },
  "path-malformed": {
    severity: "warning",
    title: "A path has a brace without its counterpart, or an empty placeholder; both are sent as they are",
    fix: "Write each placeholder as `{name}`.",
  },
  "duplicate-path": {
    severity: "warning",
    title: "Two paths differ only in the names of their placeholders, so that a request fits both",
    fix: "Move the operations to one of the two paths, or change one path.",
  },
  "path-with-query": {
    severity: "warning",
    title: "A path contains a query, so that the mock cannot serve it",
    fix: "End the path before the `?`, and declare the parameters with `in: query`.",
  },
  "path-parameter-undeclared": {
    severity: "warning",
    title: "The path has a placeholder that no parameter declares; it was read as a string",
    fix: "Declare the parameter with `in: path`, or take the placeholder out of the path.",
  },
  "path-parameter-misplaced": {
    severity: "warning",
    title: "A placeholder of the path is declared in another place; it is sent in the path",
    fix: "Declare the parameter with `in: path` and `required: true`.",
  },
  "path-parameter-not-required": {
    severity: "warning",
    title: "A path parameter is not declared as required; it was read as required",
    fix: "Add `required: true`: a path needs all of its parameters.",
  },
  "path-parameter-unused": {
    severity: "warning",
    title: "A path parameter has no placeholder in the path, and was left out",
    fix: "Put `{name}` into the path, or remove the parameter.",
  },
  "duplicate-operation-id": {
    severity: "warning",
    title: "Two operations have the same operationId, and the later one gets another name",
    fix: "Give one of them another `operationId`.",
  },
  "unknown-tag": {
    severity: "warning",
    title: "The parent of a tag is not declared, or is below the tag",
    fix: "Name a declared tag in `parent` that is not below this one.",
  },
  ...requestCatalog,
  ...webhookCatalog,
  ...serverCatalog,
  ...extensionCatalog,
});

/** Identifies a kind of diagnostic. */
export type DiagnosticCode = keyof typeof catalog;
