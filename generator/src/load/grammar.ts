/** Objects of OpenAPI 3.0 and 3.1, and what their fields hold. https://spec.openapis.org/oas/v3.1.1.html#schema */
export type Kind =
  | "openapi"
  | "info"
  | "tag"
  | "server"
  | "externalDocs"
  | "components"
  | "pathItem"
  | "operation"
  | "parameter"
  | "header"
  | "requestBody"
  | "mediaType"
  | "encoding"
  | "response"
  | "example"
  | "securityScheme"
  | "securityRequirement"
  | "schema"
  | "discriminator";

export type Field =
  | { is: "text" | "flag" | "number" | "texts" | "values" }
  /** Read by nobody downstream, so that it may as well be gone. */
  | { is: "dropped" }
  | { is: "one" | "list" | "map"; of: Kind };

const text: Field = { is: "text" };
const flag: Field = { is: "flag" };
const number: Field = { is: "number" };
const texts: Field = { is: "texts" };
const values: Field = { is: "values" };
const dropped: Field = { is: "dropped" };
const one = (of: Kind): Field => ({ is: "one", of });
const list = (of: Kind): Field => ({ is: "list", of });
const map = (of: Kind): Field => ({ is: "map", of });

const parameter: readonly [Field, string][] = [
  [text, "$ref description style"],
  [flag, "required deprecated allowEmptyValue explode allowReserved"],
  [one("schema"), "schema"],
  [map("mediaType"), "content"],
  [map("example"), "examples"],
];

/** Fields of each kind; a key that is not among them is an extension or unknown, and left alone. */
export const grammar: Readonly<Record<Kind, ReadonlyMap<string, Field>>> = {
  openapi: listFields([
    [one("info"), "info"],
    [list("tag"), "tags"],
    [list("server"), "servers"],
    [map("pathItem"), "paths webhooks"],
    [one("components"), "components"],
    [list("securityRequirement"), "security"],
    [one("externalDocs"), "externalDocs"],
  ]),
  info: listFields([[text, "title version description summary"]]),
  tag: listFields([[text, "name description summary"]]),
  server: listFields([[text, "url description"]]),
  externalDocs: listFields([[text, "url description"]]),
  components: listFields([
    [map("schema"), "schemas"],
    [map("response"), "responses"],
    [map("parameter"), "parameters"],
    [map("requestBody"), "requestBodies"],
    [map("header"), "headers"],
    [map("example"), "examples"],
    [map("securityScheme"), "securitySchemes"],
    [map("pathItem"), "pathItems"],
    [dropped, "links callbacks"],
  ]),
  pathItem: listFields([
    [text, "$ref summary description"],
    [one("operation"), "get put post delete options head patch trace"],
    [list("parameter"), "parameters"],
    [list("server"), "servers"],
  ]),
  operation: listFields([
    [text, "operationId summary description"],
    [texts, "tags"],
    [flag, "deprecated"],
    [one("externalDocs"), "externalDocs"],
    [list("parameter"), "parameters"],
    [one("requestBody"), "requestBody"],
    [map("response"), "responses"],
    [list("securityRequirement"), "security"],
    [list("server"), "servers"],
    [dropped, "callbacks"],
  ]),
  parameter: listFields([...parameter, [text, "name in"]]),
  header: listFields(parameter),
  requestBody: listFields([
    [text, "$ref description"],
    [flag, "required"],
    [map("mediaType"), "content"],
  ]),
  mediaType: listFields([
    [one("schema"), "schema"],
    [map("example"), "examples"],
    [map("encoding"), "encoding"],
  ]),
  encoding: listFields([
    [text, "contentType style"],
    [flag, "explode allowReserved"],
    [map("header"), "headers"],
  ]),
  response: listFields([
    [text, "$ref description"],
    [map("header"), "headers"],
    [map("mediaType"), "content"],
    [dropped, "links"],
  ]),
  example: listFields([[text, "$ref summary description"]]),
  securityScheme: listFields([[text, "$ref type description name in scheme"]]),
  securityRequirement: listFields([]),
  schema: listFields([
    [text, "$ref $dynamicRef title description format pattern contentMediaType contentEncoding"],
    [flag, "deprecated readOnly writeOnly nullable uniqueItems"],
    [values, "enum"],
    [texts, "required"],
    [number, "minimum maximum multipleOf minLength maxLength minItems maxItems minProperties maxProperties"],
    [one("schema"), "items additionalItems contains contentSchema additionalProperties propertyNames"],
    [one("schema"), "unevaluatedProperties unevaluatedItems not if then else"],
    [list("schema"), "prefixItems allOf anyOf oneOf"],
    [map("schema"), "properties patternProperties dependentSchemas $defs definitions"],
    [one("discriminator"), "discriminator"],
    [one("externalDocs"), "externalDocs"],
  ]),
  discriminator: listFields([[text, "propertyName"]]),
};

/** Maps that some write as a `$ref` as a whole, to a map in another file. A schema's properties are no such map. */
export const sharedMaps: Readonly<Partial<Record<Kind, readonly string[]>>> = {
  openapi: ["paths", "webhooks"],
  components: [
    "schemas",
    "responses",
    "parameters",
    "requestBodies",
    "headers",
    "examples",
    "securitySchemes",
    "pathItems",
  ],
  operation: ["responses"],
  response: ["headers"],
};

function listFields(fields: readonly [Field, string][]): ReadonlyMap<string, Field> {
  return new Map(fields.flatMap(([field, names]) => names.split(" ").map((name): [string, Field] => [name, field])));
}

/** Where components of a kind are kept; kinds that are absent cannot be referred to. */
export const componentMaps: ReadonlyMap<Kind, string> = new Map<Kind, string>([
  ["schema", "schemas"],
  ["response", "responses"],
  ["parameter", "parameters"],
  ["requestBody", "requestBodies"],
  ["header", "headers"],
  ["example", "examples"],
  ["securityScheme", "securitySchemes"],
  ["pathItem", "pathItems"],
]);
