import type { OpenApi, OperationObject } from "@shortvideo-api/document/source";
import type { ApiModel, Resource } from "../../packages/model/src/api/model.ts";
import type { Body, Operation, Param } from "../../packages/model/src/api/operation.ts";
import type { Pagination } from "../../packages/model/src/api/pagination.ts";
import type { NamedMedia } from "../../packages/model/src/api/response.ts";

/** A small API, as the loader returns it. */
export const petDocument: OpenApi = {
  openapi: "3.1.0",
  info: { title: "Pets", version: "1.0.0" },
  tags: [{ name: "pets" }],
  paths: {
    "/pets": {
      get: respondingWith("#/components/schemas/PetPage", [
        { name: "cursor", in: "query", schema: { type: "string" } },
        { name: "tag-name", in: "query", schema: { type: "string" } },
      ]),
    },
    "/pets/{petId}": {
      get: respondingWith("#/components/schemas/Pet", [
        { name: "petId", in: "path", required: true, schema: { type: "integer", format: "int64" } },
        { name: "fields", in: "query", schema: { type: "array", items: { type: "string" } } },
      ]),
    },
    "/owner": {
      get: respondingWith("#/components/schemas/Pet", [
        { name: "userId", in: "query", description: "Id of the owner.", schema: { type: "string" } },
        { name: "secUid", in: "query", schema: { type: "string" } },
        { name: "X-Trace", in: "header", schema: { type: "string" } },
      ]),
    },
  },
  components: {
    schemas: {
      Pet: {
        type: "object",
        required: ["id"],
        properties: {
          id: { type: "integer", format: "int64", description: "Id; never ends a comment: */" },
          home: {
            type: "string",
            contentMediaType: "application/json",
            contentSchema: { $ref: "#/components/schemas/Home" },
          },
          picture: { type: ["string", "null"], format: "binary" },
          more: { type: "object" },
          mood: { type: ["integer", "null"], format: "int64", enum: [1, 2, null] },
          size: { type: "integer", default: 1 },
        },
      },
      Home: { type: "object", properties: { "street name": { type: "string" } } },
      PetPage: {
        type: "object",
        required: ["hasMore"],
        properties: {
          data: {
            type: "object",
            properties: { pets: { type: "array", items: { $ref: "#/components/schemas/Pet" } } },
          },
          cursor: { type: "integer" },
          hasMore: { type: "boolean" },
        },
      },
    },
  },
};

function respondingWith(schema: string, parameters: NonNullable<OperationObject["parameters"]>): OperationObject {
  return {
    parameters,
    responses: { "200": { description: "Fine.", content: { "application/json": { schema: { $ref: schema } } } } },
  };
}

/** The pagination of `pets.list`. */
export const petCursor: Pagination = {
  style: "cursor",
  iterate: "iterate",
  paginate: "paginatePetsList",
  param: "cursor",
  paramType: "string",
  start: "0",
  items: [
    { name: "data", optional: true },
    { name: "pets", optional: true },
  ],
  itemType: { kind: "schema", name: "Pet" },
  hasSeveralLists: false,
  total: [],
  pages: [],
  key: undefined,
  hasMore: [[{ name: "hasMore", optional: false }]],
  size: undefined,
  next: [[{ name: "cursor", optional: true }]],
  nextTypes: ["number"],
};

/** A cursor list. The wire name of one param is not an identifier. */
export const listPets = operation("list", "Pet", "/pets", {
  summary: "List pets",
  description: "Lists the pets, youngest first.",
  response: responseOf("PetPage"),
  params: [param("cursor", "query"), { ...param("tagName", "query"), wireName: "tag-name" }],
  paramsOptional: true,
  pagination: petCursor,
});

/** A deprecated operation with a path parameter, a special style, 64-bit numbers and a failure. */
export const getPet = operation("get", "Pet", "/pets/{petId}", {
  description: "Gets one pet.",
  response: responseOf("Pet", { exact: { fields: { id: { int64: true } } } }),
  params: [
    { ...param("petId", "path"), required: true },
    { ...param("fields", "query"), explode: false },
  ],
  failures: [
    {
      status: 404,
      errorClass: "NoSuchPetError",
      cases: [],
      description: "No such pet.",
      type: undefined,
      content: undefined,
      envelope: undefined,
      sample: undefined,
    },
  ],
  provenance: { status: "assumed", reason: "The description does not mention it." },
  deprecated: {
    since: "1.2.0",
    why: "It is slow.",
    use: { id: "pets.list", resource: "pets", className: "Pets", method: "list" },
  },
  docs: "https://example.com/pets",
});

