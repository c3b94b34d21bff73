import type { ChangeCode } from "../../src/diff/change/catalog.ts";
import type { ChangeVerdict } from "@shortvideo-api/report";

/** A document as a row of the table writes it: JSON of OpenAPI 3.1. */
export type Json = { [key: string]: unknown };

/** What a change has to be told as. */
export type Expected = readonly [code: ChangeCode, wire: ChangeVerdict, types: ChangeVerdict];

/** One edit of a document, and all that has to be told of it. */
export interface Edit {
  /** What the edit does, to end the sentence "An edit that …". */
  readonly what: string;
  readonly before: Json;
  readonly after: Json;
  /** Every change, and none besides, in any order. */
  readonly expect: readonly Expected[];
  readonly bump: "none" | "patch" | "minor" | "major";
}

const ok: Json = { description: "All is well." };

/** A document of one resource with these operations by path and verb, and these components. */
export function api(paths: Json, components: Json = {}, rest: Json = {}): Json {
  return {
    openapi: "3.1.0",
    info: { title: "Pets", version: "1.0.0" },
    tags: [{ name: "pets", description: "Pets." }],
    paths,
    components,
    ...rest,
  };
}

/** A document with one operation, `pets.list`; `path` stands beside it. */
export function operation(fields: Json, components: Json = {}, rest: Json = {}, path: Json = {}): Json {
  return api({ "/pets": { ...path, get: { ...list, ...fields } } }, components, rest);
}

const list: Json = {
  operationId: "pets.list",
  tags: ["pets"],
  responses: {
    "200": {
      ...ok,
      content: { "application/json": { schema: { type: "object", properties: { id: { type: "string" } } } } },
    },
  },
};

/** A document in which `pets.list` accepts these parameters. */
export function params(...parameters: readonly Json[]): Json {
  return operation({ parameters });
}

/** A document in which `pets.list` accepts a query parameter `size` of this schema. */
export function param(schema: unknown, fields: Json = {}): Json {
  return params({ name: "size", in: "query", schema, ...fields });
}

/** A document in which `pets.list` answers with this schema. */
export function response(schema: unknown, components: Json = {}): Json {
  return operation(
    { responses: { "200": { ...ok, content: { "application/json": { schema } } } } },
    { schemas: components },
  );
}

/** A document in which `pets.list` answers an object that always has a `value` of this schema. */
export function field(schema: unknown, components: Json = {}): Json {
  return response({ type: "object", required: ["value"], properties: { value: schema } }, components);
}

/** A document in which `pets.add` accepts a body of this schema. */
export function body(schema: unknown, fields: Json = { required: true }, components: Json = {}): Json {
  const requestBody = { ...fields, content: { "application/json": { schema } } };
  const add = { operationId: "pets.add", tags: ["pets"], requestBody, responses: { "204": ok } };
  return api({ "/pets": { post: add } }, { schemas: components });
}

/** A document in which `pets.add` accepts an object that always has a `value` of this schema. */
export function sent(schema: unknown, components: Json = {}): Json {
  return body({ type: "object", required: ["value"], properties: { value: schema } }, { required: true }, components);
}

/** A document in which `pets.list` answers these. */
export function responses(given: Json, components: Json = {}): Json {
  return operation({ responses: given }, components);
}

/** A response with a JSON body of this schema. */
export function json(schema: unknown, fields: Json = {}): Json {
  return { ...ok, content: { "application/json": { schema } }, ...fields };
}

/** A response with a header `x-total`. */
export function headed(header: Json): Json {
  return { ...ok, headers: { "x-total": { schema: { type: "integer" }, ...header } } };
}

/** A schema of an object. */
export function object(properties: object, required: readonly string[] = [], rest: object = {}): object {
  return { type: "object", properties, ...(required.length > 0 ? { required } : {}), ...rest };
}

/** What a failure is answered with. */
export function failure(fields: object = {}): object {
  return json({ type: "object", properties: { message: { type: "string" } } }, { ...fields });
}
