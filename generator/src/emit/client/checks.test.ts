import { expect, test } from "vitest";
import { getOwnedPet, getPet, listPets, petBody } from "../../../test/pet-model.ts";
import { isChecked, printOperationChecks, printRules } from "./checks.ts";

test.each([
  [{ type: "string" }, '{ type: "string", expected: "text" }'],
  [{ enum: ["a"] }, '{ enum: ["a"], expected: "text" }'],
  [{ type: "boolean", enum: [true, false] }, '{ type: "boolean", expected: "text" }'],
] as const)("prints the check of a param: %o", (check, printed) => {
  const params = listPets.params.slice(0, 1).map((cursor) => ({ ...cursor, check }));

  expect(printOperationChecks({ ...listPets, params })).toBe(
    `{ operation: petsListMetadata, params: { cursor: ${printed} } }`,
  );
});

test("prints groups of params", () => {
  expect(printOperationChecks(getOwnedPet)).toContain('exactlyOneOf: [["userId", "secUid"]]');
});

test("prints the checks of a body and its other media types", () => {
  const others = [
    { ...petBody, mediaType: "text/json" },
    { ...petBody, mediaType: "text/plain", check: undefined },
  ];
  const operation = { ...getPet, params: [], body: { ...petBody, others } };

  expect(printOperationChecks(operation)).toBe(
    "{ operation: petsGetMetadata, body: { check: checkBody, required: true, schema: checkOfPet, " +
      'others: { "text/json": { schema: () => checkOfPet } } } }',
  );
});

test("has no checks of an operation without params", () => {
  expect(isChecked({ ...listPets, params: [] })).toBe(false);
  expect(isChecked({ ...listPets, params: [], body: { ...petBody, required: false, check: undefined } })).toBe(false);
});

test("names the type that a property with an inherited name needs", () => {
  const check = { type: "string" } as const;

  expect(printRules({ fields: { constructor: check } })).toBe(
    '{ fields: { constructor: { type: "string" } satisfies SchemaCheck } }',
  );
  expect(printRules({ fields: { constructor: { schema: "Pet" } } })).toBe(
    "{ fields: { constructor: () => checkOfPet } }",
  );
});
