import { keywords, type KeywordValue } from "./keywords.ts";
import type { Step } from "./node.ts";
import { httpMethods } from "./openapi.ts";

/** Objects of OpenAPI 3.0 to 3.2. https://spec.openapis.org/oas/v3.2.0.html#schema */
export type Kind = keyof typeof fieldsOf | "schema";

/** The versions of OpenAPI whose rules differ. */
export type SpecVersion = "3.0" | "3.1" | "3.2";

/** The type of a field. `of` is the kind of an object in it. */
export type Field = FieldOf<Kind>;

type FieldOf<Of> =
  | { is: "text" | "flag" | "number" | "bound" | "count" | "texts" | "values" }
  /** A value of the API, in which a `$ref` is a property like any other. `all` is a list of such values. */
  | { is: "value" }
  | { is: "all" }
  /** Checked by the function that reads it. */
  | { is: "unchecked" }
  /** A map that is removed, because no later stage reads it. */
  | { is: "dropped"; of: Of }
  | { is: "one" | "list" | "map"; of: Of };

const text: FieldOf<never> = { is: "text" };
const flag: FieldOf<never> = { is: "flag" };
const texts: FieldOf<never> = { is: "texts" };
const value: FieldOf<never> = { is: "value" };
const unchecked: FieldOf<never> = { is: "unchecked" };
const dropped = <Of extends string>(of: Of): FieldOf<Of> => ({ is: "dropped", of });
const one = <Of extends string>(of: Of): FieldOf<Of> => ({ is: "one", of });
const list = <Of extends string>(of: Of): FieldOf<Of> => ({ is: "list", of });
const map = <Of extends string>(of: Of): FieldOf<Of> => ({ is: "map", of });

const parameter: [FieldOf<"schema" | "mediaType" | "example">, string][] = [
  [text, "$ref description style"],
  [flag, "required deprecated allowEmptyValue explode allowReserved"],
  [one("schema"), "schema"],
  [map("mediaType"), "content"],
  [map("example"), "examples"],
  [value, "example"],
];

/** Fields of each kind but schemas. */
const fieldsOf = {
  openapi: listFields([
    [text, "$self jsonSchemaDialect"],
    [unchecked, "openapi"],
    [one("info"), "info"],
    [list("tag"), "tags"],
    [list("server"), "servers"],
    [map("pathItem"), "paths webhooks"],
    [one("components"), "components"],
    [list("securityRequirement"), "security"],
    [one("externalDocs"), "externalDocs"],
  ]),
  info: listFields([
    [text, "title version description summary termsOfService"],
    [one("contact"), "contact"],
    [one("license"), "license"],
  ]),
  contact: listFields([[text, "name url email"]]),
  license: listFields([[text, "name identifier url"]]),
  tag: listFields([
    [text, "name description summary parent kind"],
    [one("externalDocs"), "externalDocs"],
  ]),
  server: listFields([
    [text, "url description name"],
    [map("serverVariable"), "variables"],
  ]),
  serverVariable: listFields([
    [text, "default description"],
    [texts, "enum"],
  ]),
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
    [map("mediaType"), "mediaTypes"],
    [map("callback"), "callbacks"],
    [dropped("link"), "links"],
  ]),
  pathItem: listFields([
    [text, "$ref summary description"],
    [one("operation"), httpMethods.join(" ")],
    [map("operation"), "additionalOperations"],
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
    [map("callback"), "callbacks"],
  ]),
  parameter: listFields([...parameter, [text, "name in"]]),
  header: listFields(parameter),
  requestBody: listFields([
    [text, "$ref description"],
    [flag, "required"],
    [map("mediaType"), "content"],
  ]),
  mediaType: listFields([
    [text, "$ref"],
    [one("schema"), "schema itemSchema"],
    [map("example"), "examples"],
    [map("encoding"), "encoding"],
    [list("encoding"), "prefixEncoding"],
    [one("encoding"), "itemEncoding"],
    [value, "example"],
  ]),
  encoding: listFields([
    [text, "contentType style"],
    [flag, "explode allowReserved"],
    [map("header"), "headers"],
    [map("encoding"), "encoding"],
    [list("encoding"), "prefixEncoding"],
    [one("encoding"), "itemEncoding"],
  ]),
  response: listFields([
    [text, "$ref summary description"],
    [map("header"), "headers"],
    [map("mediaType"), "content"],
    [dropped("link"), "links"],
  ]),
  example: listFields([
    [text, "$ref summary description externalValue serializedValue"],
    [value, "value dataValue"],
  ]),
  link: listFields([
    [text, "$ref operationRef operationId description"],
    [one("server"), "server"],
  ]),
  callback: listFields([[text, "$ref"]]),
  securityScheme: listFields([
    [text, "$ref type description name in scheme bearerFormat openIdConnectUrl oauth2MetadataUrl"],
    [flag, "deprecated"],
    [one("oauthFlows"), "flows"],
  ]),
  oauthFlows: listFields([
    [one("oauthFlow"), "implicit password clientCredentials authorizationCode deviceAuthorization"],
  ]),
  oauthFlow: listFields([
    [text, "authorizationUrl tokenUrl refreshUrl deviceAuthorizationUrl"],
    [one("scopes"), "scopes"],
  ]),
  scopes: listFields([]),
  securityRequirement: listFields([]),
  discriminator: listFields([
    [text, "propertyName defaultMapping"],
    [one("mapping"), "mapping"],
  ]),
  dependentNames: listFields([]),
  mapping: listFields([]),
  xml: listFields([
    [text, "name namespace prefix nodeType"],
    [flag, "attribute wrapped"],
  ]),
};

