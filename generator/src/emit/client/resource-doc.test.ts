import { expect, test } from "vitest";
import { petModel, getPet, listPets, petResource } from "../../../test/pet-model.ts";
import { printMethodDoc } from "./method-doc.ts";
import { findDescribedFailures, printResourceDoc } from "./resource-doc.ts";

const tooMany = { ...getPet.failures[0]!, status: 429, errorClass: "TooManyError", description: "Too many requests." };
const reason = "The name is a guess.";
const guessed = { ...getPet.params[0]!, provenance: { status: "inferred", reason } as const };
const get = { ...getPet, params: [guessed], failures: [...getPet.failures, tooMany] };
const list = { ...listPets, params: [{ ...guessed, name: "size" }], failures: [tooMany] };
const resource = { ...petResource, operations: [get, list] };
const shared = findDescribedFailures({ ...petModel, resources: [resource] });

test("lists the failures that all operations share, and each reason once", () => {
  const doc = printResourceDoc(resource, shared);

  expect(doc).toContain("- `TooManyError` 429: Too many requests.");
  expect(doc).not.toContain("NoSuchPetError");
  expect(doc).toContain(`- \`get petId\`, \`list size\`. Inferred: ${reason}`);
});

test("describes a method's own failures, and marks inferred facts", () => {
  const doc = printMethodDoc(get, resource, shared);

  expect(doc.match(/@throws .*/g)).toEqual(["@throws {NoSuchPetError} 404: No such pet."]);
  expect(doc).toContain("The petId. {@link Pets | Inferred}.");
  expect(doc).not.toContain(reason);
});

test("shares no failures in a document with one operation", () => {
  expect(findDescribedFailures({ ...petModel, resources: [{ ...petResource, operations: [get] }] })).toEqual([]);
});
