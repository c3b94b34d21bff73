import {
  api,
  body,
  field,
  headed,
  type Json,
  json,
  object,
  operation,
  param,
  params,
  response,
  responses,
  sent,
} from "../edit.ts";
import type { Level } from "./pair.ts";

/** A pair of documents that the tests of oasdiff compare, in their smallest form. */
export interface Situation {
  /** The effect of the change, as a clause. */
  readonly what: string;
  /** The worst level that oasdiff reports; `INFO` also if it reports nothing. */
  readonly level: Level;
  readonly before: Json;
  readonly after: Json;
}

/** A situation, in the order of its fields. */
type Row = readonly [what: string, level: Level, before: Json, after: Json];

const text = { type: "string" };
const whole = { type: "integer" };
const number = { type: "number" };
const int32 = { type: "integer", format: "int32" };
const orNull = (schema: object): object => ({ oneOf: [{ type: "null" }, schema] });
const kinds = { type: "string", enum: ["user", "robot"] };
const tuple = (...prefixItems: readonly object[]): object => ({ type: "array", prefixItems });
const record = { type: "object", properties: { a: text } };
const list = { type: "array", items: text };

const values: readonly Row[] = [
  [
    "the values of a returned map lose a required property",
    "ERR",
    response({ type: "object", additionalProperties: object({ id: whole, kind: text }, ["id", "kind"]) }),
    response({ type: "object", additionalProperties: object({ id: whole }, ["id"]) }),
  ],
  [
    "a part of a sent `allOf` loses a property, changes another one, and requires a new one",
    "ERR",
    sent({ allOf: [object({ keep: text }), object({ other: text, drop: text })] }),
    sent({ allOf: [object({ keep: text }), object({ other: whole, added: text }, ["added"])] }),
  ],
  [
    "a limit of strings beside an `allOf` of objects is lowered",
    "ERR",
    sent({ maxLength: 10, allOf: [record] }),
    sent({ maxLength: 5, allOf: [record] }),
  ],
  [
    "a sent list of fixed items admits no further items",
    "ERR",
    body(tuple(text, whole)),
    body({ ...tuple(text, whole), items: false }),
  ],
  [
    "a returned list of fixed items admits no further items",
    "INFO",
    field(tuple(text)),
    field({ ...tuple(text), items: false }),
  ],
  [
    "the items of a sent list are no longer described",
    "INFO",
    sent({ type: "array", items: object({ bar: { ...whole, maximum: 100 } }) }),
    sent({ type: "array" }),
  ],
  ["the items of a sent list change places", "ERR", body(tuple(text, whole)), body(tuple(whole, text))],
  [
    "the first item of a list is described as its other items are",
    "INFO",
    body(list),
    body({ ...list, prefixItems: [text] }),
  ],
  [
    "the schema in a `not` requires another property",
    "ERR",
    body({ type: "object", not: object({ old: text }, ["old"]) }),
    body({ type: "object", not: object({ young: text }, ["young"]) }),
  ],
  [
    "an enumeration that contains an object stays the same",
    "INFO",
    param({ ...text, enum: ["basement", { x: "y" }] }),
    param({ ...text, enum: ["basement", { x: "y" }] }),
  ],
  ["a sent property may also be null, by a `oneOf`", "INFO", sent(kinds), sent(orNull(kinds))],
  ["a sent property may no longer be null, by a `oneOf`", "ERR", sent(orNull(record)), sent(record)],
  [
    "a sent property may also be null, by a `oneOf`, and has fewer values",
    "ERR",
    sent(kinds),
    sent(orNull({ ...text, enum: ["user"] })),
  ],
  ["a returned property may also be null, by a `oneOf`", "ERR", field(record), field(orNull(record))],
  ["a returned property may no longer be null, by a `oneOf`", "INFO", field(orNull(kinds)), field(kinds)],
  ["a sent number is a string", "ERR", body(number), body(text)],
  ["a sent string is a number", "ERR", body(text), body(number)],
  ["a sent number has 32 bits", "ERR", body(number), body(int32)],
  ["a returned string is a number", "ERR", response(text), response(number)],
  ["a returned number has 32 bits", "INFO", response(number), response(int32)],
  ["a returned string has 32 bits", "ERR", field(text), field(int32)],
  ["a sent string is an enumeration of numbers", "ERR", body(text), body({ ...whole, enum: [1, 2] })],
  ["a sent list is an object", "ERR", sent(list), sent(record)],
  ["a sent object is a list", "ERR", body(record), body(list)],
  ["a sent object has a format", "ERR", body(record), body({ ...record, format: "uuid" })],
  ["a sent number has another format", "ERR", sent(int32), sent({ ...whole, format: "uuid" })],
  ["a sent property is read-only and has another type", "INFO", sent(whole), sent({ ...text, readOnly: true })],
  [
    "a new property of a request is required and read-only",
    "INFO",
    body(record),
    body(object({ a: text, id: { ...text, readOnly: true } }, ["id"])),
  ],
  [
    "a read-only property of a request is required",
    "INFO",
    body(object({ id: { ...text, readOnly: true } })),
    body(object({ id: { ...text, readOnly: true } }, ["id"])),
  ],
  [
    "a request requires a property that its schema does not describe",
    "INFO",
    body(record),
    body({ ...record, required: ["ghost"] }),
  ],
  [
    "a required property of a response is removed, also from `required`",
    "ERR",
    response(object({ id: text, name: text }, ["name"])),
    response(object({ id: text })),
  ],
  [
    "a part of a returned `allOf` has a new required property",
    "INFO",
    response({ allOf: [record, object({ id: text }, ["id"])] }),
    response({ allOf: [record, object({ id: text, name: text }, ["id", "name"])] }),
  ],
  [
    "a part of a returned `allOf` loses a required property",
    "ERR",
    response({ allOf: [record, object({ id: text, name: text }, ["id", "name"])] }),
    response({ allOf: [record, object({ id: text }, ["id"])] }),
  ],
  [
    "an alternative of a sent `anyOf` requires a property",
    "ERR",
    body({ anyOf: [object({ id: text }), number] }),
    body({ anyOf: [object({ id: text }, ["id"]), number] }),
  ],
  [
    "an alternative of a returned `oneOf` no longer requires a property",
    "ERR",
    response({ oneOf: [object({ id: text }, ["id"]), number] }),
    response({ oneOf: [object({ id: text }), number] }),
  ],
  [
    "a sent string matches `.+` instead of `^[a-z]+$`",
    "WARN",
    sent({ ...text, pattern: "^[a-z]+$" }),
    sent({ ...text, pattern: ".+" }),
  ],
  [
    "a returned string matches `.*` instead of `^[a-z]+$`",
    "WARN",
    field({ ...text, pattern: "^[a-z]+$" }),
    field({ ...text, pattern: ".*" }),
  ],
];

