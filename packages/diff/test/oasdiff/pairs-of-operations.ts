import { api, body, headed, type Json, json, object, operation, param, params, responses } from "../edit.ts";
import { sent as expecting, webhook, webhooks } from "../webhook-document.ts";
import { expand, type Pair, type Row } from "./pair.ts";
import { pairsOfSecurity } from "./security.ts";

const text = { type: "string" };
const ok = { "200": json({ type: "object", properties: { id: text } }) };
const list = { operationId: "pets.list", tags: ["pets"], responses: ok };
const get = { operationId: "pets.get", tags: ["pets"], responses: ok };
const add = { operationId: "pets.add", tags: ["pets"], responses: ok };
const one = api({ "/pets": { get: list } });
const deprecation = { since: "1.0.0", why: "It is slow." };

const operations: readonly Row[] = [
  ["endpoint-added", "INFO", one, api({ "/pets": { get: list }, "/pet": { get } })],
  ["api-path-removed-without-deprecation", "ERR", api({ "/pets": { get: list }, "/pet": { get } }), one],
  ["api-removed-without-deprecation", "ERR", api({ "/pets": { get: list, post: add } }), one],
  ["api-path-removed-with-deprecation", "INFO", api({ "/pets": { get: list }, "/pet": { get: old(get) } }), one],
  ["api-removed-with-deprecation", "INFO", api({ "/pets": { get: list, post: old(add) } }), one],
  ["endpoint-deprecated", "INFO", one, api({ "/pets": { get: old(list) } })],
  ["endpoint-reactivated", "INFO", api({ "/pets": { get: old(list) } }), one],
  ["api-operation-id-removed", "INFO", one, api({ "/pets": { get: { tags: ["pets"], responses: ok } } })],
  ["api-operation-id-added", "INFO", api({ "/pets": { get: { tags: ["pets"], responses: ok } } }), one],
  ["api-tag-removed", "INFO", one, api({ "/pets": { get: { ...list, tags: [] } } })],
  ["api-tag-added", "INFO", api({ "/pets": { get: { ...list, tags: [] } } }), one],
  ["api-schema-removed", "INFO", operation({}, { schemas: { Pet: object({ id: text }) } }), operation({})],
  ["webhook-added", "INFO", webhook({}), webhooks({ born: { post: expecting({}) }, lost: { post: expecting({}) } })],
  ["webhook-removed", "ERR", webhooks({ born: { post: expecting({}) }, lost: { post: expecting({}) } }), webhook({})],
];

function old(fields: Json): Json {
  return { ...fields, deprecated: true, "x-deprecated": deprecation };
}

const size = { name: "size", in: "query", schema: text };
const required = { ...size, required: true };
const shared = (...parameters: readonly Json[]): Json => operation({}, {}, {}, { parameters });
const byPath = (path: string, parameters: readonly Json[]): Json => api({ [path]: { get: { ...list, parameters } } });
const id = { name: "id", in: "path", required: true, schema: text };
const header = (names: object, needed: readonly string[] = []): Json =>
  params({ name: "x-filter", in: "header", schema: object(names, needed) });
const lists = { name: "tags", in: "query", schema: { type: "array", items: text } };

const parameters: readonly Row[] = [
  ["new-optional-request-parameter", "INFO", params(), params(size)],
  ["new-required-request-parameter", "ERR", params(), params(required)],
  ["new-optional-request-default-parameter-to-existing-path", "INFO", shared(), shared(size)],
  ["new-required-request-default-parameter-to-existing-path", "ERR", shared(), shared(required)],
  ["new-request-path-parameter", "ERR", byPath("/pets", []), byPath("/pets/{id}", [id])],
  ["new-required-request-header-property", "ERR", header({ a: text }), header({ a: text, b: text }, ["b"])],
  ["request-header-property-became-required", "ERR", header({ a: text }), header({ a: text }, ["a"])],
  ["request-header-property-became-enum", "ERR", header({ a: text }), header({ a: { ...text, enum: ["b"] } })],
  ["request-parameter-removed", "WARN", params(size), params()],
  ["request-parameter-removed-with-deprecation", "INFO", params({ ...size, deprecated: true }), params()],
  ["request-parameter-deprecated", "INFO", params(size), params({ ...size, deprecated: true })],
  ["request-parameter-reactivated", "INFO", params({ ...size, deprecated: true }), params(size)],
  ["request-parameter-became-required", "ERR", params(size), params(required)],
  ["request-parameter-became-optional", "INFO", params(required), params(size)],
  [
    "request-parameter-style-changed",
    "ERR",
    params(lists),
    params({ ...lists, style: "pipeDelimited", explode: false }),
  ],
  ["request-parameter-explode-changed", "ERR", params(lists), params({ ...lists, explode: false })],
  ["request-parameter-became-allow-reserved", "INFO", param(text), param(text, { allowReserved: true })],
  ["request-parameter-became-not-allow-reserved", "ERR", param(text, { allowReserved: true }), param(text)],
];

