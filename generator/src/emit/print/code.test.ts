import { expect, test } from "vitest";
import { buildCheck, buildOperationChecks, isChecked } from "../../../../packages/model/src/metadata/build-checks.ts";
import { buildOperationMetadata } from "../../../../packages/model/src/metadata/build-operation-metadata.ts";
import type { SharedMetadata } from "../../../../packages/model/src/metadata/shared-metadata.ts";
import type { Operation } from "../../../../packages/model/src/api/operation.ts";
import { getOwnedPet, getPet, listPets, petBody, responseOf } from "../../../test/pet-model.ts";
import { noAuth } from "../client/auth.ts";
import { printCode } from "./code.ts";

/** The operations of the model share nothing. */
const nothing: SharedMetadata = { envelopes: {}, errors: new Map(), auth: noAuth };

function printMetadata(operation: Operation, shared = nothing): string {
  return printCode(buildOperationMetadata(operation, shared));
}

test.each([{ type: "string" }, { enum: ["a"] }] as const)(
  "does not describe params that are scalars in the query",
  (check) => {
    const params = listPets.params.slice(0, 1).map((cursor) => ({ ...cursor, check }));

    expect(printMetadata({ ...listPets, params })).toBe('{ id: "pets.list", method: "GET", path: "/pets" }');
  },
);

test("leaves out the part of a path after `#`, which no request contains", () => {
  expect(printMetadata({ ...listPets, path: "/pets#tag&cursor" })).toContain('path: "/pets",');
});

test("describes all params if one of them needs the full serializer", () => {
  expect(printMetadata(listPets)).toContain(
    'serialize: serializeParams, params: { cursor: {}, tagName: { wireName: "tag-name" } }',
  );
  expect(printMetadata(getOwnedPet)).toContain('"X-Trace": { in: "header" }');
  expect(printMetadata(getPet)).toContain('params: { petId: { in: "path" }, fields: { explode: false } }');
});

test("leaves out single values that the braces of the path name", () => {
  const check = { type: "string" } as const;
  const params = [...getPet.params.slice(0, 1), ...listPets.params].map((param) => ({ ...param, check }));

  expect(printMetadata({ ...getPet, params })).toContain(
    'serialize: serializePlain, params: { cursor: {}, tagName: { wireName: "tag-name" } }',
  );
});

test("names only the functions that the operation needs", () => {
  const metadata = printMetadata({ ...getPet, body: petBody });

  expect(metadata).toContain(
    'body: { param: "body", mediaType: "application/json", serialize: serializeExactJson, exact: marksOfRequestOfPetsGet }',
  );
  expect(metadata).toContain("parse: (text) => readExact(text, exactPet)");
});

test("describes a deprecation and a response that is not JSON", () => {
  const metadata = printMetadata({
    ...getPet,
    response: responseOf("Pet", { name: "application/zip", kind: "binary" }),
  });

  expect(metadata).toContain('deprecated: "Since 1.2.0. It is slow. Use `pets.list`."');
  expect(metadata).toContain(
    'choose: chooseMedia, media: { "application/zip": { read: readBlob, open: openDownload, empty: () => new Blob() } }',
  );
});

test("describes only the errors that are special to the operation", () => {
  const [failure] = getPet.failures;
  const operation: Operation = {
    ...getPet,
    failures: [
      { ...failure!, status: 204, errorClass: "NoPetError", cases: [] },
      { ...failure!, status: 404, errorClass: "NoSuchPetError", cases: [] },
    ],
  };

  const shared = { ...nothing, errors: new Map([["404", { errorClass: "NoSuchPetError", cases: [] }]]) };

  expect(printMetadata(operation, shared)).toContain("errors: { 204: NoPetError }");
});

test.each([
  [{ type: "string" }, '{ type: "string", expected: "text" }'],
  [{ enum: ["a"] }, '{ enum: ["a"], expected: "text" }'],
  [{ type: "boolean", enum: [true, false] }, '{ type: "boolean", expected: "text" }'],
] as const)("prints the check of a param: %o", (check, printed) => {
  const params = listPets.params.slice(0, 1).map((cursor) => ({ ...cursor, check }));

  expect(printCode(buildOperationChecks({ ...listPets, params }))).toBe(`{ params: { cursor: ${printed} } }`);
});

test("prints groups of params", () => {
  expect(printCode(buildOperationChecks(getOwnedPet))).toContain('exactlyOneOf: [["userId", "secUid"]]');
});

test("prints the checks of a body and its other media types", () => {
  const others = [
    { ...petBody, mediaType: "text/json" },
    { ...petBody, mediaType: "text/plain", check: undefined },
  ];
  const operation = { ...getPet, params: [], body: { ...petBody, others } };

  expect(printCode(buildOperationChecks(operation))).toBe(
    "{ body: { check: checkBody, required: true, schema: checkOfPet, " +
      'others: { "text/json": { schema: () => checkOfPet } } } }',
  );
});

test("has no checks of an operation without params", () => {
  expect(isChecked({ ...listPets, params: [] })).toBe(false);
  expect(isChecked({ ...listPets, params: [], body: { ...petBody, required: false, check: undefined } })).toBe(false);
});

test("names the type that a property with an inherited name needs", () => {
  const check = { type: "string" } as const;

  expect(printCode(buildCheck({ fields: { constructor: check } }))).toBe(
    '{ fields: { constructor: { type: "string" } satisfies SchemaCheck } }',
  );
  expect(printCode(buildCheck({ fields: { constructor: { schema: "Pet" } } }))).toBe(
    "{ fields: { constructor: () => checkOfPet } }",
  );
});
