import { expect, test } from "vitest";
import { loadFiles } from "../../test/load-files.ts";

// Each rule in which Overlay 1.1 differs from 1.0: https://spec.openapis.org/overlay/v1.1.0.html

const pets = `openapi: 3.1.0
info: { title: Pets, version: "1", description: Old. }
tags: [{ name: cats }, { name: dogs }]
paths:
  /pets:
    get: { tags: [cats, old], deprecated: false, x-limits: [1, 2], responses: { "200": { description: Pets. } } }
  /animals:
    delete: { responses: { "204": { description: Gone. } } }
components:
  schemas:
    Pet: { type: object, properties: { name: { type: string, maxLength: 20 } } }
    Cat: { properties: { lives: { type: integer } } }
x-title: { title: [] }
x-owned: { properties: { owner: { $ref: "#/components/schemas/Owner" } } }
`;

/** Reads the document of pets with the actions of an overlay. The first one is on line 4. */
const apply = async (actions: readonly object[], version = "1.1.0") => {
  const head = `overlay: ${version}\ninfo: { title: O, version: "1" }\nactions:\n`;
  const overlay = head + actions.map((action) => `  - ${JSON.stringify(action)}\n`).join("");
  const loaded = await loadFiles({ "openapi.yaml": pets, "overlay.yaml": overlay }, { overlays: ["overlay.yaml"] });
  return { ...loaded, operation: loaded.root?.paths["/pets"]?.get, schemas: loaded.root?.components.schemas };
};

test.each(["1.1.0", "1.1.7", "1.1", '"1.1.0"'])("reads version %s", async (version) => {
  const { problems, root } = await apply([{ target: "$.info.title", update: "Animals" }], version);

  expect(problems).toEqual([]);
  expect(root?.info.title).toBe("Animals");
});

test("replaces a text, a number, a boolean and null", async () => {
  const { problems, operation, schemas } = await apply([
    { target: "$.paths['/pets'].get.deprecated", update: true },
    { target: "$.components.schemas.Pet.properties.name.maxLength", update: 30 },
    { target: "$.paths['/pets'].get.tags[0]", update: "dogs" },
    { target: "$.paths['/pets'].get", update: { "x-owner": null } },
    { target: "$.paths['/pets'].get['x-owner']", update: "me" },
  ]);

  expect(problems).toEqual([]);
  expect(operation).toMatchObject({ deprecated: true, tags: ["dogs", "old"], "x-owner": "me" });
  expect(schemas).toMatchObject({ Pet: { properties: { name: { maxLength: 30 } } } });
});

test("replaces all values that a target selects, also by null", async () => {
  const { problems, operation } = await apply([
    { target: "$.paths['/pets'].get['x-limits'][*]", description: "Unknown.", update: null },
  ]);

  expect(problems).toEqual([]);
  expect(operation).toMatchObject({ "x-limits": [null, null] });
});

test("concatenates a list with a list, and appends any other value", async () => {
  const { problems, operation, root } = await apply([
    { target: "$.paths['/pets'].get.tags", update: ["dogs"] },
    { target: "$.paths['/pets'].get.tags", update: "cats" },
    { target: "$.tags", update: { name: "fish" } },
  ]);

  expect(problems).toEqual([]);
  expect(operation?.tags).toEqual(["cats", "old", "dogs", "cats"]);
  expect(root?.tags.map(({ name }) => name)).toEqual(["cats", "dogs", "fish"]);
});

test("removes texts of a list", async () => {
  const { problems, operation } = await apply([{ target: "$.paths.*.get.tags[?@ == 'old']", remove: true }]);

  expect(problems).toEqual([]);
  expect(operation?.tags).toEqual(["cats"]);
});

test("copies a part of the document, and merges it", async () => {
  const { problems, root } = await apply([{ target: "$.paths['/animals']", copy: "$.paths['/pets']" }]);

  expect(problems).toEqual([]);
  expect(Object.keys(root?.paths["/animals"] ?? {}).toSorted()).toEqual(["delete", "get"]);
  expect(root?.paths["/animals"]?.get?.tags).toEqual(["cats", "old"]);
});

test("renames by an update, a copy and a removal, each on the result of the one before", async () => {
  const { problems, root } = await apply([
    { target: "$.paths", update: { "/dogs": {} } },
    { target: "$.paths['/dogs']", copy: "$.paths['/pets']" },
    { target: "$.paths['/pets']", remove: true },
  ]);

  expect(problems).toEqual([]);
  expect(Object.keys(root?.paths ?? {})).toEqual(["/animals", "/dogs"]);
  expect(root?.paths["/dogs"]?.get?.tags).toEqual(["cats", "old"]);
});

test("copies lists into lists, and other values over others", async () => {
  const { problems, operation, root } = await apply([
    { target: "$.paths['/pets'].get['x-limits']", copy: "$.paths['/pets'].get.tags" },
    { target: "$.paths['/pets'].get['x-limits']", copy: "$.info.version" },
    { target: "$.info.title", copy: "$.info.description" },
  ]);

  expect(problems).toEqual([]);
  expect(operation).toMatchObject({ "x-limits": [1, 2, "cats", "old", "1"] });
  expect(root?.info.title).toBe("Old.");
});

test("copies a value as it was before the action, also into its own parts", async () => {
  const { problems, root } = await apply([{ target: "$.components..properties", copy: "$.components.schemas" }]);

  expect(problems).toEqual([]);
  const copied = { Pet: { properties: { name: {} } }, Cat: { properties: { lives: {} } } };
  expect(root?.components.schemas).toMatchObject({
    Pet: { properties: { name: { maxLength: 20 }, ...copied } },
    Cat: { properties: { lives: {}, ...copied } },
  });
  expect(root?.components.schemas["Cat"]).not.toHaveProperty("properties.Pet.properties.Pet");
});

