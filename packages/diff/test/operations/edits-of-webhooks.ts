import type { Edit, Json } from "../edit.ts";
import { expecting, content, named, noted, payload, response, sent, webhook, webhooks } from "../webhook-document.ts";

const born = { type: "object", required: ["id"], properties: { id: { type: "string" }, name: { type: "string" } } };
const key = { in: "header", name: "x-key", type: "apiKey" };
const other = { name: "x-other", in: "header", schema: { type: "string" } };
const header = (fields: Json): Json => ({ name: "x-attempt", in: "header", ...fields });

/** Returns a document whose webhook `born` refers to this example. */
const withExample = (value: string): Json => {
  const media = { schema: { type: "string" }, examples: { pet: { $ref: "#/components/examples/Pet" } } };
  const requestBody = { required: true, content: { "application/json": media } };
  return webhook({ requestBody }, { examples: { Pet: { value } } });
};

/** Edits of webhooks, as their receivers see them. */
export const editsOfWebhooks: readonly Edit[] = [
  {
    what: "adds a webhook",
    before: webhook({}),
    after: webhooks({ born: { post: sent({}) }, lost: { post: sent({}) } }),
    expect: [["webhook-added", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "removes a webhook",
    before: webhooks({ born: { post: sent({}) }, lost: { post: sent({}) } }),
    after: webhook({}),
    expect: [["webhook-removed", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "sends a webhook with another method",
    before: webhook({}),
    after: webhooks({ born: { put: sent({}) } }),
    expect: [["webhook-moved", "breaks", "safe"]],
    bump: "major",
    isClientOnly: true,
  },
  {
    what: "deprecates a webhook",
    before: webhook({}),
    after: webhook({ deprecated: true }),
    expect: [["operation-deprecated", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "changes an example that a webhook refers to",
    before: withExample("Rex"),
    after: withExample("Tom"),
    expect: [["words-changed", "safe", "safe"]],
    bump: "patch",
  },
  {
    what: "describes a webhook in other words",
    before: webhook({ description: "A pet." }),
    after: webhook({ description: "A pet is born." }),
    expect: [["words-changed", "safe", "safe"]],
    bump: "patch",
  },
  {
    what: "removes a property of a webhook",
    before: payload(born),
    after: payload({ ...born, properties: { id: { type: "string" } } }),
    expect: [["property-removed", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "adds a required property to a webhook",
    before: payload(born),
    after: payload({
      ...born,
      required: ["id", "age"],
      properties: { ...born.properties, age: { type: "integer" } },
    }),
    expect: [["property-added", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "adds a property to an object of a webhook that allows no other properties",
    before: payload({ ...born, additionalProperties: false }),
    after: payload({
      ...born,
      additionalProperties: false,
      properties: { ...born.properties, age: { type: "integer" } },
    }),
    expect: [["property-added", "breaks", "safe"]],
    bump: "major",
  },
  {
    what: "adds a value to an enumeration of a webhook",
    before: payload({ type: "string", enum: ["dog"] }),
    after: payload({ type: "string", enum: ["dog", "cat"] }),
    expect: [["enum-value-added", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "makes a property of a webhook optional",
    before: payload(born),
    after: payload({ ...born, required: [] }),
    expect: [["property-became-optional", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "changes the type of a named schema that a webhook sends",
    before: named({ type: "object", properties: { id: { type: "string" } } }),
    after: named({ type: "object", properties: { id: { type: "integer" } } }),
    expect: [["type-changed", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "sends a webhook with a body",
    before: webhook({}),
    after: payload(born),
    expect: [["body-added", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "sends a webhook without a body",
    before: payload(born),
    after: webhook({}),
    expect: [["body-removed", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "may leave out the body of a webhook",
    before: payload(born),
    after: payload(born, { required: false }),
    expect: [["body-became-optional", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "always sends the body of a webhook",
    before: payload(born, { required: false }),
    after: payload(born),
    expect: [["body-became-required", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "sends a webhook in a further media type",
    before: payload(born),
    after: webhook({ requestBody: { required: true, content: { ...content(born), "text/plain": {} } } }),
    expect: [["media-type-added", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "sends a webhook in fewer media types",
    before: webhook({ requestBody: { required: true, content: { ...content(born), "text/plain": {} } } }),
    after: payload(born),
    expect: [["media-type-removed", "safe", "breaks"]],
    bump: "major",
  },
  {
    what: "adds a required property to the response to a webhook",
    before: expecting({ "200": response({ type: "object", properties: { id: { type: "string" } } }) }),
    after: expecting({
      "200": response({ type: "object", required: ["id"], properties: { id: { type: "string" } } }),
    }),
    expect: [["property-became-required", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "reads the body of a response to a webhook",
    before: expecting(noted),
    after: expecting({ "200": response({ type: "string" }) }),
    expect: [["media-type-added", "breaks", "safe"]],
    bump: "major",
  },
  {
    what: "reads responses to a webhook in a further media type",
    before: expecting({ "200": response({ type: "string" }) }),
    after: expecting({ "200": { ...noted["200"], content: { ...content({ type: "string" }), "text/csv": {} } } }),
    expect: [["media-type-added", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "reads responses to a webhook in fewer media types",
    before: expecting({ "200": { ...noted["200"], content: { ...content({ type: "string" }), "text/csv": {} } } }),
    after: expecting({ "200": response({ type: "string" }) }),
    expect: [["media-type-removed", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "expects another status from the receiver of a webhook",
    before: expecting(noted),
    after: expecting({ "202": noted["200"] }),
    expect: [
      ["success-removed", "breaks", "breaks"],
      ["success-added", "safe", "safe"],
    ],
    bump: "major",
  },
  {
    what: "reads another failure from the receiver of a webhook",
    before: expecting({ ...noted, "410": noted["200"] }),
    after: expecting({ ...noted, "404": noted["200"] }),
    expect: [
      ["failure-removed", "safe", "breaks"],
      ["failure-added", "safe", "safe"],
    ],
    bump: "major",
  },
  {
    what: "changes a header of the response to a webhook",
    before: expecting({ "200": { ...noted["200"], headers: { "x-next": { schema: { type: "string" } } } } }),
    after: expecting({ "200": { ...noted["200"], headers: { "x-last": { schema: { type: "string" } } } } }),
    expect: [["not-compared", "safe", "safe"]],
    bump: "patch",
    isClientOnly: true,
  },
  {
    what: "sends a further header with a webhook",
    before: webhook({}),
    after: webhook({ parameters: [header({ required: true, schema: { type: "integer" } })] }),
    expect: [["param-added", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "no longer sends a required header with a webhook",
    before: webhook({ parameters: [header({ required: true, schema: { type: "integer" } })] }),
    after: webhook({}),
    expect: [["param-removed", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "no longer sends an optional header with a webhook",
    before: webhook({ parameters: [header({ schema: { type: "integer" } })] }),
    after: webhook({}),
    expect: [["param-removed", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "no longer sends one of two optional headers with a webhook",
    before: webhook({ parameters: [header({ schema: { type: "integer" } }), other] }),
    after: webhook({ parameters: [other] }),
    expect: [["param-removed", "safe", "breaks"]],
    bump: "major",
  },
  {
    what: "may leave out a header of a webhook",
    before: webhook({ parameters: [header({ required: true, schema: { type: "integer" } })] }),
    after: webhook({ parameters: [header({ schema: { type: "integer" } })] }),
    expect: [["param-became-optional", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "always sends a header of a webhook",
    before: webhook({ parameters: [header({ schema: { type: "integer" } })] }),
    after: webhook({ parameters: [header({ required: true, schema: { type: "integer" } })] }),
    expect: [["param-became-required", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "changes the type of a header of a webhook",
    before: webhook({ parameters: [header({ schema: { type: "integer" } })] }),
    after: webhook({ parameters: [header({ schema: { type: "string" } })] }),
    expect: [["type-changed", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "adds a value to the enumeration of a header of a webhook",
    before: webhook({ parameters: [header({ schema: { type: "string", enum: ["a"] } })] }),
    after: webhook({ parameters: [header({ schema: { type: "string", enum: ["a", "b"] } })] }),
    expect: [["enum-value-added", "breaks", "breaks"]],
    bump: "major",
  },
  {
    what: "sends a key with a webhook",
    before: webhook({}, { securitySchemes: { key } }),
    after: webhook({ security: [{ key: [] }] }, { securitySchemes: { key } }),
    expect: [["security-changed", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "sends another key with a webhook",
    before: webhook({ security: [{ key: [] }] }, { securitySchemes: { key } }),
    after: webhook({ security: [{ key: [] }] }, { securitySchemes: { key: { ...key, name: "x-other" } } }),
    expect: [["security-changed", "breaks", "safe"]],
    bump: "major",
    isClientOnly: true,
  },
  {
    what: "renames a webhook, but not its operation",
    before: webhooks({ born: { post: sent({ operationId: "noteBirth" }) } }),
    after: webhooks({ hatched: { post: sent({ operationId: "noteBirth" }) } }),
    expect: [["webhook-renamed", "safe", "breaks"]],
    bump: "major",
  },
  {
    what: "sends a user name and a password in place of a webhook's key",
    before: webhook({ security: [{ key: [] }] }, { securitySchemes: { key } }),
    after: webhook({ security: [{ key: [] }] }, { securitySchemes: { key: { type: "http", scheme: "basic" } } }),
    expect: [["security-changed", "breaks", "breaks"]],
    bump: "major",
    isClientOnly: true,
  },
  {
    what: "renames the security scheme of a webhook",
    before: webhook({ security: [{ key: [] }] }, { securitySchemes: { key } }),
    after: webhook({ security: [{ hookKey: [] }] }, { securitySchemes: { hookKey: key } }),
    expect: [["security-changed", "safe", "breaks"]],
    bump: "major",
    isClientOnly: true,
  },
];
