import { expect, test } from "vitest";
import { loadFiles, loadYaml } from "../../test/load-files.ts";

const head = `openapi: 3.1.0\ninfo: { title: Letters, version: "1.0.0" }\n`;

test("follows references to an `$id`, to places in it, and relative to it", async () => {
  const { root, problems } = await loadYaml(
    [
      "components:",
      "  schemas:",
      "    Letter:",
      "      $id: https://letters.example/schemas/letter",
      "      type: object",
      "      properties:",
      "        stamp: { $ref: stamp }",
      "        size: { $ref: '#/$defs/size' }",
      "        colour: { $ref: '#colour' }",
      "      $defs:",
      "        size: { type: integer }",
      "        colour: { $anchor: colour, enum: [red] }",
      "    Stamp: { $id: 'https://letters.example/schemas/stamp', type: string }",
      "    Box:",
      "      properties:",
      "        letter: { $ref: 'https://letters.example/schemas/letter' }",
      "        size: { $ref: 'https://letters.example/schemas/letter#/$defs/size' }",
      "        colour: { $ref: 'https://letters.example/schemas/letter#colour' }",
      "        urn: { $ref: 'urn:example:word' }",
      "    Word: { $id: 'urn:example:word', type: string, maxLength: 9 }",
    ].join("\n"),
  );

  expect(problems).toEqual([]);
  expect(root?.components.schemas).toMatchObject({
    Letter: {
      properties: {
        stamp: { $ref: "#/components/schemas/Stamp" },
        size: { $ref: "#/components/schemas/Letter_size" },
        colour: { $ref: "#/components/schemas/Letter_colour" },
      },
    },
    Letter_size: { type: "integer" },
    Letter_colour: { enum: ["red"] },
    Box: {
      properties: {
        letter: { $ref: "#/components/schemas/Letter" },
        size: { $ref: "#/components/schemas/Letter_size" },
        colour: { $ref: "#/components/schemas/Letter_colour" },
        urn: { $ref: "#/components/schemas/Word" },
      },
    },
  });
});

test("keeps the anchors of schemas with different `$id`s apart", async () => {
  const { root, problems } = await loadYaml(
    [
      "components:",
      "  schemas:",
      "    One: { $id: one, items: { $ref: '#part' }, $defs: { part: { $anchor: part, type: string } } }",
      "    Two: { $id: two, items: { $ref: '#part' }, $defs: { part: { $anchor: part, type: integer } } }",
    ].join("\n"),
  );

  expect(problems).toEqual([]);
  expect(root?.components.schemas).toMatchObject({ One_part: { type: "string" }, Two_part: { type: "integer" } });
});

test("finds the schemas of another file by its `$id`, and its relative references on the disk", async () => {
  const { root, problems } = await loadFiles({
    "openapi.yaml": `${head}components: { schemas: { Letter: { $ref: schemas/letter.yaml }, Same: { $ref: 'https://letters.example/letter.yaml' } } }`,
    "schemas/letter.yaml": "$id: https://letters.example/letter.yaml\nproperties: { stamp: { $ref: stamp.yaml } }",
    "schemas/stamp.yaml": "$id: stamp.yaml\ntype: string",
  });

  expect(problems).toEqual([]);
  expect(root?.components.schemas).toMatchObject({
    Letter: { properties: { stamp: { $ref: "#/components/schemas/stamp" } } },
    Same: { $ref: "#/components/schemas/Letter" },
  });
});

test("reads `#/components/…` in a schema with an `$id` as a place in the file, and warns", async () => {
  const { root, problems, messages } = await loadYaml(
    [
      "components:",
      "  schemas:",
      "    Letter:",
      "      $id: https://letters.example/letter",
      "      properties: { stamp: { $ref: '#/components/schemas/Stamp' } }",
      "    Stamp: { type: string }",
    ].join("\n"),
  );

  expect(root?.components.schemas["Letter"]).toMatchObject({
    properties: { stamp: { $ref: "#/components/schemas/Stamp" } },
  });
  expect(problems).toEqual(["openapi.yaml:7 warning reference-ignores-id"]);
  expect(messages).toEqual([
    "`#/components/schemas/Stamp` leads nowhere in `https://letters.example/letter`, and was read as a place in the file.",
  ]);
});

test("ignores names in values of the API, and reads a property called `$id`", async () => {
  const { problems } = await loadYaml(
    [
      "components:",
      "  schemas:",
      "    Letter:",
      "      properties: { $id: { type: string }, $anchor: { type: string } }",
      "      examples: [{ $id: 'https://letters.example/letter', $anchor: lost }]",
      "    Lost: { $ref: '#lost' }",
    ].join("\n"),
  );

  expect(problems).toEqual(["openapi.yaml:8 error dangling-reference"]);
});

test("reads references to the `$self` of a document", async () => {
  const { root, problems } = await loadFiles({
    "openapi.yaml": `openapi: 3.2.0\n$self: https://letters.example/openapi\ninfo: { title: Letters, version: "1" }\ncomponents: { schemas: { Letter: { $ref: parts.yaml }, Stamp: { type: string } } }`,
    "parts.yaml": "properties: { stamp: { $ref: 'https://letters.example/openapi#/components/schemas/Stamp' } }",
  });

  expect(problems).toEqual([]);
  expect(root?.components.schemas["Letter"]).toMatchObject({
    properties: { stamp: { $ref: "#/components/schemas/Stamp" } },
  });
});

test("finds a place through a `$ref` of another file that was bundled before", async () => {
  const { root, problems } = await loadFiles({
    "openapi.yaml": `${head}components: { schemas: { All: { $ref: parts.yaml }, Tag: { $ref: 'parts.yaml#/properties/alias/properties/tag' } } }`,
    "parts.yaml":
      "properties: { alias: { $ref: '#/$defs/pet' } }\n$defs: { pet: { properties: { tag: { type: string } } } }",
  });

  expect(problems).toEqual([]);
  expect(root?.components.schemas["Tag"]).toEqual({ type: "string" });
});

test("reports a name that two schemas have", async () => {
  const { root, problems } = await loadYaml(
    [
      "components:",
      "  schemas:",
      "    One: { $id: same, $anchor: part, $dynamicAnchor: part }",
      "    Two: { $id: same, type: string }",
      "    Three: { $anchor: other, type: string }",
      "    Four: { $anchor: other, type: integer }",
      "    Five: { $ref: '#other' }",
    ].join("\n"),
  );

  expect(problems).toEqual([
    "openapi.yaml:6 warning duplicate-schema-name",
    "openapi.yaml:8 warning duplicate-schema-name",
  ]);
  expect(root?.components.schemas["Five"]).toEqual({ $ref: "#/components/schemas/Three" });
});
