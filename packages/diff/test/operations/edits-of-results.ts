import { type Edit, type Json, json, responses } from "../edit.ts";

const text: Json = { type: "string" };
const pet: Json = { type: "object", properties: { name: text } };
const other: Json = { type: "object", properties: { age: { type: "integer" } } };
const redirect: Json = { description: "It is elsewhere.", headers: { location: { schema: text } } };
const csv: Json = { description: "A table.", content: { "text/csv": { schema: text } } };
const withResponse = (content: Json): Json => responses({ "200": { description: "All is well.", content } });

/** Edits of the results of a call: the media types that callers choose, streams, and redirects. */
export const editsOfResults: readonly Edit[] = [
  {
    what: "no longer returns a media type that callers could choose",
    before: withResponse({ "application/json": { schema: pet }, "text/csv": { schema: text } }),
    after: withResponse({ "application/json": { schema: pet } }),
    expect: [["media-type-removed", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "no longer returns one of three media types",
    before: withResponse({ "application/json": { schema: pet }, "text/csv": { schema: text }, "image/png": {} }),
    after: withResponse({ "application/json": { schema: pet }, "text/csv": { schema: text } }),
    expect: [["media-type-removed", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "removes the only status with a certain media type",
    before: responses({
      "200": json(pet),
      "201": { description: "It is new.", content: { "application/json": { schema: pet }, "text/csv": {} } },
    }),
    after: responses({ "200": json(pet) }),
    expect: [["success-removed", "safe", "breaks"]],
    bump: "major",
  },
  {
    what: "returns plain text instead of events",
    before: withResponse({ "text/event-stream": { schema: text } }),
    after: withResponse({ "text/plain": { schema: text } }),
    expect: [
      ["media-type-removed", "breaks", "breaks"],
      ["media-type-added", "safe", "safe"],
    ],
    bump: "major",
    isClientOnly: true,
  },
  {
    what: "returns events instead of plain text",
    before: withResponse({ "text/plain": { schema: text } }),
    after: withResponse({ "text/event-stream": { schema: text } }),
    expect: [
      ["media-type-removed", "breaks", "breaks"],
      ["media-type-added", "safe", "safe"],
    ],
    bump: "major",
    isClientOnly: true,
  },
  {
    what: "returns plain text instead of JSON lines",
    before: withResponse({ "application/x-ndjson": { schema: pet } }),
    after: withResponse({ "text/plain": { schema: text } }),
    expect: [
      ["media-type-removed", "breaks", "breaks"],
      ["media-type-added", "safe", "safe"],
    ],
    bump: "major",
    isClientOnly: true,
  },
  {
    what: "returns other JSON lines in another media type",
    before: withResponse({ "application/x-ndjson": { schema: pet } }),
    after: withResponse({ "application/jsonl": { schema: other } }),
    expect: [
      ["media-type-removed", "breaks", "breaks"],
      ["media-type-added", "safe", "safe"],
      ["property-removed", "breaks", "breaks"],
      ["property-added", "safe", "safe"],
    ],
    bump: "major",
  },
  {
    what: "adds a status with another media type",
    before: responses({ "200": csv }),
    after: responses({ "200": csv, "202": json(pet) }),
    expect: [["success-added", "breaks", "breaks"]],
    bump: "major",
    isClientOnly: true,
  },
  {
    what: "changes the body of a status with another media type",
    before: responses({ "200": csv, "202": json(pet) }),
    after: responses({ "200": csv, "202": json(other) }),
    expect: [
      ["property-removed", "breaks", "breaks"],
      ["property-added", "safe", "safe"],
    ],
    bump: "major",
    isClientOnly: true,
  },
  {
    what: "adds a redirect",
    before: responses({ "200": json(pet) }),
    after: responses({ "200": json(pet), "302": redirect }),
    expect: [["success-added", "breaks", "breaks"]],
    bump: "major",
    isClientOnly: true,
  },
  {
    what: "removes a redirect",
    before: responses({ "200": json(pet), "302": redirect }),
    after: responses({ "200": json(pet) }),
    expect: [["success-removed", "safe", "breaks"]],
    bump: "major",
    isClientOnly: true,
  },
  {
    what: "returns a body in addition to a redirect",
    before: responses({ "302": redirect }),
    after: responses({ "200": json(pet), "302": redirect }),
    expect: [["success-added", "breaks", "breaks"]],
    bump: "major",
    isClientOnly: true,
  },
  {
    what: "redirects with another status",
    before: responses({ "200": json(pet), "302": redirect }),
    after: responses({ "200": json(pet), "307": redirect }),
    expect: [
      ["success-removed", "safe", "breaks"],
      ["success-added", "breaks", "breaks"],
    ],
    bump: "major",
    isClientOnly: true,
  },
];
