import { expect, test } from "vitest";
import type { ApiModel, NamedSchema } from "../../../packages/model/src/api/model.ts";
import { emitWire } from "./emit-wire.ts";

const user: NamedSchema = {
  key: "User",
  name: "User",
  description: undefined,
  deprecated: false,
  factory: "createUser",
  sample: undefined,
  exact: { fields: { id: { int64: true }, room: { schemas: ["Room"] } } },
  check: undefined,
  encoded: false,
};
const room: NamedSchema = {
  ...user,
  key: "room",
  name: "Room",
  exact: { fields: { owners: { items: { schemas: ["User"] } } }, schemas: ["User", "Guest"] },
  encoded: true,
};
const model: ApiModel = {
  title: "",
  version: "",
  source: "spec/openapi.yaml",
  resources: [],
  webhooks: [],
  schemas: [user, room, { ...user, name: "Pet", exact: undefined, encoded: true }],
  errors: [],
  inBandFailure: undefined,
  clientDefaults: {},
  auth: { option: undefined, schemes: [], shared: [] },
  servers: { isBaseUrlRequired: true, shared: [], choice: undefined, others: [] },
};

function emit(name: string, from = model): string {
  return emitWire(from).find(({ path }) => path === `packages/wire/src/generated/${name}.ts`)?.text ?? "";
}

test("marks the 64-bit numbers of each schema, and refers to other schemas by functions", () => {
  expect(emit("exact")).toContain("export const exactUser: Exact = { fields: { id: int64, room: () => exactRoom } };");
  expect(emit("exact")).toContain("owners: { items: () => exactUser }");
  expect(emit("exact")).toContain("also: [() => exactUser, () => exactGuest]");
});

test("prints a decoder and an encoder for each encoded schema", () => {
  expect(emit("encoded")).toContain(
    "export function decodeRoom(text: JsonString<Room>): Room {\n  return decodeJson(text, exactRoom);",
  );
  expect(emit("encoded")).toContain(
    "export function encodePet(value: Pet): JsonString<Pet> {\n  return encodeJson(value);",
  );
});

test("prints all modules, even without 64-bit numbers", () => {
  const empty = { ...model, schemas: [] };

  expect(emit("exact", empty)).toContain("export {};");
  expect(emit("encoded", empty)).toContain("export {};");
  expect(emit("index", empty)).toContain('export { exactRequests, exactResponses } from "./operations.js";');
});
