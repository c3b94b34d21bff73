import { expect, test } from "vitest";
import { getOwnedPet, getPet, petResource, petModel } from "../../test/pet-model.ts";
import { emitClient } from "./emit-client.ts";
import { emitPagination } from "./emit-pagination.ts";
import { formatFiles } from "./print/format.ts";

const emptyModel = {
  ...petModel,
  resources: [],
  errors: [],
  auth: { option: undefined, schemes: [], shared: [] },
  servers: { isBaseUrlRequired: true, shared: [], choice: undefined, others: [] },
  inBandFailure: undefined,
};

async function emitText(name: string, model = petModel): Promise<string> {
  const files = await formatFiles([...emitClient(model), ...emitPagination(model)]);
  return files.find(({ path }) => path.endsWith(name))?.text ?? "";
}

test("creates two methods and two functions for a list, and no method calls one of the functions", async () => {
  const text = await emitText("client/src/generated/pets.ts");

  expect(text).toContain(
    '  readonly list = (params: Params<"pets.list"> = {}, options?: CallOptions): PendingResponse<PetPage, "pets.list"> =>\n' +
      "    this.#connection.call(petsListMetadata, params, options);",
  );
  expect(text).toContain("  return connection.call(petsListMetadata, params, options);");
  expect(text).toContain("paginatePetsList(this.list, params, options);");
  expect(text).toContain(
    "  return paginatePetsList((page, call) => petsList(connection, page, call), params, options);",
  );
});

test("sorts imports, and imports each name once", async () => {
  const text = await emitText("client/src/generated/pets.ts");

  expect(text.match(/^import .*$/gm)).toEqual([
    'import type { Params, Pet, PetPage } from "@shortvideo-api/openapi-types";',
    'import { type PaginateOptions, type Paginator, paginatePetsList } from "@shortvideo-api/pagination";',
    'import { exactPet, readExact } from "@shortvideo-api/wire";',
    'import type { CallOptions } from "../call/call-options.js";',
    'import type { OperationMetadata } from "../call/metadata.js";',
    'import type { OperationChecks } from "../checks/operation-checks.js";',
    'import type { Connection, PendingResponse } from "../connection/connection.js";',
    'import { serializeParams } from "../serialize/serialize-params.js";',
  ]);
});

test("prints the checks of params, with text of the document escaped", async () => {
  const check = { type: "string", pattern: '"); alert("' } as const;
  const params = getPet.params.map((param) => ({ ...param, check }));
  const resource = { ...petResource, operations: [{ ...getPet, params }, getOwnedPet] };

  const text = await emitText("client/src/generated/pets.ts", { ...petModel, resources: [resource] });

  expect(text).toContain(`petId: { required: true, type: "string", pattern: '"); alert("', expected: "text" },`);
  expect(text).toContain('exactlyOneOf: [["userId", "secUid"]],');
});

test("prints a class for each error, and a table of classes by status", async () => {
  const text = await emitText("errors.ts");

  expect(text).toContain("export class NoSuchPetError extends ApiError {");
  expect(text).toContain("= { 404: NoSuchPetError };");
});

test("names different classes for one status by operation, and by message", async () => {
  const [failure] = getPet.failures;
  const other = { ...failure!, errorClass: "KeyError", cases: [{ contains: "*/ `x`", errorClass: "NoSuchPetError" }] };
  const resource = { ...petResource, operations: [getPet, { ...getOwnedPet, failures: [other] }] };

  const model = { ...petModel, resources: [resource] };
  const text = await emitText("errors.ts", model);

  expect(text).toContain("= { 404: NoSuchPetError };");
  expect(await emitText("pets.ts", model)).toContain(
    'errors: { 404: { class: KeyError, cases: [{ contains: "*/ `x`", class: NoSuchPetError }] } },',
  );
  expect(text).toContain('"pets.getOwned 404": KeyError | NoSuchPetError;');
});

test("prints helpers that paginate with any function that fetches a page", async () => {
  const text = await emitText("pagination/src/generated/pets.ts");

  expect(text).toContain('  fetchPage: FetchPage<Params<"pets.list">, PetPage>,');
  expect(text).toContain("): Paginator<PetPage, Pet> {");
});

test("prints valid modules for a document without operations", async () => {
  expect(await emitText("resources.ts", emptyModel)).toContain("return {};");
  expect(await emitText("service.ts", emptyModel)).toContain(
    'codes: [],\n  success: [],\n  messages: ["message", "detail", "title"],\n  errors: errorClasses,\n};',
  );
  expect(await emitText("pagination/src/generated/index.ts", emptyModel)).toContain("export {};");
});
