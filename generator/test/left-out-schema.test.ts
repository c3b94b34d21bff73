import { expect, test } from "vitest";
import { loadYaml } from "../../packages/document/test/load-files.ts";
import { buildModel } from "../src/model/build-model.ts";
import { indexOperations } from "./build-yaml.ts";

const cat = "{ $ref: '#/components/schemas/Cat' }";
const schema = `
                required: [id]
                properties: { id: { type: string, readOnly: true }, friend: { oneOf: [${cat}, { type: string }] } }
                allOf: [${cat}, { oneOf: [${cat}, { required: [friend] }] }]`;

test.each(["text", "5", "[]"])("reads bodies with a schema that is left out: %s", async (value) => {
  const { document, messages } = await loadYaml(`
paths:
  /pets:
    post:
      operationId: pets.create
      requestBody:
        content:
          application/json:
            schema: ${schema}
      responses:
        "200":
          description: Done.
          content:
            application/json:
              schema: ${schema}
components:
  schemas:
    Cat: ${value}`);
  if (!document) throw new Error(messages.join("\n"));

  expect(messages.join("\n")).toContain("`Cat` is");
  expect(indexOperations(buildModel(document))["pets.create"]?.body).toMatchObject({ kind: "schema" });
});
