import { expect, test } from "vitest";
import { petDocument, petModel } from "../../test/pet-model.ts";
import { emitTypes } from "./emit-types.ts";

const [openapi = "", schemas = "", operations = ""] = emitTypes({ root: petDocument }, petModel).map(({ text }) =>
  text.replace(/\s+/g, " "),
);

test("prints 64-bit integers as strings, JSON in strings with its content, bytes as blobs", () => {
  expect(schemas).toContain("id: string;");
  expect(schemas).toContain('mood?: "1" | "2" | null;');
  expect(schemas).toContain("home?: JsonString<Home>;");
  expect(schemas).toContain("picture?: FilePart | null;");
  expect(schemas).toContain('import type { FilePart, JsonString } from "../schema-types.js";');
});

test("prints objects without fields as records, and fields with a default as optional", () => {
  expect(schemas).toContain("more?: Record<string, unknown>;");
  expect(schemas).toContain("size?: number;");
});

test("keeps text of the document inside its comment", () => {
  expect(schemas).toContain("@description Id; never ends a comment: *\\/");
});

test("declares one type for each schema, and refers to it by its name", () => {
  expect(schemas).toContain("export type PetPage = { data?: { pets?: Pet[]; };");
  expect(openapi).toContain('import type { Home, Pet, PetPage } from "./schemas.js";');
  expect(openapi).toContain("schemas: { Pet: Pet; Home: Home; PetPage: PetPage; };");
  expect(openapi).toContain('content: { "application/json": PetPage; };');
});

test("joins the params of several places, under the model's names", () => {
  expect(operations).toContain(
    '"pets.get": operations["pets.get"]["parameters"]["path"] & NonNullable<operations["pets.get"]["parameters"]["query"]>;',
  );
  expect(operations).toContain('tagName?: NonNullable<operations["pets.list"]["parameters"]["query"]>["tag-name"];');
});

test("rejects both params of an exactly-one-of group", () => {
  expect(operations).toContain('"userId">> & { secUid?: undefined; }) | (Required<Pick<');
});

test("allows `undefined` for optional parameters only", () => {
  expect(openapi).toContain("query?: { cursor?: string | undefined;");
  expect(openapi).toContain('"tag-name"?: string | undefined;');
  expect(openapi).toContain("path: { petId: string; };");
  // A param of a group may not be `undefined`.
  expect(openapi).toContain("userId?: string;");
  expect(openapi).toContain('"X-Trace"?: string | undefined;');
});

test("accepts a cursor in the type that pages have", () => {
  const [resource] = petModel.resources;
  const widened = resource?.operations.map((operation) => ({
    ...operation,
    params: operation.params.map((param) => ({
      ...param,
      alsoTakes: param.name === "cursor" ? ("number" as const) : undefined,
    })),
  }));
  const model = { ...petModel, resources: resource && widened ? [{ ...resource, operations: widened }] : [] };

  const [text = ""] = emitTypes({ root: petDocument }, model).map((file) => file.text);

  expect(text).toContain("cursor?: string | number | undefined;");
});
