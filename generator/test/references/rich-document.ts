import type { Json } from "../../../packages/diff/test/edit.ts";

const text = { type: "string" };

/** A valid document with every object and every field of OpenAPI 3.1 that the generator reads. */
export const richDocument: Json = {
  openapi: "3.1.0",
  info: {
    title: "Pets",
    version: "1.0.0",
    description: "Pets of all kinds.",
    contact: { name: "The team", email: "team@pets.example" },
    license: { name: "MIT", identifier: "MIT" },
  },
  tags: [{ name: "pets", description: "Pets.", externalDocs: { url: "https://pets.example/docs" } }],
  externalDocs: { url: "https://pets.example", description: "More." },
  servers: [
    {
      url: "https://{region}.pets.example",
      description: "Where pets live.",
      variables: { region: { default: "eu", enum: ["eu", "us"], description: "Where." } },
    },
  ],
  security: [{ oauth: ["read"] }],
  paths: {
    "/pets/{id}": {
      summary: "A pet.",
      servers: [{ url: "https://own.pets.example" }],
      parameters: [{ name: "id", in: "path", required: true, schema: { ...text, minLength: 2 } }],
      get: {
        operationId: "pets.list",
        tags: ["pets"],
        summary: "List pets",
        description: "Lists pets.",
        externalDocs: { url: "https://pets.example/list" },
        deprecated: false,
        servers: [{ url: "https://list.pets.example", variables: {} }],
        security: [{ key: [] }],
        parameters: [
          {
            name: "size",
            in: "query",
            description: "How many.",
            required: false,
            style: "form",
            explode: true,
            schema: { type: "integer", minimum: 1, maximum: 50, default: 10 },
            examples: { few: { summary: "Few.", value: 3 } },
          },
          { name: "filter", in: "query", content: { "application/json": { schema: { type: "object" } } } },
        ],
        responses: {
          "200": {
            description: "All is well.",
            headers: { "x-total": { description: "All of them.", schema: { type: "integer", maximum: 1000 } } },
            content: {
              "application/json": {
                schema: {
                  type: "object",
                  required: ["kind", "name"],
                  properties: {
                    kind: { ...text, enum: ["cat", "dog"] },
                    name: { ...text, minLength: 1, maxLength: 40, pattern: "^[a-z]+$", description: "Its name." },
                    age: { type: ["integer", "null"], minimum: 0, exclusiveMaximum: 100, multipleOf: 1 },
                    born: { ...text, format: "date" },
                    tags: {
                      type: "array",
                      items: { ...text, maxLength: 9 },
                      minItems: 1,
                      maxItems: 5,
                      uniqueItems: true,
                    },
                    pair: { type: "array", prefixItems: [text, { type: "integer" }], items: false },
                    size: { allOf: [{ type: "integer" }, { minimum: 1 }] },
                    owner: { anyOf: [{ type: "object", properties: { name: text } }, { type: "null" }] },
                    home: { oneOf: [{ ...text, maxLength: 5 }, { type: "integer" }] },
                    scores: { type: "object", additionalProperties: { type: "integer", maximum: 9 } },
                    other: { not: { type: "integer" } },
                    // oxlint-disable-next-line unicorn/no-thenable -- A keyword of JSON Schema.
                    part: { if: { type: "integer" }, then: { minimum: 1 }, else: { maxLength: 3 } },
                    some: { type: "array", contains: { type: "integer" }, minContains: 1, maxContains: 3 },
                    named: {
                      type: "object",
                      patternProperties: { "^x": { type: "integer" } },
                      propertyNames: { maxLength: 9 },
                      dependentRequired: { a: ["b"] },
                      dependentSchemas: { a: { required: ["c"] } },
                      minProperties: 1,
                      maxProperties: 9,
                      unevaluatedProperties: { type: "integer" },
                    },
                    rest: { type: "array", unevaluatedItems: { type: "integer" } },
                    json: {
                      ...text,
                      contentMediaType: "application/json",
                      contentSchema: { type: "object", properties: { a: text } },
                    },
                    friend: {
                      oneOf: [{ $ref: "#/components/schemas/Cat" }, { $ref: "#/components/schemas/Dog" }],
                      discriminator: {
                        propertyName: "kind",
                        mapping: { cat: "#/components/schemas/Cat", dog: "#/components/schemas/Dog" },
                      },
                    },
                    only: { const: "a" },
                    secret: {
                      ...text,
                      deprecated: true,
                      readOnly: true,
                      title: "Secret",
                      default: "a",
                      examples: ["b"],
                    },
                  },
                },
                examples: { cat: { summary: "A cat.", value: { kind: "cat", name: "tom" } } },
              },
            },
            links: { self: { operationId: "pets.list", parameters: { id: "$response.body#/id" } } },
          },
          "404": { description: "No such pet.", content: { "application/json": { schema: text, example: "No." } } },
        },
      },
      post: {
        operationId: "pets.add",
        tags: ["pets"],
        requestBody: {
          description: "The pet.",
          required: true,
          content: {
            "multipart/form-data": {
              schema: { type: "object", properties: { photo: text, name: { ...text, writeOnly: true } } },
              encoding: {
                photo: { contentType: "image/png", headers: { "x-name": { schema: { ...text, maxLength: 9 } } } },
              },
            },
          },
        },
        responses: { "201": { description: "Added." } },
        callbacks: { added: { "{$request.body#/url}": { post: { responses: { "200": { description: "Heard." } } } } } },
      },
    },
  },
  webhooks: { born: { post: { responses: { "200": { description: "Heard." } } } } },
  components: {
    schemas: {
      Cat: { type: "object", required: ["kind"], properties: { kind: { const: "cat" }, purrs: { type: "boolean" } } },
      Dog: { type: "object", required: ["kind"], properties: { kind: { const: "dog" }, barks: { type: "boolean" } } },
    },
    responses: { Gone: { description: "It is gone." } },
    parameters: { Page: { name: "page", in: "query", schema: { type: "integer" } } },
    requestBodies: { Pet: { content: { "application/json": { schema: text } } } },
    headers: { Total: { schema: { type: "integer" } } },
    examples: { Tom: { value: "tom" } },
    links: { Self: { operationId: "pets.list" } },
    callbacks: { Added: { "{$request.body#/url}": { post: { responses: { "200": { description: "Heard." } } } } } },
    pathItems: { Shared: { get: { responses: { "200": { description: "All is well." } } } } },
    securitySchemes: {
      key: { type: "apiKey", in: "header", name: "x-key", description: "A key." },
      oauth: {
        type: "oauth2",
        flows: {
          clientCredentials: { tokenUrl: "https://pets.example/token", scopes: { read: "Reads.", write: "Writes." } },
        },
      },
    },
  },
};
