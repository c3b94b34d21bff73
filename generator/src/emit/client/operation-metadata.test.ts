import { noAuth } from "./auth.ts";
import { expect, test } from "vitest";
import { responseOf, getOwnedPet, getPet, listPets } from "../../../test/pet-model.ts";
import type { Operation } from "../../../../packages/model/src/api/operation.ts";
import { listMetadataImports, printOperationMetadata } from "./operation-metadata.ts";

/** The metadata that the operations of the model share. */
const shared = {
  envelopes: {},
  errors: new Map([["404", { errorClass: "NoSuchPetError", cases: [] }]]),
  described: [],
  auth: noAuth,
};

const body = {
  partHeaders: [],
  isListed: false,
  partCheck: undefined,
  others: [],
  kind: "schema",
  encoding: {},
  mediaType: "application/json",
  required: true,
  type: { kind: "body", operation: "pets.list" },
  exact: { int64: true },
  check: { schema: "Pet" },
  doc: "A pet.",
} as const;

test.each([
  [{ type: "string" }, '{ type: "string", expected: "text" }'],
  [{ enum: ["a"] }, '{ enum: ["a"], expected: "text" }'],
] as const)("describes only the checks of params that are scalars in the query", (check, printed) => {
  const [cursor] = listPets.params;
  const params = cursor ? [{ ...cursor, check }] : [];

  expect(printOperationMetadata({ ...listPets, params })).toBe(
    `{ id: "pets.list", method: "GET", path: "/pets", checks: { cursor: ${printed} } }`,
  );
});

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

test("imports only the functions that the operation needs", () => {
  const metadata = printOperationMetadata({ ...getPet, body });

  expect(metadata).toContain(
    'body: { param: "body", mediaType: "application/json", required: true, check: checkBody, schema: checkOfPet, ' +
      "serialize: serializeBody, exact: marksOfRequestOfPetsGet }",
  );
  expect(metadata).toContain("parse: (text) => readExact(text, exactPet)");
  expect(listMetadataImports({ ...getPet, body }, shared).map(({ name }) => name)).toEqual([
    "OperationMetadata",
    "serializeParams",
    "serializeBody",
    "checkBody",
    "checkOfPet",
    "readExact",
    "exactPet",
    "marksOfRequestOfPetsGet",
  ]);
  expect(listMetadataImports({ ...listPets, params: [] }).map(({ name }) => name)).toEqual(["OperationMetadata"]);
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
  const [param] = getPet.params;
  const operation: Operation = {
    ...getPet,
    params: [{ ...param!, check: { type: "boolean", enum: [true, false] } }],
    failures: [
      { ...failure!, status: 204, errorClass: "NoPetError", cases: [] },
      { ...failure!, status: 404, errorClass: "NoSuchPetError", cases: [] },
    ],
  };
  const metadata = printOperationMetadata(operation, shared);

  expect(metadata).toContain("errors: { 204: NoPetError }");
  expect(metadata).toContain('checks: { petId: { required: true, type: "boolean", expected: "text" } }');
});
