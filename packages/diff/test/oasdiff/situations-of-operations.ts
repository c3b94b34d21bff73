import { api, body, headed, type Json, json, object, operation, param, params, responses } from "../edit.ts";
import type { Row } from "./pair.ts";

const text = { type: "string" };
const whole = { type: "integer" };
const number = { type: "number" };
const list = { type: "array", items: text };
const record = { type: "object", properties: { a: text } };
const node = (created: object): Json => ({ Node: object({ created, data: { $ref: "#/components/schemas/Node" } }) });
const inPath = (schema: object, name = "id", fields: Json = {}): Json =>
  api({
    [`/pets/{${name}}`]: {
      get: {
        operationId: "pets.get",
        tags: ["pets"],
        parameters: [{ name, in: "path", required: true, schema, ...fields }],
        responses: ok,
      },
    },
  });
const ok = { "200": json(record) };
const filter = (schema: object): Json => param(object({ group: schema }), { style: "deepObject" });
const header = (schema: object): Json => responses({ "200": headed({ schema }) });
const encoded = (charset: string): Json =>
  responses({
    "200": { description: "Done.", content: { [`application/json; charset=${charset}`]: { schema: record } } },
  });
const xml = (schema: object): Json =>
  responses({ "200": { description: "Done.", content: { "application/xml": { schema } } } });
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

/** Changes of operations, parameters, headers and responses. */
export const situationsOfOperations: readonly Row[] = [
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
  ["a request may have a new header", "INFO", params(), params({ name: "x-new", in: "header", schema: text })],
  [
    "a parameter of the query that was a text or an integer is repeated for each text of a list",
    "INFO",
    param({ type: ["string", "integer"] }),
    param(list),
  ],
  [
    "a parameter of the query that was a text or an integer is repeated for each integer of a list",
    "ERR",
    param({ type: ["string", "integer"] }),
    param({ type: "array", items: whole }),
  ],
  [
    "a parameter of the query is repeated for each item of a list, and the items have a pattern",
    "ERR",
    param(text),
    param({ type: "array", items: { ...text, pattern: "^[a-z]+$" } }),
  ],
  [
    "a parameter of the query is repeated for each item of a list with commas",
    "ERR",
    param(text),
    param(list, { explode: false }),
  ],
  ["XML has shorter texts", "ERR", xml({ ...text, minLength: 13 }), xml({ ...text, minLength: 11 })],
  ["XML has longer texts", "ERR", xml({ ...text, maxLength: 13 }), xml({ ...text, maxLength: 14 })],
  ["XML has texts with a limit", "INFO", xml(text), xml({ ...text, maxLength: 14 })],
  [
    "a parameter of a header, which is an object, has a new property",
    "INFO",
    params({ name: "x-policy", in: "header", schema: record }),
    params({ name: "x-policy", in: "header", schema: object({ a: text, b: text }) }),
  ],
  [
    "a parameter of a header, which is an object, has a new required property",
    "ERR",
    params({ name: "x-policy", in: "header", schema: record }),
    params({ name: "x-policy", in: "header", schema: object({ a: text, b: text }, ["b"]) }),
  ],
  ["a parameter says `explode: true`, which is its default", "INFO", param(list), param(list, { explode: true })],
  ["a parameter with a single value says `explode: false`", "INFO", param(text), param(text, { explode: false })],
  ["a parameter with any value says `explode: false`", "ERR", param({}), param({}, { explode: false })],
  [
    "a parameter with pipes says `explode: false`, which is its default",
    "INFO",
    param(list, { style: "pipeDelimited" }),
    param(list, { style: "pipeDelimited", explode: false }),
  ],
  ["a parameter of the path has another style", "ERR", inPath(text), inPath(text, "id", { style: "label" })],
  [
    "a property of a header may also be null, by a `oneOf`",
    "INFO",
    params({ name: "x-meta", in: "header", schema: object({ owner: record }) }),
    params({ name: "x-meta", in: "header", schema: object({ owner: { oneOf: [{ type: "null" }, record] } }) }),
  ],
  ["a parameter may no longer be null", "ERR", param({ type: ["string", "null"] }), param(text)],
  ["a property of a parameter may no longer be null", "ERR", filter({ type: ["string", "null"] }), filter(text)],
];
