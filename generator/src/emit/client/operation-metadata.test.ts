import { noAuth } from "./auth.ts";
import { expect, test } from "vitest";
import { petBody, responseOf, getOwnedPet, getPet, listPets } from "../../../test/pet-model.ts";
import type { Operation } from "../../../../packages/model/src/api/operation.ts";
import { printOperationMetadata } from "./operation-metadata.ts";

/** The metadata that the operations of the model share. */
const shared = {
  envelopes: {},
  errors: new Map([["404", { errorClass: "NoSuchPetError", cases: [] }]]),
  described: [],
  auth: noAuth,
};

test.each([{ type: "string" }, { enum: ["a"] }] as const)(
  "does not describe params that are scalars in the query",
  (check) => {
    const params = listPets.params.slice(0, 1).map((cursor) => ({ ...cursor, check }));

    expect(printOperationMetadata({ ...listPets, params })).toBe('{ id: "pets.list", method: "GET", path: "/pets" }');
  },
);

test("leaves out the part of a path after `#`, which no request contains", () => {
  expect(printOperationMetadata({ ...listPets, path: "/pets#tag&cursor" })).toContain('path: "/pets",');
});

test("describes all params if one of them needs the full serializer", () => {
  expect(printOperationMetadata(listPets)).toContain(
    'serialize: serializeParams, params: { cursor: {}, tagName: { wireName: "tag-name" } }',
  );
  expect(printOperationMetadata(getOwnedPet)).toContain('"X-Trace": { in: "header" }');
  expect(printOperationMetadata(getPet)).toContain('params: { petId: { in: "path" }, fields: { explode: false } }');
});

test("leaves out single values that the braces of the path name", () => {
  const check = { type: "string" } as const;
  const params = [...getPet.params.slice(0, 1), ...listPets.params].map((param) => ({ ...param, check }));

  expect(printOperationMetadata({ ...getPet, params })).toContain(
    'serialize: serializePlain, params: { cursor: {}, tagName: { wireName: "tag-name" } }',
  );
});

test("names only the functions that the operation needs", () => {
  const metadata = printOperationMetadata({ ...getPet, body: petBody });

  expect(metadata).toContain(
    'body: { param: "body", mediaType: "application/json", serialize: serializeExactJson, exact: marksOfRequestOfPetsGet }',
  );
  expect(metadata).toContain("parse: (text) => readExact(text, exactPet)");
});

test("describes a deprecation and a response that is not JSON", () => {
  const metadata = printOperationMetadata({
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

  expect(printOperationMetadata(operation, shared)).toContain("errors: { 204: NoPetError }");
});