const pet = object({ id: text });
const content = (types: object, fields: Json = { required: true }): Json =>
  api({ "/pets": { post: { ...add, requestBody: { ...fields, content: types } } } });
const bodiless = api({ "/pets": { post: add } });
const asJson = { "application/json": { schema: pet } };
const asXml = { "application/xml": { schema: pet } };
const jsonl = (media: object): object => ({ "application/jsonl": media });
const more = (name: string, needed: boolean, schema: object = text): Json =>
  body(object({ id: text, [name]: schema }, needed ? [name] : []));
const access = (fields: object, needed: readonly string[]): Json =>
  body(object({ id: { ...text, ...fields } }, needed));

const bodies: readonly Row[] = [
  ["request-body-added-required", "ERR", bodiless, content(asJson)],
  ["request-body-added-optional", "INFO", bodiless, content(asJson, {})],
  ["request-body-removed", "ERR", content(asJson), bodiless],
  ["request-body-became-required", "ERR", content(asJson, {}), content(asJson)],
  ["request-body-became-optional", "INFO", content(asJson), content(asJson, {})],
  ["request-body-media-type-added", "INFO", content(asJson), content({ ...asJson, ...asXml })],
  ["request-body-media-type-removed", "ERR", content({ ...asJson, ...asXml }), content(asJson)],
  ["request-body-media-type-schema-added", "ERR", content({ "application/json": {} }), content(asJson)],
  ["request-body-media-type-schema-removed", "INFO", content(asJson), content({ "application/json": {} })],
  ["request-body-media-type-item-schema-added", "ERR", content(jsonl({})), content(jsonl({ itemSchema: pet }))],
  ["request-body-media-type-item-schema-removed", "INFO", content(jsonl({ itemSchema: pet })), content(jsonl({}))],
  [
    "request-body-type-compatible",
    "INFO",
    content({ "application/xml": { schema: pet } }),
    content({ "application/xml": { schema: text } }),
  ],
  [
    "request-property-type-compatible",
    "INFO",
    content({ "application/xml": { schema: object({ id: pet }) } }),
    content({ "application/xml": { schema: object({ id: text }) } }),
  ],
  ["new-required-request-property", "ERR", body(pet), more("name", true)],
  ["new-required-request-property-with-default", "ERR", body(pet), more("name", true, { ...text, default: "Tom" })],
  ["new-optional-request-property", "INFO", body(pet), more("name", false)],
  ["request-property-removed", "WARN", more("name", false), body(pet)],
  ["request-property-became-required", "ERR", more("name", false), more("name", true)],
  [
    "request-property-became-required-with-default",
    "ERR",
    more("name", false, { ...text, default: "Tom" }),
    more("name", true, { ...text, default: "Tom" }),
  ],
  ["request-property-became-optional", "INFO", more("name", true), more("name", false)],
  ...(["readOnly", "writeOnly"] as const).flatMap((keyword): Row[] =>
    [[], ["id"]].flatMap((needed): Row[] => {
      const property = `request-${needed.length > 0 ? "required" : "optional"}-property`;
      const state = keyword === "readOnly" ? "read-only" : "write-only";
      return [
        [`${property}-became-${state}`, "INFO", access({}, needed), access({ [keyword]: true }, needed)],
        [`${property}-became-not-${state}`, "INFO", access({ [keyword]: true }, needed), access({}, needed)],
      ];
    }),
  ),
];

const returned = (types: object): Json => responses({ "200": { description: "Done.", content: types } });
const returning = (name: string, needed: boolean, fields: object = {}): Json =>
  responses({ "200": json(object({ id: text, [name]: { ...text, ...fields } }, needed ? [name] : [])) });
const bare = responses({ "200": json(pet) });
const secret = { writeOnly: true };
const empty = { description: "Done." };

