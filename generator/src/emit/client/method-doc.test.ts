import { expect, test } from "vitest";
import { getPet, listPets, petResource } from "../../../test/pet-model.ts";
import { printMethodDoc, printIterateDoc } from "./method-doc.ts";

test("describes purpose, request, provenance, deprecation, params, failures and documentation", () => {
  expect(printMethodDoc(getPet, petResource).split("\n")).toEqual([
    "Gets one pet.",
    "",
    "`pets.get`, `GET /pets/{petId}`.",
    "",
    "{@link Pets | Assumed}.",
    "",
    "@deprecated Since 1.2.0. It is slow. Use {@link list}.",
    "@param params.petId - The petId.",
    "@param params.fields - The fields.",
    "@throws {NoSuchPetError} 404: No such pet.",
    "@see {@link https://example.com/pets}",
  ]);
});

test("leaves out a summary that the description repeats", () => {
  expect(printMethodDoc(listPets, petResource)).toMatch(/^Lists the pets, youngest first\.\n\n`pets\.list`/);
  expect(printMethodDoc({ ...listPets, description: "Youngest first." }, petResource)).toMatch(
    /^List pets\.\n\nYoungest first\./,
  );
});

function printPurpose(summary: string, description: string): string {
  return printMethodDoc({ ...listPets, summary, description }, petResource);
}

test("keeps a summary that says more than the description, and leaves out the same words in another form", () => {
  expect(printPurpose("Fetch a pet", "Returns one pet.")).toMatch(/^Fetch a pet\.\n\nReturns one pet\./);
  expect(printPurpose("Get a pet", "Gets a pet, with its owner.")).toMatch(/^Gets a pet, with its owner\./);
});

test("describes params whose names are no identifiers in the tag of all params", () => {
  const [param] = getPet.params;
  const params = param ? [param, { ...param, name: "X-Trace", doc: "A trace id." }] : [];

  expect(printMethodDoc({ ...getPet, params }, petResource)).toContain(
    "@param params - `X-Trace`: A trace id.\n@param params.petId - The petId.",
  );
  expect(printIterateDoc({ ...listPets, params }, petResource)).toContain(
    "@param params - The parameters of {@link list} for the first page. `X-Trace`: A trace id.",
  );
});

test("prints no tags without descriptions in the document", () => {
  const [param] = getPet.params;
  const bare = {
    ...getPet,
    summary: undefined,
    description: undefined,
    deprecated: undefined,
    provenance: undefined,
    docs: undefined,
    failures: [],
    params: param ? [{ ...param, doc: "", provenance: undefined, required: false }] : [],
  };

  expect(printMethodDoc(bare, petResource)).toBe("`pets.get`, `GET /pets/{petId}`.");
});

test("names an operation of another resource by its id", () => {
  const use = { id: "owners.list", resource: "owners", className: "Owners", method: "list" };
  const deprecated = { since: undefined, why: undefined, use };

  expect(printMethodDoc({ ...listPets, deprecated }, petResource)).toContain("@deprecated Use `owners.list`.");
});

test("keeps text of the document inside the comment", () => {
  const hostile = "*/ alert(1) /*\n@internal";

  const doc = printMethodDoc(
    { ...getPet, id: hostile, path: hostile, description: hostile, docs: hostile },
    petResource,
  );

  expect(doc).not.toContain("*/");
  expect(doc).not.toMatch(/^@internal/m);
});

test("describes the items and the required params of an iteration, and refers to the list method", () => {
  const [param] = getPet.params;
  const petId = { ...param!, name: "petId", required: true, doc: "Id of a pet. A digit string." };

  const doc = printIterateDoc(
    { ...listPets, params: [petId, { ...petId, name: "size", required: false }] },
    petResource,
  );

  expect(doc).toMatch(/^Iterates over the `Pet` items of \{@link list\}\./);
  expect(doc.match(/^@param \S+ - .*/gm)).toEqual([
    "@param params - The parameters of {@link list} for the first page.",
    "@param params.petId - Id of a pet.",
    expect.stringMatching(/^@param options - `maxItems` and `maxPages`/),
  ]);
});
