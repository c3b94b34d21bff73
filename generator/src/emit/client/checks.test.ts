import { expect, test } from "vitest";
import { getOwnedPet, getPet, listPets, petBody } from "../../../test/pet-model.ts";
import { isChecked, listCheckImports, listRuleImports, printOperationChecks, printRules } from "./checks.ts";

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

test("prints the checks of a body and its other media types, and imports what they need", () => {
  const others = [
    { ...petBody, mediaType: "text/json" },
    { ...petBody, mediaType: "text/plain", check: undefined },
  ];
  const operation = { ...getPet, params: [], body: { ...petBody, others } };

  expect(printOperationChecks(operation)).toBe(
    "{ operation: petsGetMetadata, body: { check: checkBody, required: true, schema: checkOfPet, " +
      'others: { "text/json": { schema: () => checkOfPet } } } }',
  );
  expect(new Set(listCheckImports(operation).map(({ name }) => name))).toEqual(
    new Set(["OperationChecks", "checkBody", "checkOfPet"]),
  );
});

test("has no checks of an operation without params", () => {
  expect(isChecked({ ...listPets, params: [] })).toBe(false);
  expect(isChecked({ ...listPets, params: [], body: { ...petBody, required: false, check: undefined } })).toBe(false);
});

test("imports the type that a property with an inherited name needs, at any depth", () => {
  const inner = { fields: { constructor: { type: "string" } }, expected: "an object" } as const;

  expect(printRules(inner)).toContain("satisfies SchemaCheck");
  for (const rules of [inner, { items: inner }, { fields: { pet: { any: [inner] } } }])
    expect(listRuleImports(rules).map(({ name }) => name)).toEqual(["SchemaCheck"]);
  expect(listRuleImports({ fields: { constructor: { schema: "Pet" } } }).map(({ name }) => name)).toEqual([
    "checkOfPet",
  ]);
});
