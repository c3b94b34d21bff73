import { createRequire } from "node:module";
import { array, assert, constantFrom, property } from "fast-check";
import { expect, test } from "vitest";
import { references } from "./create-types.ts";

const { resolve } = createRequire(import.meta.url);
/** Loads a dependency of openapi-typescript. */
const loadDependency = createRequire(resolve("openapi-typescript"));
const redocly: typeof references = loadDependency("@redocly/openapi-core/lib/ref-utils.js");

const text = array(constantFrom("a", "#", "/", "#/", "~", "~0", "~1", "%7B", "%2F", "%7E1", " ", "é", "{id}")).map(
  (parts) => parts.join(""),
);

test("reads references as Redocly does", () => {
  assert(
    property(text, (reference) => {
      expect(references.parseRef(reference).pointer).toEqual(redocly.parseRef(reference).pointer);
    }),
  );
});

test("escapes the steps of a reference as Redocly does", () => {
  assert(
    property(text, (step) => {
      expect(references.escapePointer(step)).toBe(redocly.escapePointer(step));
    }),
  );
});

test("keeps a malformed percent escape, where Redocly throws", () => {
  expect(references.parseRef("#/paths/~1100%").pointer).toEqual(["paths", "/100%"]);
});