const keywordFields: Readonly<Record<KeywordValue, Field>> = {
  text,
  texts,
  namedTexts: one("dependentNames"),
  flag,
  number: { is: "number" },
  bound: { is: "bound" },
  count: { is: "count" },
  value,
  values: { is: "values" },
  examples: { is: "all" },
  type: unchecked,
  schema: one("schema"),
  schemas: list("schema"),
  namedSchemas: map("schema"),
  discriminator: one("discriminator"),
  externalDocs: one("externalDocs"),
  xml: one("xml"),
};

/** Fields of each kind. Any other key is an extension or unknown, and stays as it is. */
export const grammar: Readonly<Record<Kind, ReadonlyMap<string, Field>>> = {
  ...fieldsOf,
  schema: new Map([...keywords].map(([name, keyword]) => [name, keywordFields[keyword.value]])),
};

/** Fields of kinds whose keys the author chooses. */
const entries: Readonly<Partial<Record<Kind, Field>>> = {
  callback: one("pathItem"),
  securityRequirement: texts,
  scopes: text,
  dependentNames: texts,
  mapping: text,
};

/** Returns `true` for a kind whose keys the author chooses. */
export function namesOwnFields(kind: Kind): boolean {
  return entries[kind] !== undefined;
}

/** Returns the type of a field of an object; `undefined` for extensions and unknown fields. */
export function fieldOf(kind: Kind, key: string): Field | undefined {
  return grammar[kind].get(key) ?? (key.startsWith("x-") ? undefined : entries[kind]);
}

/** Returns the type of the field at a place of a document; `undefined` within values, extensions and unknown fields. */
export function fieldAt(steps: readonly Step[]): Field | undefined {
  let field: Field | undefined = one("openapi");
  for (const step of steps) {
    if (field === undefined || !("of" in field)) return undefined;
    field = field.is === "one" ? fieldOf(field.of, String(step)) : one(field.of);
  }
  return field;
}

/**
 * Lists the names of the fields on the way to a place, without indices and the names that the author chose. A property called `if` is at
 * the field `properties`, and its items at the fields `properties` and `items`.
 */
export function listFieldNames(steps: readonly Step[], kind: Kind = "openapi"): string[] {
  const names: string[] = [];
  let field: Field | undefined = one(kind);
  for (const step of steps) {
    if (field === undefined || !("of" in field)) break;
    if (field.is !== "one") field = one(field.of);
    else {
      const { of } = field;
      if (grammar[of].has(String(step))) names.push(String(step));
      field = fieldOf(of, String(step));
    }
  }
  return names;
}

function listFields<Of = never>(fields: readonly [FieldOf<Of>, string][]): ReadonlyMap<string, FieldOf<Of>> {
  return new Map(
    fields.flatMap(([field, names]) => names.split(" ").map((name): [string, FieldOf<Of>] => [name, field])),
  );
}

/** The key under `components` for each kind. A `$ref` cannot lead to an object of any other kind. */
export const componentMaps: ReadonlyMap<Kind, string> = new Map<Kind, string>([
  ["schema", "schemas"],
  ["response", "responses"],
  ["parameter", "parameters"],
  ["requestBody", "requestBodies"],
  ["header", "headers"],
  ["example", "examples"],
  ["securityScheme", "securitySchemes"],
  ["pathItem", "pathItems"],
  ["callback", "callbacks"],
]);

// What follows is for readers that know only the name of a field, and not the kind of its object.

/** Fields of any object of OpenAPI that hold values of the API. Keywords have no meaning in such a value. */
const dataFields = listNamesOf(["value", "all", "values"]);
/** Fields of any object of OpenAPI that hold a map: its keys are names, such as the status `default`. */
const mapFields = listNamesOf(["map", "dropped"]);

/** The meaning of the keys of an object or a list: fields of OpenAPI, names that the author chose, or parts of a value. */
export type KeyMeaning = "fields" | "names" | "data";

/** Returns the meaning of the keys within the value of a key. `outer` is the meaning of the key itself. The indices of a list are keys. */
export function readKeyMeaning(key: Step, outer: KeyMeaning): KeyMeaning {
  if (outer === "names") return "fields";
  const name = String(key);
  if (outer === "data" || dataFields.has(name) || name.startsWith("x-")) return "data";
  return mapFields.has(name) ? "names" : "fields";
}

function listNamesOf(forms: readonly Field["is"][]): ReadonlySet<string> {
  const fields = Object.values(grammar).flatMap((kind) => [...kind]);
  return new Set(fields.filter(([, field]) => forms.includes(field.is)).map(([name]) => name));
}