const node = (created: object): Json => ({ Node: object({ created, data: { $ref: "#/components/schemas/Node" } }) });
const inPath = (schema: object, name = "id"): Json =>
  api({
    [`/pets/{${name}}`]: {
      get: {
        operationId: "pets.get",
        tags: ["pets"],
        parameters: [{ name, in: "path", required: true, schema }],
        responses: ok,
      },
    },
  });
const ok = { "200": json(record) };
const filter = (schema: object): Json => param(object({ group: schema }), { style: "deepObject" });
const key = { type: "apiKey", in: "header", name: "x-key" };
const basic = { type: "http", scheme: "basic" };
const bearer = { type: "http", scheme: "bearer", bearerFormat: "JWT" };
const oidc = { type: "openIdConnect", openIdConnectUrl: "https://a.example/openid" };
const using = (it: object): Json => operation({ security: [{ it: [] }] }, { securitySchemes: { it } });
const header = (schema: object): Json => responses({ "200": headed({ schema }) });
const encoded = (charset: string): Json =>
  responses({
    "200": { description: "Done.", content: { [`application/json; charset=${charset}`]: { schema: record } } },
  });
const linked = (operationId: string): Json =>
  api({
    "/pets": {
      get: {
        operationId: "pets.list",
        tags: ["pets"],
        responses: { "200": json(record, { links: { more: { operationId } } }) },
      },
    },
    "/pet": { get: { operationId: "pets.get", tags: ["pets"], responses: ok } },
    "/dog": { get: { operationId: "pets.getDog", tags: ["pets"], responses: ok } },
  });

