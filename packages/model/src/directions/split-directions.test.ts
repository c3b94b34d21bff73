import type { OpenApi, OperationObject } from "@shortvideo-api/document/source";
import { expect, test } from "vitest";
import { buildYaml } from "../../test/build-yaml.ts";
import { splitDirections } from "./split-directions.ts";

test("refers to the variant of a schema whose key contains a percent sign", async () => {
  const content = "{ application/json: { schema: { $ref: '#/components/schemas/Pet%2541' } } }";
  const { model } = await buildYaml(
    [
      "paths:",
      "  /pets:",
      "    post:",
      "      operationId: pets.create",
      `      requestBody: { content: ${content} }`,
      `      responses: { '200': { description: A pet., content: ${content} } }`,
      "components: { schemas: { 'Pet%41': { type: object, properties: { id: { type: string, readOnly: true } } } } }",
    ].join("\n"),
  );

  const operation = model?.resources[0]?.operations[0];
  expect(operation?.response.type).toEqual({ kind: "schema", name: "Pet41" });
  expect(operation?.body?.type).toEqual({ kind: "schema", name: "Pet41Request" });
});

test("puts bodies and responses into webhooks and callbacks, and shares all other parts", () => {
  const noted = { "200": { $ref: "#/components/responses/Noted" } };
  const sent: OperationObject = { requestBody: { $ref: "#/components/requestBodies/Pet" }, responses: noted };
  const requestBodies = { Pet: { content: {} } };
  const responses = { Noted: { description: "Noted." } };
  const document: OpenApi = {
    openapi: "3.1.0",
    info: { title: "Pets", version: "1" },
    tags: [],
    paths: {
      "/pets": { post: { ...sent, callbacks: { born: { "{$url}": { post: sent } } } } },
      "/homes": { post: sent },
    },
    webhooks: { born: { put: sent } },
    components: { schemas: {}, requestBodies, responses },
  };

  const { webhooks, paths } = splitDirections(document).root;

  const inlined = { requestBody: requestBodies.Pet, responses: { "200": responses.Noted } };
  expect(webhooks).toEqual({ born: { put: inlined } });
  expect(paths["/pets"]?.post).toEqual({ ...sent, callbacks: { born: { "{$url}": { post: inlined } } } });
  expect(paths["/homes"]).toBe(document.paths["/homes"]);
});