test("copies independent values", async () => {
  const { schemas } = await apply([
    { target: "$.components.schemas", update: { Dog: {} } },
    { target: "$.components.schemas.Dog", copy: "$.components.schemas.Pet" },
    { target: "$.components.schemas.Dog.properties.name", update: { minLength: 1 } },
  ]);

  expect(schemas).toMatchObject({ Dog: { properties: { name: { minLength: 1 } } } });
  expect(schemas?.["Pet"]).not.toHaveProperty("properties.name.minLength");
});

test("ignores `update` and `copy` beside `remove: true`", async () => {
  const { problems, root } = await apply([
    { target: "$.info.description", remove: true, update: "New.", copy: "$.info" },
  ]);

  expect(problems).toEqual([]);
  expect(root?.info).toEqual({ title: "Pets", version: "1" });
});

test("warns of a target that selects nothing, and changes nothing", async () => {
  const { problems, schemas } = await apply([{ target: "$.components.schemas.Dog", copy: "$.components.schemas.Pet" }]);

  expect(problems).toEqual(["overlay.yaml:4 warning overlay-selects-nothing"]);
  expect(Object.keys(schemas ?? {})).toEqual(["Pet", "Cat"]);
});

test("reports a problem of a replaced or copied value at its action", async () => {
  const { problems } = await apply([
    { target: "$.components.schemas.Cat.properties.lives.type", update: "whole" },
    { target: "$.components.schemas.Pet", copy: "$['x-owned']" },
  ]);

  expect(problems).toEqual(["overlay.yaml:4 warning unknown-schema-type", "overlay.yaml:5 error dangling-reference"]);
});

test.each([
  [
    "an object over a text",
    { target: "$.info.title", update: { en: "Pets" } },
    "`update` is an object instead of a text, a number, a boolean or null, and `target` selects `Pets`.",
  ],
  [
    "a copied list over a text",
    { target: "$.info.title", copy: "$.tags" },
    "`copy` selects a list instead of a text, a number, a boolean or null, and `target` selects `Pets`.",
  ],
  [
    "a text over an object",
    { target: "$.info", update: "New" },
    "`update` is `New` instead of an object, and `target` selects an object.",
  ],
  [
    "a copied text over an object",
    { target: "$.info", copy: "$.info.title" },
    "`copy` selects `Pets` instead of an object, and `target` selects an object.",
  ],
  [
    "objects and lists at once",
    { target: "$['info', 'tags']", update: {} },
    "`target` selects objects and lists. They must be of one kind.",
  ],
  [
    "objects and texts at once",
    { target: "$.tags..*", copy: "$.info.title" },
    "`target` selects objects and other values. They must be of one kind.",
  ],
  [
    "a text over a list within an object",
    { target: "$.paths['/pets']", update: { get: { tags: "cats" } } },
    "`get.tags` is `cats` here, and a list in the document.",
  ],
  [
    "an object over a text within an object",
    { target: "$", update: { info: { title: { en: "Pets" } } } },
    "`info.title` is an object here, and `Pets` in the document.",
  ],
  [
    "a copied list over a text within an object",
    { target: "$.info", copy: "$['x-title']" },
    "`title` is a list here, and `Pets` in the document.",
  ],
  [
    "a copy of nothing",
    { target: "$.info", copy: "$.nothing" },
    "`copy` selects nothing in the document instead of one value.",
  ],
  [
    "a copy of several values",
    { target: "$.info", copy: "$.tags.*" },
    "`copy` selects 2 values in the document instead of one value.",
  ],
  ["a copy that is not a JSONPath", { target: "$.info", copy: "info" }, "`copy` is not a JSONPath of RFC 9535"],
  ["a copy that is not a text", { target: "$.info", copy: { a: 1 } }, "`copy` is an object instead of a JSONPath."],
  [
    "a copy beside an update",
    { target: "$.info", copy: "$.info", update: {} },
    "An action has both `update` and `copy`.",
  ],
  ["an action that does nothing", { target: "$.info" }, "An action has none of `update`, `copy` and `remove: true`."],
])("rejects %s", async (_, action, message) => {
  const { problems, messages } = await apply([action]);

  expect(problems).toEqual(["overlay.yaml:4 error overlay-malformed"]);
  expect(messages.join("\n")).toContain(message);
});

test.each([
  ["appends a list as one entry", { target: "$.paths['/pets'].get['x-limits']", update: [3] }, [1, 2, [3]]],
  ["replaces values of another kind", { target: "$.paths['/pets'].get", update: { "x-limits": 3 } }, 3],
])("version 1.0 %s", async (_, action, limits) => {
  const { problems, operation } = await apply([action], "1.0.0");

  expect(problems).toEqual([]);
  expect(operation).toMatchObject({ "x-limits": limits });
});

test.each([
  [
    "`copy`",
    { target: "$.info", copy: "$.tags" },
    "`copy` is not a field of Overlay 1.0 at this place. Overlay 1.1 has it.",
  ],
  ["an update of a text", { target: "$.info.title", update: "New" }, "Overlay 1.1 updates other values, too."],
])("version 1.0 rejects %s, and names the version that has it", async (_, action, message) => {
  const { messages } = await apply([action], "1.0.0");

  expect(messages.join("\n")).toContain(message);
});
