import type { OpenApi } from "@shortvideo-api/document";
import { expect, test } from "vitest";
import { createValidators } from "./create-validators.js";
import { findEnvelope } from "./find-envelope.js";

const document: OpenApi = {
  openapi: "3.1.0",
  info: { title: "Pets", version: "1" },
  tags: [],
  paths: {},
  components: { schemas: { Pet: { properties: { name: { type: "string" } } } } },
};

test.each([
  [{ data: { name: "Rex" } }, "the whole body inside `data`"],
  [{ name: "Rex" }, undefined],
  // An item of a list is not the content of a field.
  [[{ name: "Rex" }, true], undefined],
])("finds the field that wraps a body: %j", (body, found) => {
  expect(findEnvelope(createValidators(document), ["components", "schemas", "Pet"], body)?.found).toBe(found);
});
