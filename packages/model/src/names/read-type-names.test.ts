import { expect, test } from "vitest";
import { buildModel } from "../build-model.ts";
import { loadFiles } from "../../../document/test/load-files.ts";

const pets = `openapi: 3.1.0
info: { title: Pets, version: "1" }
paths:
  /pets:
    post:
      operationId: pets.create
      requestBody: { content: { application/json: { schema: { $ref: "#/components/schemas/pet_v1" } } } }
      responses: { "200": { description: A pet., content: { application/json: { schema: { $ref: "#/components/schemas/pet_v1" } } } } }
components:
  schemas:
    pet_v1: { type: object, properties: { id: { type: string, readOnly: true }, name: { type: string } } }
    Pet: { type: string }
`;

const readNames = async (schemas: Record<string, string>): Promise<Record<string, string>> => {
  const { document } = await loadFiles(
    { "openapi.yaml": pets, "openapi-monorepo.json": JSON.stringify({ spec: "openapi.yaml", rename: { schemas } }) },
    { overlays: ["openapi-monorepo.json"] },
  );
  if (!document) throw new Error("The document could not be read.");
  const { draft } = buildModel(document);
  return Object.fromEntries(draft.schemas.map(({ key, name }) => [key, name]));
};

test("names a type as the configuration says, and derives the name of the type for requests", async () => {
  expect(await readNames({ pet_v1: "Animal" })).toEqual({
    pet_v1: "Animal",
    pet_v1Request: "AnimalRequest",
    Pet: "Pet",
  });
});

test("gives a schema the name of another one that the configuration renames", async () => {
  expect(await readNames({ pet_v1: "Pet", Pet: "PetName" })).toMatchObject({ pet_v1: "Pet", Pet: "PetName" });
});
