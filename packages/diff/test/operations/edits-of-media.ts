import { api, type Edit, headed, type Json, json, responses } from "../edit.ts";

const text: Json = { type: "string" };
const pet: Json = { type: "object", properties: { name: text } };
const owned: Json = { type: "object", properties: { owner: pet } };
const named = (name: string): Json => ({ type: "object", properties: { name: { ...text, xml: { name } } } });
const tone: Json = { name: { headers: { "X-Tone": { schema: text } } } };
const counted = (type: string): Json => ({ type: "object", properties: { count: { type } } });
const listed = (type: string): Json => ({ type: "object", properties: { count: { type: "array", items: { type } } } });
const owning = (owner: Json): Json => ({ type: "object", properties: { owner } });
const joined: Json = { count: { style: "form", explode: false } };
const deepOwner: Json = { owner: { style: "deepObject" } };
const integer: Json = { type: "integer" };
const form: Json = { $ref: "#/components/schemas/Form" };
const count: Json = { $ref: "#/components/schemas/Count" };
const sized: Json = { name: "size", in: "query", schema: count };
const withNamed: Json = { type: "object", properties: { count } };
const formSchema: Json = { type: "object", properties: { count, owner: withNamed } };
const asJson: Json = { count: { contentType: "application/json" } };
const other: Json = { type: "object", properties: { age: { type: "integer" } } };
const empty: Json = { description: "All is well." };
const withResponse = (content: Json): Json => responses({ "200": { ...empty, content } });
const withBody = (content: Json, components: Json = {}, parameters: readonly Json[] = []): Json => {
  const requestBody = { content };
  const add = { operationId: "pets.add", tags: ["pets"], parameters, requestBody, responses: { "204": empty } };
  return api({ "/pets": { post: add } }, { schemas: components });
};

const asTypes = (...types: readonly string[]): Json => Object.fromEntries(types.map((type) => [type, { schema: pet }]));

