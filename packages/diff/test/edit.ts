import type { ChangeCode } from "../src/change/catalog.ts";
import type { ChangeVerdict } from "@shortvideo-api/report";

/** A JSON object: a document of OpenAPI 3.1, or a part of one. */
export type Json = { [key: string]: unknown };

/** The expected code and verdicts of a change. */
export type Expected = readonly [code: ChangeCode, wire: ChangeVerdict, types: ChangeVerdict];

/** An edit of a document, and the changes that must be reported. */
export interface Edit {
  /** The effect of the edit, to end the sentence "An edit that …". */
  readonly what: string;
  readonly before: Json;
  readonly after: Json;
  /** All expected changes, in any order. */
  readonly expect: readonly Expected[];
  readonly bump: "none" | "patch" | "minor" | "major";
  /** Whether only the types of the client change: the parameters or results of a call, but not the types of its bodies. */
  readonly isClientOnly?: boolean;
}

const ok: Json = { description: "All is well." };

/** Returns a document of one resource with these operations by path and method, and these components. */
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

/** Returns a document with one operation, `pets.list`; `path` has further fields of its path. */
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

/** Returns a document in which `pets.list` accepts these parameters. */
export function params(...parameters: readonly Json[]): Json {
  return operation({ parameters });
}

/** Returns a document in which `pets.list` accepts a query parameter `size` of this schema. */
export function param(schema: unknown, fields: Json = {}): Json {
  return params({ name: "size", in: "query", schema, ...fields });
}

/** Returns a document in which `pets.list` returns this schema. */
export function response(schema: unknown, components: Json = {}): Json {
  return operation(
    { responses: { "200": { ...ok, content: { "application/json": { schema } } } } },
    { schemas: components },
  );
}

/** Returns a document in which `pets.list` returns an object with a required `value` of this schema. */
export function field(schema: unknown, components: Json = {}): Json {
  return response({ type: "object", required: ["value"], properties: { value: schema } }, components);
}

/** Returns a document in which `pets.add` accepts a body of this schema. */
export function body(schema: unknown, fields: Json = { required: true }, components: Json = {}): Json {
  const requestBody = { ...fields, content: { "application/json": { schema } } };
  const add = { operationId: "pets.add", tags: ["pets"], requestBody, responses: { "204": ok } };
  return api({ "/pets": { post: add } }, { schemas: components });
}

/** Returns a document in which `pets.add` accepts an object with a required `value` of this schema. */
export function sent(schema: unknown, components: Json = {}): Json {
  return body({ type: "object", required: ["value"], properties: { value: schema } }, { required: true }, components);
}

/** Returns a document in which `pets.list` has these responses. */
export function responses(given: Json, components: Json = {}): Json {
  return operation({ responses: given }, components);
}

/** Returns a response with a JSON body of this schema. */
export function json(schema: unknown, fields: Json = {}): Json {
  return { ...ok, content: { "application/json": { schema } }, ...fields };
}

/** Returns a response with a header `x-total`. */
export function headed(header: Json): Json {
  return { ...ok, headers: { "x-total": { schema: { type: "integer" }, ...header } } };
}

/** Returns a schema of an object. */
export function object(properties: object, required: readonly string[] = [], rest: object = {}): object {
  return { type: "object", properties, ...(required.length > 0 ? { required } : {}), ...rest };
}

/** Returns the response of a failure. */
export function failure(fields: object = {}): object {
  return json({ type: "object", properties: { message: { type: "string" } } }, { ...fields });
}
