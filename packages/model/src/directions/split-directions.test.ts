import { expect, test } from "vitest";
import { buildYaml } from "../../test/build-yaml.ts";

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
