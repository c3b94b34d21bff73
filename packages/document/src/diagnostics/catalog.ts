import { error, warning } from "./catalog-entry.ts";
import { extensionCatalog } from "./extension-catalog.ts";
import { requestCatalog } from "./request-catalog.ts";
import { webhookCatalog } from "./webhook-catalog.ts";
import { serverCatalog } from "./server-catalog.ts";

/** All diagnostics by code, with their severity and fix. A released code keeps its meaning. */
export const catalog = {
  "unreadable-file": error("A file cannot be read", "Name a file that exists and that you may read, in YAML or JSON."),
  "not-utf8": error("The text is not UTF-8", "Save the file as UTF-8."),
  syntax: error("The text is neither YAML nor JSON", "Correct the text at this line, or at the line above."),
  "endless-alias": error(
    "A YAML alias contains itself, or aliases unfold to millions of values",
    "Use a `$ref` to a component where a value repeats.",
  ),
  "nested-too-deeply": error(
    "The document is nested deeper than 500 levels, or has more than 100 schemas within each other",
    "Move inner schemas to `components/schemas` and refer to them by `$ref`.",
  ),
  "unsupported-version": error(
    "The document is not OpenAPI 3",
    "Convert the document to OpenAPI 3.0, 3.1 or 3.2, and say so in `openapi`.",
  ),
  "newer-version": warning(
    "The document has a newer version of OpenAPI than the generator knows",
    "Write `openapi: 3.2.0`, unless the document uses newer features.",
  ),
  "overlay-unsupported": error(
    "The file is not an overlay of version 1.0 or 1.1",
    "Name a file that begins with `overlay: 1.1.0`, as https://spec.openapis.org/overlay/v1.1.0.html describes it.",
  ),
  "overlay-malformed": error(
    "An action of an overlay cannot be applied",
    "Write an action such as `target: $.paths['/pets'].get` with `update: { x-pagination: … }`, or with `remove: true`.",
  ),
  "overlay-selects-nothing": warning(
    "The target of an overlay selects nothing in the document",
    "Correct the JSONPath, or remove the action if the document no longer needs it.",
  ),
  "configuration-malformed": error(
    "A key of the configuration is unknown or wrong",
    "Correct the key, or remove it; `$schema` lets your editor complete the keys.",
  ),
  "configuration-selects-nothing": error(
    "The configuration names something that the document does not have",
    "Correct the name, or remove it if the document no longer needs it.",
  ),
  "dangling-reference": error("A `$ref` leads nowhere", "Correct the `$ref`, or add what it names."),
  "remote-reference": error(
    "A `$ref` leads to the network",
    "Download the file, put it beside the document, and refer to it by a relative path.",
  ),
  "outside-reference": error(
    "A `$ref` leads out of the folder of the document",
    "Move the file below the folder of the document, or allow a folder around both: `--refs-within FOLDER` of the generator.",
  ),
  "misplaced-reference": warning(
    "A `$ref` stands where OpenAPI allows none, and was followed",
    "Write what it leads to in its place, or put the `$ref` on a schema, parameter, response, request body, header, example or path item.",
  ),
  "ignored-beside-reference": warning(
    "A field stands beside a `$ref` where OpenAPI ignores it, and was ignored",
    "Remove the field, or write what the `$ref` leads to in its place. OpenAPI 3.1 allows `summary` and `description`.",
  ),
  "reference-ignores-id": warning(
    "A `$ref` in a schema with an `$id` is relative to the document, though JSON Schema reads it relative to the `$id`",
    "Remove the `$id` around the `$ref`, or write the whole address of the document before the `#`.",
  ),
  "duplicate-schema-name": warning(
    "Two schemas have the same `$id`, or the same anchor under one `$id`",
    "Give one of the two schemas another name.",
  ),
  "dynamic-reference": warning(
    "A dynamic reference may lead to several schemas, and was read as a choice of them",
    "Write one schema for each use, with a `$ref` to what it contains. Ignore this warning if the schemas are alike.",
  ),
  "reference-as-value": warning(
    "A `$ref` stands where OpenAPI expects a value, and was read as data",
    "Write out the value, or refer to a whole example under `examples`. Ignore this warning if the API really has such values.",
  ),
  "discriminator-unknown-schema": warning(
    "A discriminator maps to a schema that does not exist",
    "Map the value to the name of a component schema, or to a `$ref` to one.",
  ),
  "circular-schema": warning(
    "A schema contains itself, with no property or list between",
    "Take the schema out of its own `allOf`, `anyOf`, `oneOf` or `$ref`.",
  ),
  "contradictory-schema": warning(
    "The parts of a schema contradict each other in a field, so that no TypeScript value has its type",
    "Give the field types that have a value in common.",
  ),
  "schema-without-factory": warning(
    "A schema has no factory, because no value of it was found",
    "Correct the schema so that a finite value matches all of its parts, or give it an example.",
  ),
  "factory-not-verified": warning(
    "A factory creates a value that may not match its schema, because no certain match was found",
    "Correct the schema so that a value matches all of its parts, and exactly one branch of each `oneOf`; or give it an example.",
  ),
  "operation-without-success": warning(
    "An operation describes no success, so each call of it rejects",
    "Add a response with a status from 200 to 299, or `default`, in the document or by an overlay.",
  ),
  "operation-without-fixture": warning(
    "An operation has no valid example request, or no fixture of its response, because no value was found",
    "Correct the schema so that a finite value matches it, or give it an example.",
  ),
  "rounded-number": warning(
    "A number has more digits than a floating-point number, and is rounded",
    "Write at most 17 digits, or give the value the type `integer` or `string`.",
  ),
  "unknown-field": warning(
    "A field has a name that OpenAPI does not have there, and was ignored",
    "Correct the name, move the field to where it belongs, or begin its name with `x-`.",
  ),
  "unknown-method": warning(
    "A path has an operation under a name that is not a method, and the operation was left out",
    "Use `get`, `put`, `post`, `delete`, `options`, `head`, `patch`, `trace`, or, in OpenAPI 3.2, `query` or `additionalOperations`.",
  ),
  "misplaced-operation": error(
    "An additional operation has a method that is a field of its path",
    "Move the operation out of `additionalOperations`, to the field of its method.",
  ),
  "unsupported-feature": warning(
    "A part of OpenAPI is not supported, and was ignored",
    "Describe the API without it, or do without its effect in the generated code.",
  ),
  "unknown-style": warning(
    "A parameter has a style that OpenAPI does not allow in its place, and is written in the default style",
    "Use one of the styles that the message names, or remove `style`.",
  ),
  "misplaced-properties": warning(
    "A schema is called `properties`, and its fields look like properties",
    "Indent `properties` below the schema that it belongs to.",
  ),
  "example-without-value": warning(
    "A named example has no value, and was ignored",
    "Write the value of the example below `value`.",
  ),
  "unexpected-type": warning(
    "A field has another kind of value than OpenAPI requires, and was left out",
    "Give the field the kind of value that the message names, or remove it.",
  ),
  "unknown-schema-type": warning(
    "A schema names a type that JSON Schema does not have, and was read as any type",
    "Use `string`, `number`, `integer`, `boolean`, `array`, `object` or `null`; for a file, a string.",
  ),
  "default-of-wrong-type": warning(
    "A default has another type than its schema, and was left out",
    "Write the default as the type that the schema names.",
  ),
  "enum-of-wrong-type": warning(
    "An enum or a constant has a value of another type than its schema",
    "Write the value as the type that the schema names, in quotes if it is a string, or change the type.",
  ),
  "default-not-allowed": warning(
    "A default is not among the values that its schema allows",
    "Correct the default, or the rule that excludes it.",
  ),
  "invalid-limit": warning(
    "A limit has a value that JSON Schema does not allow, and is not checked",
    "Write a whole number from 0 on; `multipleOf` takes a number above 0.",
  ),
  "property-never-sent": warning(
    "A property is read-only and write-only, so neither requests nor responses have it",
    "Remove `readOnly` or `writeOnly`.",
  ),
  "contradictory-limits": warning(
    "The limits of a schema exclude each other, so that no value is valid",
    "Swap the two limits, or correct one of them.",
  ),
  "invalid-pattern": warning(
    "A pattern is not a regular expression, and is not checked",
    "Correct the pattern. It is a regular expression of ECMA-262 (JavaScript), without slashes and flags around it.",
  ),
  "foreign-pattern": warning(
    "A pattern is in the language of another regular expression engine, and was translated",
    "Write the pattern as the message shows it: the patterns of OpenAPI are regular expressions of ECMA-262.",
  ),
  "keyword-of-other-version": warning(
    "A schema has a keyword that its version of OpenAPI does not have, and was read as the other version reads it",
    'Change `openapi` to the version of the keyword, or write what this version has: `nullable: true` in 3.0, `type: [string, "null"]` in 3.1.',
  ),
  "nullable-without-effect": warning(
    "`nullable` stands where OpenAPI gives it no effect, and was read as if null were valid",
    'In 3.0, write `nullable: true` beside the `type` of the schema itself, and null in its `enum`; in 3.1, add the type `"null"`. Or remove `nullable`.',
  ),
  "quoted-flag": warning("`true` or `false` stands in quotes, and was read without them", "Remove the quotes."),
  "required-unknown-property": warning(
    "A schema requires a property that it does not describe",
    "Add the property to `properties`, correct its name, or remove it from `required`.",
  ),
  "unknown-status": warning(
    "A response has a key that is not a status, and was left out",
    "Use a status such as `404`, a class such as `4XX`, or `default`.",
  ),
  "server-without-url": warning(
    "A server has no address, and was left out",
    "Give the server a `url`, such as `https://api.example.com`.",
  ),
  "parameter-incomplete": warning(
    "A parameter lacks `name` or `in`, and was left out",
    "Give the parameter a `name`, and `in: path`, `query`, `header` or `cookie`; a body goes to `requestBody`.",
  ),
  "duplicate-parameter": warning(
    "Two parameters in one list have the same `name` and `in`; the first one is used",
    "Remove one of the two.",
  ),
  "path-without-slash": warning(
    "A path does not begin with a slash, and was left out: it would change the host or the port of the address",
    "Begin the path with `/`.",
  ),
  "path-malformed": warning(
    "A path has a brace without its counterpart, or an empty placeholder; both are sent as they are",
    "Write each placeholder as `{name}`.",
  ),
  "duplicate-path": warning(
    "Two paths differ only in the names of their placeholders, so that a request fits both",
    "Move the operations to one of the two paths, or change one path.",
  ),
  "path-with-query": warning(
    "A path contains a query, so that the mock cannot serve it",
    "End the path before the `?`, and declare the parameters with `in: query`.",
  ),
  "path-parameter-undeclared": warning(
    "The path has a placeholder that no parameter declares; it was read as a string",
    "Declare the parameter with `in: path`, or take the placeholder out of the path.",
  ),
  "path-parameter-misplaced": warning(
    "A placeholder of the path is declared in another place; it is sent in the path",
    "Declare the parameter with `in: path` and `required: true`.",
  ),
  "path-parameter-not-required": warning(
    "A path parameter is not declared as required; it was read as required",
    "Add `required: true`: a path needs all of its parameters.",
  ),
  "path-parameter-unused": warning(
    "A path parameter has no placeholder in the path, and was left out",
    "Put `{name}` into the path, or remove the parameter.",
  ),
  "duplicate-operation-id": warning(
    "Two operations have the same operationId, and the later one gets another name",
    "Give one of them another `operationId`.",
  ),
  "unknown-tag": warning(
    "The parent of a tag is not declared, or is below the tag",
    "Name a declared tag in `parent` that is not below this one.",
  ),
  ...requestCatalog,
  ...webhookCatalog,
  ...serverCatalog,
  ...extensionCatalog,
};

/** Identifies a kind of diagnostic. */
export type DiagnosticCode = keyof typeof catalog;
