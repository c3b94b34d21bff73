import { expect, test } from "vitest";
import { loadFiles, loadYaml } from "../../test/load-files.ts";

async function listMessages(body: string): Promise<string[]> {
  const { problems, messages } = await loadYaml(body, "3.1.1");
  return messages.map((message, index) => `${problems[index]}: ${message}`);
}

test("reports an operation under a name that is not a method", async () => {
  const found = await listMessages("paths:\n  /letters:\n    gett:\n      responses: {}");

  expect(found).toEqual([
    "openapi.yaml:5 warning unknown-method: The path item has an operation in the unknown field `gett`. Did you mean `get`?",
  ]);
});

test("reports fields that OpenAPI does not have, and suggests the nearest name", async () => {
  const found = await listMessages(
    [
      "paths:",
      "  /letters:",
      "    get:",
      "      response: {}",
      "      responses:",
      "        '200':",
      "          description: All.",
      "          content:",
      "            application/json:",
      "              properties: { id: { type: string } }",
      "              x-any: thing",
      "tags: [{ name: letters, color: red }]",
      "colour: red",
    ].join("\n"),
  );

  expect(found).toEqual([
    "openapi.yaml:6 warning unknown-field: The operation has no field `response`. Did you mean `responses`?",
    "openapi.yaml:12 warning unknown-field: The media type has no field `properties`: it is a keyword of schemas, and belongs in `schema`.",
    "openapi.yaml:14 warning unknown-field: The tag has no field `color`.",
    "openapi.yaml:15 warning unknown-field: The document has no field `colour`.",
  ]);
});

test("says what has replaced the fields of OpenAPI 2.0", async () => {
  const found = await listMessages(
    [
      "paths:",
      "  /letters:",
      "    get:",
      "      produces: [application/json]",
      "      parameters: [{ name: id, in: query, schema: { type: array }, collectionFormat: multi }]",
      "      responses:",
      "        '200': { description: All., schema: { type: object } }",
      "definitions: {}",
      "host: letters.example",
    ].join("\n"),
  );

  expect(found).toEqual([
    "openapi.yaml:6 warning unknown-field: The operation has no field `produces`: OpenAPI 3 has `content` in its place.",
    "openapi.yaml:7 warning unknown-field: The parameter has no field `collectionFormat`: OpenAPI 3 has `style` in its place.",
    "openapi.yaml:9 warning unknown-field: The response has no field `schema`: OpenAPI 3 has `content` in its place.",
    "openapi.yaml:10 warning unknown-field: The document has no field `definitions`: OpenAPI 3 has `components/schemas` in its place.",
    "openapi.yaml:11 warning unknown-field: The document has no field `host`: OpenAPI 3 has `servers` in its place.",
  ]);
});

test("reports near misses of schema keywords, and accepts other keywords, which JSON Schema allows", async () => {
  const found = await listMessages(
    [
      "components:",
      "  schemas:",
      "    Letter:",
      "      typ: object",
      "      requierd: [id]",
      "      read_only: true",
      "      widget: textarea",
      "      properties:",
      "        typ: { type: string, min-length: 3, x-typ: any, id: letter, enumNames: [a] }",
    ].join("\n"),
  );

  expect(found).toEqual([
    "openapi.yaml:6 warning unknown-field: JSON Schema has no keyword `typ`. Did you mean `type`?",
    "openapi.yaml:7 warning unknown-field: JSON Schema has no keyword `requierd`. Did you mean `required`?",
    "openapi.yaml:8 warning unknown-field: JSON Schema has no keyword `read_only`. Did you mean `readOnly`?",
    "openapi.yaml:11 warning unknown-field: JSON Schema has no keyword `min-length`. Did you mean `minLength`?",
  ]);
});

test("reports properties that stand beside their schema", async () => {
  const { problems } = await loadYaml(
    [
      "components:",
      "  schemas:",
      "    Letter:",
      "      type: object",
      "    properties:",
      "      id: { type: string }",
      "      text: { type: string }",
    ].join("\n"),
  );

  expect(problems).toEqual(["openapi.yaml:7 warning misplaced-properties"]);
});