const results: readonly Row[] = [
  ["response-success-status-added", "INFO", bare, responses({ "200": json(pet), "201": json(pet) })],
  ["response-success-status-removed", "ERR", responses({ "200": json(pet), "201": json(pet) }), bare],
  ["response-non-success-status-added", "INFO", bare, responses({ "200": json(pet), "404": empty })],
  ["response-non-success-status-removed", "INFO", responses({ "200": json(pet), "404": empty }), bare],
  ["response-media-type-added", "INFO", returned(asJson), returned({ ...asJson, ...asXml })],
  ["response-media-type-removed", "ERR", returned({ ...asJson, ...asXml }), returned(asJson)],
  ["response-media-type-name-changed", "WARN", returned(named("json; v=1")), returned(named("json; w=1"))],
  ["response-media-type-name-generalized", "ERR", returned(named("pet+json")), returned(named("json"))],
  ["response-media-type-name-specialized", "INFO", returned(named("json")), returned(named("pet+json"))],
  ["response-media-type-parameter-added", "INFO", returned(asJson), returned(named("json; v=1"))],
  ["response-media-type-parameter-removed", "ERR", returned(named("json; v=1")), returned(asJson)],
  ["response-media-type-parameter-changed", "ERR", returned(named("json; v=1")), returned(named("json; v=2"))],
  ["response-body-media-type-schema-added", "INFO", returned({ "application/json": {} }), returned(asJson)],
  ["response-body-media-type-schema-removed", "ERR", returned(asJson), returned({ "application/json": {} })],
  ["response-body-media-type-item-schema-added", "INFO", returned(jsonl({})), returned(jsonl({ itemSchema: pet }))],
  [
    "response-body-media-type-item-schema-removed",
    "ERR",
    returned(jsonl({ itemSchema: pet, schema: { type: "array" } })),
    returned(jsonl({ schema: { type: "array" } })),
  ],
  [
    "response-body-media-type-item-schema-removed-untyped",
    "ERR",
    returned(jsonl({ itemSchema: pet })),
    returned(jsonl({})),
  ],
  ["response-body-type-compatible", "INFO", returned({ "application/xml": { schema: text } }), returned(asXml)],
  [
    "response-property-type-compatible",
    "INFO",
    returned({ "application/xml": { schema: object({ id: text }) } }),
    returned({ "application/xml": { schema: object({ id: pet }) } }),
  ],
  ["response-required-property-added", "INFO", bare, returning("name", true)],
  ["response-required-property-removed", "ERR", returning("name", true), bare],
  ["response-optional-property-added", "INFO", bare, returning("name", false)],
  ["response-optional-property-removed", "INFO", returning("name", false), bare],
  ["response-property-became-optional", "ERR", returning("name", true), returning("name", false)],
  ["response-property-became-required", "INFO", returning("name", false), returning("name", true)],
  ["response-required-write-only-property-added", "INFO", bare, returning("name", true, secret)],
  ["response-required-write-only-property-removed", "INFO", returning("name", true, secret), bare],
  ["response-optional-write-only-property-added", "INFO", bare, returning("name", false, secret)],
  ["response-optional-write-only-property-removed", "INFO", returning("name", false, secret), bare],
  [
    "response-write-only-property-became-optional",
    "INFO",
    returning("name", true, secret),
    returning("name", false, secret),
  ],
  [
    "response-write-only-property-became-required",
    "INFO",
    returning("name", false, secret),
    returning("name", true, secret),
  ],
  ...(["readOnly", "writeOnly"] as const).flatMap((keyword): Row[] =>
    [false, true].flatMap((needed): Row[] => {
      const property = `response-${needed ? "required" : "optional"}-property`;
      const state = keyword === "readOnly" ? "read-only" : "write-only";
      const marked = returning("name", needed, { [keyword]: true });
      return [
        [`${property}-became-${state}`, "INFO", returning("name", needed), marked],
        [`${property}-became-not-${state}`, "INFO", marked, returning("name", needed)],
      ];
    }),
  ),
  ["response-header-added", "INFO", responses({ "200": empty }), responses({ "200": headed({}) })],
  [
    "required-response-header-removed",
    "ERR",
    responses({ "200": headed({ required: true }) }),
    responses({ "200": empty }),
  ],
  ["optional-response-header-removed", "INFO", responses({ "200": headed({}) }), responses({ "200": empty })],
  [
    "response-header-became-optional",
    "ERR",
    responses({ "200": headed({ required: true }) }),
    responses({ "200": headed({}) }),
  ],
];

function named(subtype: string): object {
  return { [`application/${subtype}`]: { schema: pet } };
}

/** A pair for each check of oasdiff about operations, parameters, bodies and responses. */
export const pairsOfOperations: readonly Pair[] = [
  ...operations,
  ...pairsOfSecurity,
  ...parameters,
  ...bodies,
  ...results,
].flatMap(([ids, level, before, after]) => expand(ids).map((each) => ({ id: each, level, before, after })));