const operations: readonly Row[] = [
  [
    "a property of a recursive schema has a pattern",
    "ERR",
    body({ $ref: "#/components/schemas/Node" }, { required: true }, node(text)),
    body({ $ref: "#/components/schemas/Node" }, { required: true }, node({ ...text, pattern: "^[a-z]+$" })),
  ],
  ["a parameter has a format", "ERR", inPath(text), inPath({ ...text, format: "uuid" })],
  ["a parameter has another format", "ERR", param({ ...text, format: "uuid" }), param({ ...text, format: "uri" })],
  ["a parameter has no format any more", "INFO", inPath({ ...text, format: "uuid" }), inPath(text)],
  ["a parameter may also be a string", "INFO", inPath(whole), inPath({ type: ["integer", "string"] })],
  [
    "a parameter may be any number",
    "INFO",
    inPath({ type: ["integer", "string"] }),
    inPath({ type: ["number", "string"] }),
  ],
  ["a parameter is an integer", "ERR", param(text), param(whole)],
  ["a parameter may also be an integer, by a `oneOf`", "INFO", param(text), param({ oneOf: [text, whole] })],
  ["a parameter of the query is repeated for each item of a list", "INFO", param(text), param(list)],
  ["a parameter of the path is a list", "ERR", inPath(text), inPath(list)],
  ["a property of a parameter is a string", "WARN", filter(number), filter(text)],
  ["a property of a parameter is a number", "ERR", filter(text), filter(number)],
  ["a parameter of the path has another name", "INFO", inPath(text), inPath(text, "petId")],
  [
    "a required parameter has another default",
    "INFO",
    param({ ...text, default: "a" }, { required: true }),
    param({ ...text, default: "b" }, { required: true }),
  ],
  ["the schema of a parameter is deprecated", "INFO", param(text), param({ ...text, deprecated: true })],
  ["a header of a response is deprecated", "INFO", header(whole), responses({ "200": headed({ deprecated: true }) })],
  [
    "a new header of a response is required",
    "INFO",
    responses({ "200": { description: "All is well." } }),
    responses({ "200": headed({ required: true }) }),
  ],
  ["a header of a response with a time is an integer", "ERR", header({ ...text, format: "date-time" }), header(whole)],
  ["a header of a response is any number", "ERR", header(whole), header(number)],
  ["an operation has another id", "INFO", operation({}), operation({ operationId: "pets.listAll" })],
  ["a link has another operation", "INFO", linked("pets.get"), linked("pets.getDog")],
  [
    "the server has another address",
    "INFO",
    operation({}, {}, { servers: [{ url: "https://a.example" }] }),
    operation({}, {}, { servers: [{ url: "https://b.example" }] }),
  ],
  [
    "the `default` response is removed",
    "INFO",
    responses({ "200": json(record), default: json(record) }),
    responses({ "200": json(record) }),
  ],
  [
    "the only success is removed",
    "ERR",
    responses({ "200": json(record), "400": json(record) }),
    responses({ "400": json(record) }),
  ],
  ["a response has another character set", "ERR", encoded("utf-8"), encoded("utf-16")],
  ["the key has another name", "ERR", using(key), using({ ...key, name: "x-token" })],
  ["the key goes into the query", "ERR", using(key), using({ ...key, in: "query" })],
  ["the scheme of HTTP is another one", "ERR", using(basic), using({ ...basic, scheme: "bearer" })],
  ["the scheme of HTTP is written in other letters", "INFO", using(basic), using({ ...basic, scheme: "Basic" })],
  ["the token has another format", "INFO", using(bearer), using({ ...bearer, bearerFormat: "opaque" })],
  [
    "OpenID Connect has another address",
    "ERR",
    using(oidc),
    using({ ...oidc, openIdConnectUrl: "https://b.example/openid" }),
  ],
  ["a request may have a new header", "INFO", params(), params({ name: "x-new", in: "header", schema: text })],
];

/** Pairs of the tests of oasdiff with several changes, or with a change that has no id of its own. */
export const situations: readonly Situation[] = [...values, ...operations].map(([what, level, before, after]) => ({
  what,
  level,
  before,
  after,
}));
