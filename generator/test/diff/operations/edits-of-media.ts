import { api, type Edit, type Json, json, responses } from "../edit.ts";

const text: Json = { type: "string" };
const pet: Json = { type: "object", properties: { name: text } };
const other: Json = { type: "object", properties: { age: { type: "integer" } } };
const empty: Json = { description: "All is well." };
const written = (content: Json): Json => responses({ "200": { ...empty, content } });
const sentAs = (content: Json): Json => {
  const add = { operationId: "pets.add", tags: ["pets"], requestBody: { content }, responses: { "204": empty } };
  return api({ "/pets": { post: add } });
};

/** Edits of statuses and media types: which of them the types of the client are made of. */
export const editsOfMedia: readonly Edit[] = [
  {
    what: "describes bytes that are answered by their media type alone",
    before: written({ "application/octet-stream": { schema: { ...text, format: "binary" } } }),
    after: written({ "application/octet-stream": {} }),
    expect: [],
    bump: "none",
  },
  {
    what: "describes bytes that are sent by their media type alone",
    before: sentAs({ "image/png": { schema: { ...text, format: "binary" } } }),
    after: sentAs({ "image/png": { schema: { contentMediaType: "image/png" } } }),
    expect: [],
    bump: "none",
  },
  {
    what: "limits bytes that are sent",
    before: sentAs({ "image/png": {} }),
    after: sentAs({ "image/png": { schema: { ...text, format: "binary", maxLength: 5 } } }),
    expect: [["limit-tightened", "breaks", "safe"]],
    bump: "major",
  },
  {
    what: "answers JSON beside the text that was answered",
    before: written({ "text/csv": { schema: text } }),
    after: written({ "text/csv": { schema: text }, "application/json": { schema: pet } }),
    expect: [["media-type-added", "safe", "breaks"]],
    bump: "major",
  },
  {
    what: "answers plain JSON beside a JSON of its own",
    before: written({ "application/vnd.pets+json": { schema: pet } }),
    after: written({ "application/vnd.pets+json": { schema: pet }, "application/json": { schema: other } }),
    expect: [["media-type-added", "safe", "breaks"]],
    bump: "major",
  },
  {
    what: "lists media types in another order",
    before: written({ "application/json": { schema: pet }, "text/csv": { schema: text } }),
    after: written({ "text/csv": { schema: text }, "application/json": { schema: pet } }),
    expect: [],
    bump: "none",
  },
  {
    what: "no longer answers the text that stood before the JSON",
    before: written({ "text/csv": { schema: text }, "application/json": { schema: pet } }),
    after: written({ "application/json": { schema: pet } }),
    expect: [["media-type-removed", "breaks", "safe"]],
    bump: "major",
  },
  {
    what: "calls the JSON of a failure by another name",
    before: responses({ "200": empty, "404": json(pet) }),
    after: responses({ "200": empty, "404": { ...empty, content: { "application/problem+json": { schema: pet } } } }),
    expect: [
      ["media-type-removed", "breaks", "safe"],
      ["media-type-added", "safe", "safe"],
    ],
    bump: "major",
  },
  {
    what: "calls the JSON of an answer by another name, and changes it",
    before: written({ "application/json": { schema: pet } }),
    after: written({ "application/vnd.pets+json": { schema: other } }),
    expect: [
      ["media-type-removed", "breaks", "breaks"],
      ["media-type-added", "safe", "safe"],
      ["property-removed", "breaks", "breaks"],
      ["property-added", "safe", "safe"],
    ],
    bump: "major",
  },
  {
    what: "takes a form in place of JSON",
    before: sentAs({ "application/json": { schema: pet } }),
    after: sentAs({ "application/x-www-form-urlencoded": { schema: pet } }),
    expect: [
      ["media-type-removed", "breaks", "safe"],
      ["media-type-added", "safe", "safe"],
    ],
    bump: "major",
  },
  {
    what: "writes a part of a form otherwise",
    before: sentAs({ "multipart/form-data": { schema: pet } }),
    after: sentAs({ "multipart/form-data": { schema: pet, encoding: { name: { contentType: "text/html" } } } }),
    expect: [["schema-changed", "breaks", "safe"]],
    bump: "major",
  },
  {
    what: "answers a body with a failure that had none",
    before: responses({ "200": empty, "404": empty }),
    after: responses({ "200": empty, "404": json(pet) }),
    expect: [["media-type-added", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "answers something where nothing was answered",
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
    what: "answers any success in place of 200",
    before: responses({ "200": json(pet) }),
    after: responses({ "2XX": json(pet) }),
    expect: [
      ["success-removed", "breaks", "safe"],
      ["success-added", "safe", "safe"],
    ],
    bump: "major",
  },
  {
    what: "answers 200 in place of any success",
    before: responses({ "2XX": json(pet) }),
    after: responses({ "200": json(pet) }),
    expect: [
      ["success-removed", "safe", "safe"],
      ["success-added", "safe", "safe"],
    ],
    bump: "minor",
  },
  {
    what: "answers the same by 201 too",
    before: responses({ "200": json(pet) }),
    after: responses({ "200": json(pet), "201": json(pet) }),
    expect: [["success-added", "breaks", "safe"]],
    bump: "major",
  },
  {
    what: "tells the success apart from what any status answered",
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
    what: "removes a property of what any status answers",
    before: responses({ default: json(pet) }),
    after: responses({ default: json({ ...pet, properties: {} }) }),
    expect: [["property-removed", "breaks", "safe"]],
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
    what: "no longer documents the failures that are not named",
    before: responses({ "200": empty, default: json(pet) }),
    after: responses({ "200": empty }),
    expect: [["failure-removed", "safe", "breaks"]],
    bump: "major",
  },
];