test("reports an example with unknown fields and no value once, and accepts an example with only a summary", async () => {
  const { problems, root } = await loadYaml(
    "components:\n  examples:\n    Rex: { name: Rex, age: 3 }\n    Tom: { summary: A cat., age: 3 }\n    Later: { summary: Comes later. }\n    Ages: [3, 4]",
  );

  expect(problems).toEqual([
    "openapi.yaml:5 warning example-without-value",
    "openapi.yaml:6 warning example-without-value",
    "openapi.yaml:8 warning unexpected-type",
  ]);
  expect(root?.components.examples).toEqual({
    Rex: { value: { name: "Rex", age: 3 } },
    Tom: { summary: "A cat.", age: 3 },
    Later: { summary: "Comes later." },
    Ages: { value: [3, 4] },
  });
});

test("names the examples of a list, and reports it", async () => {
  const { problems, root } = await loadYaml(
    "components:\n  parameters:\n    Age: { name: age, in: query, schema: {}, examples: [3, { value: 4 }, { $ref: '#/components/examples/Old' }] }\n  examples: { Old: { value: 9 } }",
  );

  expect(problems).toEqual(["openapi.yaml:5 warning unexpected-type"]);
  expect(root?.components.parameters).toHaveProperty("Age.examples", {
    example1: { value: 3 },
    example2: { value: 4 },
    example3: { $ref: "#/components/examples/Old" },
  });
});

test("reads the value in a file as that of the example that refers to it, and warns", async () => {
  const { problems, messages, root } = await loadFiles({
    "openapi.yaml": `openapi: 3.1.0\ninfo: { title: Pets, version: '1' }\ncomponents: { examples: { Pet: { $ref: pet.json }, Ages: { $ref: ages.json }, Tom: { summary: A cat., $ref: pet.json }, Schema: { $ref: '#/components/schemas/Pet' } }, schemas: { Pet: { type: object } } }`,
    "pet.json": '{ "name": "Rex" }',
    "ages.json": "[3, 4]",
  });

  expect(problems).toEqual([
    "openapi.yaml:3 warning example-without-value",
    "openapi.yaml:3 warning example-without-value",
    "openapi.yaml:3 warning reference-to-another-kind",
    "pet.json:1 warning example-without-value",
  ]);
  expect(messages).toContain(
    "`pet.json` leads to a value instead of an example, and is read as `value` of the example.",
  );
  expect(root?.components.examples).toMatchObject({
    Pet: { value: { name: "Rex" } },
    Tom: { summary: "A cat.", value: { name: "Rex" } },
    ages: { value: [3, 4] },
  });
});

test("reports a field of another file at its line there, also when several places refer to the file", async () => {
  const { problems } = await loadFiles({
    "openapi.yaml":
      'openapi: 3.1.0\ninfo: { title: Letters, version: "1" }\npaths: { /a: { $ref: paths.yaml }, /b: { $ref: paths.yaml } }',
    "paths.yaml": "get:\n  responses: {}\nsumary: Letters.",
  });

  expect(problems).toEqual(["paths.yaml:3 warning unknown-field"]);
});

test("accepts all fields of OpenAPI, and any field in extensions and examples", async () => {
  const { problems } = await loadYaml(
    [
      "$schema: https://example.com/schema.json",
      "jsonSchemaDialect: https://json-schema.org/draft/2020-12/schema",
      "webhooks: {}",
      "x-anything: { gett: { responses: {} } }",
      "paths:",
      "  x-internal: { gett: {} }",
      "  /letters:",
      "    summary: Letters.",
      "    trace: { responses: {}, callbacks: {} }",
      "components:",
      "  schemas:",
      "    Letter:",
      "      $schema: https://json-schema.org/draft/2020-12/schema",
      "      $id: https://example.com/letter",
      "      $comment: A letter.",
      "      $vocabulary: {}",
      "      dependencies: {}",
      "      example: { typ: a }",
      "  securitySchemes: { key: { type: http, scheme: bearer, bearerFormat: JWT } }",
    ].join("\n"),
  );

  expect(problems).toEqual([]);
});

test("reports a component under an unknown key, and a property beside `properties`", async () => {
  const { messages } = await loadYaml(`components:
  schema: {}
  schemas:
    Letter:
      type: object
      properties: { id: { type: string } }
      remark: { type: string }
      x-remark: { type: string }
      meta: { key: { type: string } }
      additionalProperty: false`);

  expect(messages).toEqual([
    "The object `components` has no field `schema`. Did you mean `schemas`?",
    "JSON Schema has no keyword `remark`. Its value is a schema: does it belong in `properties`?",
    "JSON Schema has no keyword `additionalProperty`. Did you mean `additionalProperties`?",
  ]);
});