/** Edits of statuses and media types. The types of the client use only some of them. */
export const editsOfMedia: readonly Edit[] = [
  {
    what: "describes bytes in a response by their media type alone",
    before: withResponse({ "application/octet-stream": { schema: { ...text, format: "binary" } } }),
    after: withResponse({ "application/octet-stream": {} }),
    expect: [],
    bump: "none",
  },
  {
    what: "describes bytes in a request by their media type alone",
    before: withBody({ "image/png": { schema: { ...text, format: "binary" } } }),
    after: withBody({ "image/png": { schema: { contentMediaType: "image/png" } } }),
    expect: [],
    bump: "none",
  },
  {
    what: "limits bytes in a request",
    before: withBody({ "image/png": {} }),
    after: withBody({ "image/png": { schema: { ...text, format: "binary", maxLength: 5 } } }),
    expect: [["limit-tightened", "breaks", "safe"]],
    bump: "major",
  },
  {
    what: "returns JSON in addition to text",
    before: withResponse({ "text/csv": { schema: text } }),
    after: withResponse({ "text/csv": { schema: text }, "application/json": { schema: pet } }),
    expect: [["media-type-added", "safe", "breaks"]],
    bump: "major",
  },
  {
    what: "returns plain JSON in addition to a JSON type of its own",
    before: withResponse({ "application/vnd.pets+json": { schema: pet } }),
    after: withResponse({ "application/vnd.pets+json": { schema: pet }, "application/json": { schema: other } }),
    expect: [["media-type-added", "safe", "breaks"]],
    bump: "major",
  },
  {
    what: "lists media types in another order",
    before: withResponse({ "application/json": { schema: pet }, "text/csv": { schema: text } }),
    after: withResponse({ "text/csv": { schema: text }, "application/json": { schema: pet } }),
    expect: [],
    bump: "none",
  },
  {
    what: "no longer returns the text that was listed before the JSON",
    before: withResponse({ "text/csv": { schema: text }, "application/json": { schema: pet } }),
    after: withResponse({ "application/json": { schema: pet } }),
    expect: [["media-type-removed", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "returns the JSON of a failure in another media type",
    before: responses({ "200": empty, "404": json(pet) }),
    after: responses({ "200": empty, "404": { ...empty, content: { "application/problem+json": { schema: pet } } } }),
    expect: [
      ["media-type-removed", "breaks", "safe"],
      ["media-type-added", "safe", "safe"],
    ],
    bump: "major",
  },
  {
    what: "returns other JSON in another media type",
    before: withResponse({ "application/json": { schema: pet } }),
    after: withResponse({ "application/vnd.pets+json": { schema: other } }),
    expect: [
      ["media-type-removed", "breaks", "breaks"],
      ["media-type-added", "safe", "safe"],
      ["property-removed", "breaks", "breaks"],
      ["property-added", "safe", "safe"],
    ],
    bump: "major",
  },
  {
    what: "no longer accepts a media type that callers could choose",
    before: withBody(asTypes("application/json", "text/json")),
    after: withBody(asTypes("application/json")),
    expect: [["media-type-removed", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "accepts a form instead of JSON",
    before: withBody({ "application/json": { schema: pet } }),
    after: withBody({ "application/x-www-form-urlencoded": { schema: pet } }),
    expect: [
      ["media-type-removed", "breaks", "safe"],
      ["media-type-added", "safe", "safe"],
    ],
    bump: "major",
  },
  {
    what: "adds a header to a part of a body",
    before: withBody({ "multipart/form-data": { schema: pet } }),
    after: withBody({ "multipart/form-data": { schema: pet, encoding: tone } }),
    expect: [["schema-changed", "breaks", "safe"]],
    bump: "major",
  },
  {
    what: "removes a header of a part of a body",
    before: withBody({ "multipart/form-data": { schema: pet, encoding: tone } }),
    after: withBody({ "multipart/form-data": { schema: pet } }),
    expect: [["schema-changed", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "changes the encoding of a form field",
    before: withBody({ "multipart/form-data": { schema: pet } }),
    after: withBody({ "multipart/form-data": { schema: pet, encoding: { name: { contentType: "text/html" } } } }),
    expect: [["schema-changed", "breaks", "safe"]],
    bump: "major",
  },
  {
    what: "adds a body to a failure",
    before: responses({ "200": empty, "404": empty }),
    after: responses({ "200": empty, "404": json(pet) }),
    expect: [["media-type-added", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "returns a body where there was no body",
    before: responses({ "204": empty }),
    after: responses({ "200": json(pet) }),
    expect: [
      ["success-removed", "breaks", "safe"],
      ["success-added", "safe", "safe"],
      ["media-type-added", "safe", "breaks"],
    ],
    bump: "major",
  },
  {
    what: "documents the first success",
    before: responses({ "400": json(other) }),
    after: responses({ "200": json(pet), "400": json(other) }),
    expect: [["success-added", "safe", "breaks"]],
    bump: "major",
  },
  {
    what: "returns any success instead of 200",
    before: responses({ "200": json(pet) }),
    after: responses({ "2XX": json(pet) }),
    expect: [
      ["success-removed", "breaks", "safe"],
      ["success-added", "safe", "safe"],
    ],
    bump: "major",
  },
  {
    what: "returns 200 instead of any success",
    before: responses({ "2XX": json(pet) }),
    after: responses({ "200": json(pet) }),
    expect: [
      ["success-removed", "safe", "safe"],
      ["success-added", "safe", "safe"],
    ],
    bump: "minor",
  },
  {
    what: "also returns the same body with 201",
    before: responses({ "200": json(pet) }),
    after: responses({ "200": json(pet), "201": json(pet) }),
    expect: [["success-added", "breaks", "safe"]],
    bump: "major",
  },
  {
    what: "declares a success beside the default response",
    before: responses({ default: json(pet) }),
    after: responses({ "200": json(pet), default: json(other) }),
    expect: [
      ["success-removed", "safe", "safe"],
      ["success-added", "safe", "safe"],
      ["failure-added", "safe", "safe"],
    ],
    bump: "minor",
  },
  {
    what: "removes a property from the default response",
    before: responses({ default: json(pet) }),
    after: responses({ default: json({ ...pet, properties: {} }) }),
    expect: [["property-removed", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "documents a failure by its range",
    before: responses({ "200": empty, "404": json(pet) }),
    after: responses({ "200": empty, "4XX": json(pet) }),
    expect: [
      ["failure-removed", "safe", "breaks"],
      ["failure-added", "safe", "safe"],
    ],
    bump: "major",
  },
  {
    what: "no longer documents the default failure",
    before: responses({ "200": empty, default: json(pet) }),
    after: responses({ "200": empty }),
    expect: [["failure-removed", "safe", "breaks"]],
    bump: "major",
  },
  {
    what: "returns another version of a media type",
    before: withResponse(asTypes("application/json; version=1")),
    after: withResponse(asTypes("application/json; version=2")),
    expect: [["media-type-removed", "breaks", "safe"]],
    bump: "major",
  },
  {
    what: "returns one version of a media type",
    before: withResponse(asTypes("application/json")),
    after: withResponse(asTypes("application/json; charset=utf-8; version=1")),
    expect: [["media-type-removed", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "accepts every version of a media type",
    before: withBody(asTypes("application/json; version=1")),
    after: withBody(asTypes("application/json")),
    expect: [["media-type-removed", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "accepts one version of a media type",
    before: withBody(asTypes("application/json; charset=utf-8")),
    after: withBody(asTypes("application/json; version=1")),
    expect: [["media-type-removed", "breaks", "safe"]],
    bump: "major",
  },
  {
    what: "removes one of two versions of a media type",
    before: withResponse(asTypes("application/json; version=1", "application/json; version=2")),
    after: withResponse(asTypes("application/json; version=2")),
    expect: [["media-type-removed", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "returns numbers in a header of text",
    before: responses({ "200": headed({ schema: { type: "string" } }) }),
    after: responses({ "200": headed({ schema: { type: "integer" } }) }),
    expect: [["type-changed", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "returns text in a header of flags",
    before: responses({ "200": headed({ schema: { type: "boolean" } }) }),
    after: responses({ "200": headed({ schema: { type: "string" } }) }),
    expect: [["type-changed", "breaks", "safe"]],
    bump: "major",
  },
  {
    what: "accepts every image instead of one kind",
    before: withBody({ "image/png": {} }),
    after: withBody({ "image/*": {} }),
    expect: [["media-type-added", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "accepts one kind of image instead of every one",
    before: withBody({ "image/*": {} }),
    after: withBody({ "image/png": {} }),
    expect: [
      ["media-type-added", "safe", "safe"],
      ["media-type-removed", "breaks", "breaks"],
    ],
    bump: "major",
  },
  {
    what: "accepts any text instead of tables, and limits it",
    before: withBody({ ...asTypes("application/json"), "text/csv": { schema: text } }),
    after: withBody({ ...asTypes("application/json"), "text/*": { schema: { ...text, maxLength: 5 } } }),
    expect: [
      ["limit-tightened", "breaks", "safe"],
      ["media-type-added", "safe", "safe"],
    ],
    bump: "major",
  },
  {
    what: "renames an element of XML",
    before: withResponse({ "application/json": { schema: pet }, "application/xml": { schema: pet } }),
    after: withResponse({
      "application/json": { schema: named("called") },
      "application/xml": { schema: named("called") },
    }),
    expect: [["schema-changed", "breaks", "safe"]],
    bump: "major",
  },
  {
    what: "names an element of XML as its property",
    before: withBody({ "application/json": { schema: pet }, "text/xml": { schema: pet } }),
    after: withBody({ "application/json": { schema: named("name") }, "text/xml": { schema: named("name") } }),
    expect: [],
    bump: "none",
  },
  {
    what: "names an element of XML that is only written as JSON",
    before: withBody({ "application/json": { schema: pet } }),
    after: withBody({ "application/json": { schema: named("called") } }),
    expect: [],
    bump: "none",
  },
  {
    what: "writes down the default media type of a part, and the default style of a field",
    before: withBody({ "multipart/form-data": { schema: pet }, "application/x-www-form-urlencoded": { schema: pet } }),
    after: withBody({
      "multipart/form-data": { schema: pet, encoding: { name: { contentType: "text/plain" } } },
      "application/x-www-form-urlencoded": { schema: pet, encoding: { name: { style: "form", explode: true } } },
    }),
    expect: [["encoding-rewritten", "safe", "safe"]],
    bump: "patch",
  },
  {
    what: "writes a field of a form as JSON",
    before: withBody({ "application/x-www-form-urlencoded": { schema: pet } }),
    after: withBody({
      "application/x-www-form-urlencoded": { schema: pet, encoding: { name: { contentType: "application/json" } } },
    }),
    expect: [["schema-changed", "breaks", "safe"]],
    bump: "major",
  },
  {
    what: "writes an object of a form in a style instead of JSON",
    before: withBody({ "application/x-www-form-urlencoded": { schema: owned } }),
    after: withBody({ "application/x-www-form-urlencoded": { schema: owned, encoding: { owner: { style: "form" } } } }),
    expect: [["schema-changed", "breaks", "safe"]],
    bump: "major",
  },
  {
    what: "names a media type beside `explode`, which makes it ineffective",
    before: withBody({ "multipart/form-data": { schema: owned, encoding: { owner: { explode: true } } } }),
    after: withBody({
      "multipart/form-data": { schema: owned, encoding: { owner: { explode: true, contentType: "application/xml" } } },
    }),
    expect: [["encoding-rewritten", "safe", "safe"]],
    bump: "patch",
  },
  {
    what: "gives a form of multipart/mixed a style, which it cannot have",
    before: withBody({ "multipart/mixed": { schema: owned } }),
    after: withBody({ "multipart/mixed": { schema: owned, encoding: { owner: { style: "form", explode: false } } } }),
    expect: [["encoding-rewritten", "safe", "safe"]],
    bump: "patch",
  },
  {
    what: "accepts another kind of image in a part",
    before: withBody({ "multipart/form-data": { schema: pet, encoding: { name: { contentType: "image/png" } } } }),
    after: withBody({
      "multipart/form-data": { schema: pet, encoding: { name: { contentType: "image/png, image/gif" } } },
    }),
    expect: [["schema-changed", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "takes a list for one value in a form, which repeats the field",
    before: withBody({ "application/x-www-form-urlencoded": { schema: counted("integer") } }),
    after: withBody({ "application/x-www-form-urlencoded": { schema: listed("integer") } }),
    expect: [["type-changed", "safe", "breaks"]],
    bump: "major",
  },
  {
    what: "takes a list for one value in a form that joins its items",
    before: withBody({ "application/x-www-form-urlencoded": { schema: counted("integer"), encoding: joined } }),
    after: withBody({ "application/x-www-form-urlencoded": { schema: listed("integer"), encoding: joined } }),
    expect: [["type-changed", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "accepts any text for a number in a form, which carries text",
    before: withBody({ "application/x-www-form-urlencoded": { schema: counted("integer") } }),
    after: withBody({ "application/x-www-form-urlencoded": { schema: counted("string") } }),
    expect: [["type-changed", "safe", "breaks"]],
    bump: "major",
  },
  {
    what: "accepts any text for the numbers of a list in parts",
    before: withBody({ "multipart/form-data": { schema: listed("integer") } }),
    after: withBody({ "multipart/form-data": { schema: listed("string") } }),
    expect: [["type-changed", "safe", "breaks"]],
    bump: "major",
  },
  {
    what: "accepts a text for a number in a part of JSON",
    before: withBody({ "multipart/form-data": { schema: counted("integer"), encoding: asJson } }),
    after: withBody({ "multipart/form-data": { schema: counted("string"), encoding: asJson } }),
    expect: [["type-changed", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "accepts a text for a number of an object in a part, which is JSON",
    before: withBody({ "multipart/form-data": { schema: owning(counted("integer")) } }),
    after: withBody({ "multipart/form-data": { schema: owning(counted("string")) } }),
    expect: [["type-changed", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "accepts any text for a number of an object that a form writes in a style",
    before: withBody({
      "application/x-www-form-urlencoded": { schema: owning(counted("integer")), encoding: deepOwner },
    }),
    after: withBody({
      "application/x-www-form-urlencoded": { schema: owning(counted("string")), encoding: deepOwner },
    }),
    expect: [["type-changed", "safe", "breaks"]],
    bump: "major",
  },
  {
    what: "accepts any text for a number in XML",
    before: withBody({ "application/xml": { schema: counted("integer") } }),
    after: withBody({ "application/xml": { schema: counted("string") } }),
    expect: [["type-changed", "safe", "breaks"]],
    bump: "major",
  },
  {
    what: "accepts any text for a number in a body of text",
    before: withBody({ "text/plain": { schema: { type: "integer" } } }),
    after: withBody({ "text/plain": { schema: text } }),
    expect: [["type-changed", "safe", "breaks"]],
    bump: "major",
  },
  {
    what: "returns a number for a text in events, whose data is JSON",
    before: withResponse({ "text/event-stream": { schema: counted("string") } }),
    after: withResponse({ "text/event-stream": { schema: counted("integer") } }),
    expect: [["type-changed", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "accepts any text for a named number of a parameter and of a form",
    before: withBody({ "application/x-www-form-urlencoded": { schema: withNamed } }, { Count: integer }, [sized]),
    after: withBody({ "application/x-www-form-urlencoded": { schema: withNamed } }, { Count: text }, [sized]),
    expect: [["type-changed", "safe", "breaks"]],
    bump: "major",
  },
  {
    what: "accepts a text for a named number of a parameter and of JSON",
    before: withBody({ "application/json": { schema: withNamed } }, { Count: integer }, [sized]),
    after: withBody({ "application/json": { schema: withNamed } }, { Count: text }, [sized]),
    expect: [["type-changed", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "accepts a text for a named number that a named form has as a field and within a part of JSON",
    before: withBody({ "multipart/form-data": { schema: form } }, { Count: integer, Form: formSchema }),
    after: withBody({ "multipart/form-data": { schema: form } }, { Count: text, Form: formSchema }),
    expect: [["type-changed", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "accepts any text for a number of a named form",
    before: withBody({ "multipart/form-data": { schema: form } }, { Form: counted("integer") }),
    after: withBody({ "multipart/form-data": { schema: form } }, { Form: counted("string") }),
    expect: [["type-changed", "safe", "breaks"]],
    bump: "major",
  },
];
