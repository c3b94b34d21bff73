import { expect, test } from "vitest";
import { loadYaml } from "../../packages/document/test/load-files.ts";
import { buildModel } from "../../packages/model/src/build-model.ts";
import { indexOperations } from "../../packages/model/test/build-yaml.ts";

// A schema that is not an object is left out with a diagnostic. References to it must not fail.

const cat = "{ $ref: '#/components/schemas/Cat' }";
const schema = `
                required: [id]
                properties: { id: { type: string, readOnly: true }, friend: { oneOf: [${cat}, { type: string }] } }
                allOf: [${cat}, { oneOf: [${cat}, { required: [friend] }] }]`;

test.each(["text", "5", "[]"])("builds a body whose schema refers to one that is left out: %s", async (value) => {
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
