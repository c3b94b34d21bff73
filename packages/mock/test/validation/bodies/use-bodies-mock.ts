import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect } from "vitest";
import { type MockServer, startMock } from "../../../src/index.js";

const int64 = { type: "integer", format: "int64" };
/** The schema of a pet. */
export const pet = {
  type: "object",
  required: ["name"],
  properties: {
    name: { type: "string", minLength: 2 },
    age: { type: "integer", format: "int32" },
    id: int64,
    tags: { type: "array", items: { enum: ["a", "b"] }, maxItems: 2 },
    ids: { type: "array", items: int64 },
    home: { type: "object", required: ["city"], properties: { city: { type: "string" }, level: { type: "integer" } } },
    photo: { type: "string", format: "binary", maxLength: 8 },
    photos: { type: "array", items: { type: "string", format: "binary" } },
    tame: { type: "boolean" },
  },
};
const strict = { ...pet, additionalProperties: false };
/** The media type of a form. */
export const form = "application/x-www-form-urlencoded";
const bodies = {
  json: { "application/json": { schema: strict } },
  form: { [form]: { schema: strict } },
  open: { [form]: { schema: { ...pet, additionalProperties: { type: "integer" } } } },
  styled: {
    [form]: {
      schema: strict,
      encoding: {
        tags: { style: "form", explode: false },
        ids: { style: "pipeDelimited", explode: false },
        home: { style: "deepObject", explode: true },
      },
    },
  },
  nested: {
    [form]: {
      schema: {
        type: "object",
        required: ["name", "words"],
        properties: {
          name: { type: "integer" },
          all: { type: "object", properties: { list: { type: "array" } } },
          words: { type: "array", items: { type: "string" } },
        },
        additionalProperties: false,
      },
      encoding: { all: { style: "deepObject" }, words: { style: "deepObject" } },
    },
  },
  ambiguous: {
    [form]: {
      schema: {
        type: "object",
        properties: {
          name: { type: "integer" },
          home: { type: "object", properties: { city: { type: "string" } } },
          office: { type: "object", properties: { city: { type: "string" }, note: { type: "string" } } },
          note: { type: "string" },
          pets: { type: "object", additionalProperties: pet },
        },
      },
      encoding: { home: { style: "form" }, office: { style: "form" }, pets: { style: "deepObject" } },
    },
  },
  openObjects: {
    [form]: {
      schema: {
        type: "object",
        required: ["counts", "labels"],
        properties: {
          name: { type: "integer" },
          counts: { type: "object", additionalProperties: { type: "integer" } },
          labels: { type: "object", additionalProperties: { type: "string" } },
        },
      },
      encoding: { counts: { style: "form" }, labels: { style: "form" } },
    },
  },
  parts: {
    "multipart/form-data": {
      schema: strict,
      encoding: { photo: { contentType: "image/png, image/jpeg" }, photos: { contentType: "image/*" } },
    },
  },
  text: { "text/plain": { schema: { type: "string", maxLength: 5 } } },
  formAsText: { [form]: { schema: { type: "string", maxLength: 5 } } },
  number: { "text/plain": { schema: int64 } },
  xml: { "application/xml": { schema: pet } },
  bytes: { "application/octet-stream": { schema: { type: "string", format: "binary" } } },
  shortBytes: {
    "application/octet-stream": { schema: { type: "string", format: "binary", minLength: 2, maxLength: 4 } },
    "image/*": { schema: { allOf: [{ maxLength: 5 }, { maxLength: 4 }] } },
  },
  files: {
    "*/*": { schema: { type: "string", format: "binary", maxLength: 9 } },
    "text/csv": { schema: { type: "string", format: "binary", maxLength: 2 } },
  },
  jsonFile: { "application/json": { schema: { type: "string", format: "binary" } } },
  image: { "image/*": {} },
  undescribed: {},
  vendor: { "application/vnd.pets.v1+json; charset=utf-8": { schema: pet } },
  several: {
    "application/json": { schema: { type: "array" } },
    "application/json; version=2": { schema: { type: "object" } },
    "application/*": { schema: { type: "integer" } },
  },
  suffix: { "application/*": { schema: { type: "integer" } }, "application/*+json": { schema: { type: "array" } } },
  jsons: { "application/*+json": { schema: pet } },
  optional: { [form]: { schema: { type: "object", properties: { a: { type: "string" } } } } },
};

/** A mock whose operations take bodies, and its folder. */
export interface BodiesMock {
  readonly mock: MockServer;
  readonly folder: string;
  /** Sends a body to an operation. Returns `"accepted"`, or the code of the violation. */
  readonly ask: (name: string, body: BodyInit, type?: string) => Promise<string>;
}

/** Starts a mock with an operation for each kind of body, as long as the tests of the file run. */
export function useBodiesMock(): BodiesMock {
  let folder: string;
  let mock: MockServer;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "bodies-"));
    const spec = join(folder, "bodies.json");
    const responses = { 200: { description: "Taken." }, 400: { description: "Wrong." } };
    const paths = Object.entries(bodies).map(([name, content]) => [
      `/${name}`,
      { post: { operationId: name, requestBody: { required: true, content }, responses } },
    ]);
    await writeFile(spec, JSON.stringify({ openapi: "3.1.0", paths: Object.fromEntries(paths) }));
    mock = await startMock({ spec });
  });
  afterAll(async () => {
    await mock.stop();
    await rm(folder, { recursive: true });
  });
  return {
    get mock() {
      return mock;
    },
    get folder() {
      return folder;
    },
    async ask(name, body, type) {
      const headers: HeadersInit = type === undefined ? {} : { "content-type": type };
      const response = await fetch(`${mock.url}/${name}`, { method: "POST", body, headers });
      const [, code = "accepted"] =
        /\((body-[a-z]+|media-[a-z-]+)\)$/.exec(response.headers.get("x-mock-violation") ?? "") ?? [];
      expect(response.status).toBe({ accepted: 200, "media-type-unknown": 415 }[code] ?? 400);
      return code;
    },
  };
}