/** Takes exactly one of two ids, and a header. */
export const getOwnedPet = operation("getOwned", "Pet", "/owner", {
  summary: "Find a pet by its owner",
  description: "Accepts one of two ids.",
  params: [
    param("userId", "query"),
    param("secUid", "query"),
    { ...param("X-Trace", "header"), style: "simple", explode: false },
  ],
  exactlyOneOf: [["userId", "secUid"]],
});

/** The only resource of {@link petModel}. */
export const petResource: Resource = {
  name: "pets",
  members: ["pets"],
  file: "pets",
  className: "Pets",
  description: "Animals that live with people.",
  operations: [listPets, getPet, getOwnedPet],
  resources: [],
};

/** The model of {@link petDocument}. */
export const petModel: ApiModel = {
  title: "Pets",
  version: "1.0.0",
  source: "spec/pets.yaml",
  resources: [petResource],
  schemas: [namedSchema("Pet"), namedSchema("Home"), namedSchema("PetPage")],
  errors: [
    {
      name: "NoSuchPetError",
      statuses: [404],
      description: "There is no such pet.",
      advice: undefined,
      meaning: undefined,
    },
  ],
  webhooks: [],
  clientDefaults: {},
  inBandFailure: { codes: ["status_code"], success: [0], messages: ["status_msg"] },
  auth: {
    option: "apiKey",
    schemes: [
      {
        name: "key",
        description: undefined,
        deprecated: false,
        credential: { in: "header", name: "x-key", prefix: "", form: "key", lifetime: "lasting" },
        sample: "any-key",
      },
    ],
    shared: [[{ scheme: "key", scopes: [] }]],
  },
  servers: { isBaseUrlRequired: true, shared: [], choice: undefined, others: [] },
};

/** The body of an operation that takes a pet as JSON. */
export const petBody: Body = {
  partHeaders: [],
  isListed: false,
  partCheck: undefined,
  others: [],
  kind: "schema",
  encoding: {},
  mediaType: "application/json",
  required: true,
  type: { kind: "body", operation: "pets.list" },
  exact: { int64: true },
  check: { schema: "Pet" },
  doc: "A pet.",
};

function operation(method: string, name: string, path: string, rest: Partial<Operation>): Operation {
  return {
    id: `pets.${method}`,
    method,
    name: `Pets${method[0]?.toUpperCase()}${method.slice(1)}`,
    fixtures: { responses: `pets_${method}`, failures: `pets_${method}_failures` },
    call: {
      name: `pets${method[0]?.toUpperCase()}${method.slice(1)}`,
      iterate: `iteratePets${method[0]?.toUpperCase()}${method.slice(1)}`,
      metadata: `pets${method[0]?.toUpperCase()}${method.slice(1)}Metadata`,
      checks: `pets${method[0]?.toUpperCase()}${method.slice(1)}Checks`,
    },
    httpMethod: "GET",
    path,
    summary: undefined,
    description: undefined,
    deprecated: undefined,
    docs: undefined,
    params: [],
    auth: [[{ scheme: "key", scopes: [] }]],
    servers: [],
    exactlyOneOf: [],
    echoes: [],
    body: undefined,
    paramsOptional: false,
    response: responseOf(name),
    failures: [],
    failedResponses: [],
    pagination: undefined,
    request: { kind: "object", fields: [] },
    paramsWithoutValue: [],
    provenance: undefined,
    ...rest,
  };
}

/** Describes a response of one media type. */
export function responseOf(name: string, given: Partial<NamedMedia> = {}): Operation["response"] {
  const media: NamedMedia = {
    name: "application/json",
    kind: "json",
    items: undefined,
    type: { kind: "schema", name },
    contents: [{ status: "200", mediaType: given.name ?? "application/json" }],
    exact: undefined,
    check: undefined,
    bodies: [],
    ...given,
  };
  return {
    ...media,
    statuses: [200],
    redirects: [],
    isRedirect: false,
    media: [media],
    mayBeEmpty: false,
    envelope: undefined,
    list: undefined,
    fixtures: [],
    samples: { response: undefined, item: undefined },
    doc: undefined,
  };
}

function param(name: string, place: Param["in"]): Param {
  const usual =
    place === "path" ? ({ style: "simple", explode: false } as const) : ({ style: "form", explode: true } as const);
  return {
    name,
    wireName: name,
    in: place,
    required: false,
    constant: undefined,
    doc: `The ${name}.`,
    ...usual,
    allowReserved: false,
    admitsNull: false,
    takesEmptyText: false,
    json: false,
    form: false,
    exact: undefined,
    check: undefined,
    rules: undefined,
    expected: "text",
    alsoTakes: undefined,
    provenance: undefined,
  };
}

function namedSchema(name: string): ApiModel["schemas"][number] {
  return {
    key: name,
    name,
    description: undefined,
    deprecated: false,
    factory: `create${name}`,
    sample: undefined,
    exact: undefined,
    check: undefined,
    encoded: false,
  };
}
