import { expect, test } from "vitest";
import { getOwnedPet, getPet, listPets } from "../../../test/pet-model.ts";
import { namesInHttpCall, printHttpCall } from "./http-call.ts";

const body = {
  name: "body",
  mediaType: "application/json",
  required: true,
  type: { kind: "body", operation: "pets.list" },
  exact: { int64: true },
  doc: "A pet.",
} as const;

test("sends the params whole where they all go to one place under their own names", () => {
  const [cursor] = listPets.params;

  const [call, ...more] = printHttpCall({ ...listPets, params: cursor ? [cursor] : [] }, "PetPage");

  expect(call).toBe(
    'return this.#http.call<PetPage>({ operation: "pets.list", verb: "GET", path: "/pets", query: params }, options);',
  );
  expect(more).toEqual([]);
});

test("takes the params apart where they go to several places", () => {
  const [parts, call] = printHttpCall({ ...getPet, body }, "Pet");

  expect(parts).toBe("const { petId, body, ...query } = params;");
  expect(call).toContain("pathParams: { petId }, query, body, ");
});

test("names each param where names cannot be locals", () => {
  expect(printHttpCall(getOwnedPet, "Pet")[0]).toContain('headers: { "X-Trace": params["X-Trace"] }');
  expect(printHttpCall(listPets, "PetPage")[0]).toContain(
    'query: { cursor: params.cursor, "tag-name": params.tagName }',
  );
});

test("tells styles, media type and answer only where they are not the usual ones", () => {
  const [, call] = printHttpCall(
    { ...getPet, body, answer: { ...getPet.answer, kind: "binary", exact: undefined }, failures: [] },
    "Blob",
  );

  expect(call).toContain('styles: { fields: { style: "form", explode: false } }, ');
  expect(call).toContain('checks: { petId: { in: "path", required: true } }, mediaType: "application/json", ');
  expect(call).toContain('bodyExact: exactBodyOfPetsGet, answer: "binary" }');
  expect(namesInHttpCall({ ...getPet, body })).toEqual(["exactPet", "exactBodyOfPetsGet"]);
});

test("tells what the document says of answers", () => {
  const [failure] = getPet.failures;
  const failures = failure ? [failure, { ...failure, status: "5XX" as const, isObject: true }] : [];
  const [, call] = printHttpCall({ ...getPet, failures, answer: { ...getPet.answer, envelope: ["id"] } }, "Pet");

  expect(call).toContain('envelope: ["id"], failures: ["5XX"], bareFailures: [404] }');
});
