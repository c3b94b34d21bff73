import { expect, test } from "vitest";
import { loadYaml } from "../../test/load-files.ts";

test("reads a dynamic reference with one possible target as a `$ref`", async () => {
  const { root, problems } = await loadYaml(
    [
      "components:",
      "  schemas:",
      "    Tree:",
      "      $dynamicAnchor: node",
      "      properties: { children: { type: array, items: { $dynamicRef: '#node' } } }",
    ].join("\n"),
  );

  expect(root?.components.schemas["Tree"]).toEqual({
    properties: { children: { type: "array", items: { $ref: "#/components/schemas/Tree" } } },
  });
  expect(problems).toEqual([]);
});

test("reports a dynamic reference with several possible targets", async () => {
  const { root, problems, messages } = await loadYaml(
    [
      "components:",
      "  schemas:",
      "    List:",
      "      $id: list",
      "      type: array",
      "      items: { $dynamicRef: '#item' }",
      "      $defs: { any: { $dynamicAnchor: item } }",
      "    Words:",
      "      $id: words",
      "      $ref: list",
      "      $defs: { word: { $dynamicAnchor: item, type: string } }",
    ].join("\n"),
  );

  expect(root?.components.schemas["List"]).toEqual({
    type: "array",
    items: { anyOf: [{ $ref: "#/components/schemas/List_any" }, { $ref: "#/components/schemas/Words_word" }] },
  });
  expect(problems).toEqual(["openapi.yaml:8 warning dynamic-reference"]);
  expect(messages[0]).toBe(
    "2 schemas have `$dynamicAnchor: item`. The reference accepts the values of each of them, wherever it is used.",
  );
});

test("reads a dynamic reference to a schema without the dynamic name as a `$ref`", async () => {
  const { root } = await loadYaml(
    [
      "components:",
      "  schemas:",
      "    List: { $id: list, items: { $dynamicRef: '#item' }, $defs: { any: { $anchor: item, type: string } } }",
      "    One: { $id: one, $dynamicAnchor: item }",
      "    Other: { $id: other, $dynamicAnchor: item }",
    ].join("\n"),
  );

  expect(root?.components.schemas["List"]).toEqual({ items: { $ref: "#/components/schemas/List_any" } });
});

test("keeps a dynamic reference beside a `$ref`", async () => {
  const { root } = await loadYaml(
    [
      "components:",
      "  schemas:",
      "    Base: { type: object }",
      "    Part: { $anchor: part, type: object }",
      "    Both: { $ref: '#/components/schemas/Base', $dynamicRef: '#part' }",
    ].join("\n"),
  );

  expect(root?.components.schemas["Both"]).toEqual({
    allOf: [{ $ref: "#/components/schemas/Base" }, { allOf: [{ $ref: "#/components/schemas/Part" }] }],
  });
});

test("reads `$recursiveRef` as a reference to the whole schema around it", async () => {
  const { root, problems } = await loadYaml(
    [
      "paths:",
      "  /trees:",
      "    get:",
      "      responses:",
      "        '200':",
      "          description: A tree.",
      "          content:",
      "            application/json:",
      "              schema: { properties: { left: { $recursiveRef: '#' } } }",
      "components:",
      "  schemas:",
      "    Tree:",
      "      $recursiveAnchor: true",
      "      properties: { children: { type: array, items: { $recursiveRef: '#' } } }",
    ].join("\n"),
  );

  expect(problems).toEqual([]);
  expect(root?.components.schemas["Tree"]).toEqual({
    properties: { children: { type: "array", items: { $ref: "#/components/schemas/Tree" } } },
  });
  const media = root?.paths["/trees"]?.get?.responses?.["200"];
  expect(JSON.stringify(media)).toMatch(/"left":\{"\$ref":"#\/components\/schemas\/[\w.-]+"\}/);
});

test("reports a dynamic reference without a target", async () => {
  const { problems } = await loadYaml("components: { schemas: { Tree: { items: { $dynamicRef: '#node' } } } }");

  expect(problems).toEqual(["openapi.yaml:3 error dangling-reference"]);
});
