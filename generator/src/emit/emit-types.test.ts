import { expect, test } from "vitest";
import { petDocument, petModel } from "../../test/pet-model.ts";
import { emitTypes } from "./emit-types.ts";

const [openapi = "", schemas = "", operations = ""] = emitTypes({ root: petDocument }, petModel).map(({ text }) =>
  text.replace(/\s+/g, " "),
);

test("prints 64-bit integers as strings, JSON in strings by its content, bytes as blobs", () => {
  expect(openapi).toContain("id: string;");
  expect(openapi).toContain('mood?: "1" | "2" | null;');
  expect(openapi).toContain('home?: JsonString<components["schemas"]["Home"]>;');
  expect(openapi).toContain("picture?: Blob | null;");
  expect(openapi).toContain('import type { JsonString } from "../json-string.js";');
});

test("prints objects without fields as records, and takes no default for a promise", () => {
  expect(openapi).toContain("more?: Record<string, unknown>;");
  expect(openapi).toContain("size?: number;");
});

test("keeps text of the document inside its comment", () => {
  expect(openapi).toContain("@description Id; never ends a comment: *\\/");
});

test("has one alias for each schema", () => {
  expect(schemas).toContain('export type PetPage = components["schemas"]["PetPage"];');
});

test("joins the params of several places, under the model's names", () => {
  expect(operations).toContain(
    '"pets.get": operations["pets.get"]["parameters"]["path"] & NonNullable<operations["pets.get"]["parameters"]["query"]>;',
  );
  expect(operations).toContain(
    'tagName?: Exclude<NonNullable<operations["pets.list"]["parameters"]["query"]>["tag-name"], undefined>;',
  );
});

test("refuses both where exactly one is to be given", () => {
  expect(operations).toContain('"userId">> & { secUid?: never; }) | (Required<Pick<');
});
