import { expect, test } from "vitest";
import { openText } from "../open-document.ts";
import { loadFiles } from "../../test/load-files.ts";

const pets = `openapi: 3.1.0
info: { title: Pets, version: "1", description: Old. }
tags: [{ name: cats }, { name: dogs }, { name: fish }]
paths:
  /pets:
    get:
      tags: [cats]
      responses: { "200": { description: Pets. } }
  /pets/{id}:
    parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
    get:
      responses: { "200": { description: A pet. } }
    delete:
      responses: { "204": { description: Gone. } }
`;

/** Reads the document of pets with the actions of an overlay. */
const apply = async (actions: string, document = pets) =>
  loadFiles(
    { "openapi.yaml": document, "overlay.yaml": `overlay: 1.0.0\ninfo: { title: O, version: "1" }\n${actions}` },
    { overlays: ["overlay.yaml"] },
  );

test("merges objects, appends to lists, and replaces any other value", async () => {
  const { root, problems } = await apply(`actions:
  - target: $
    update: { info: { description: New., license: { name: MIT } }, tags: [{ name: birds }] }
  - target: $.tags
    update: { name: snakes }
  - target: $.paths['/pets'].get
    update: { summary: Lists pets., tags: [dogs] }
`);

  expect(problems).toEqual([]);
  expect(root?.info).toEqual({ title: "Pets", version: "1", description: "New.", license: { name: "MIT" } });
  expect(root?.tags.map(({ name }) => name)).toEqual(["cats", "dogs", "fish", "birds", "snakes"]);
  expect(root?.paths["/pets"]?.get).toMatchObject({ summary: "Lists pets.", tags: ["cats", "dogs"] });
});

test("removes all values that a target selects, also several items of one list", async () => {
  const { root, problems } = await apply(`actions:
  - target: $.tags[?@.name != 'dogs']
    remove: true
  - target: $.paths.*.delete
    remove: true
`);

  expect(problems).toEqual([]);
  expect(root?.tags).toEqual([{ name: "dogs" }]);
  expect(Object.keys(root?.paths["/pets/{id}"] ?? {})).toEqual(["parameters", "get"]);
});

test("applies actions in order, each to the result of the one before", async () => {
  const { root } = await apply(`actions:
  - target: $.paths.*.get
    update: { x-read: true }
  - target: $.paths.*[?@['x-read']]
    update: { summary: Reads. }
`);

  expect(root?.paths["/pets/{id}"]?.get).toMatchObject({ summary: "Reads." });
  expect(root?.paths["/pets/{id}"]?.delete).not.toHaveProperty("summary");
});

test("reports a problem at its line in the overlay, or at its old line in the document", async () => {
  const { problems } = await apply(
    `actions:
  - target: $.tags[0]
    remove: true
  - target: $.paths['/pets'].get
    update:
      parameters:
        - { name: limit, in: query, schema: { $ref: "#/components/schemas/Limit" } }
  - target: $.paths['/pets'].get.parameters
    update: { name: page, in: query, schema: { $ref: "#/components/schemas/Page" } }
`,
    pets.replace("{ name: dogs }", "{ name: [dogs] }"),
  );

  expect(problems.toSorted()).toEqual([
    "openapi.yaml:3 warning unexpected-type",
    "overlay.yaml:11 error dangling-reference",
    "overlay.yaml:9 error dangling-reference",
  ]);
});

test.each([
  ["a file that is not an overlay", "openapi: 3.1.0", ["overlay.yaml:1 error overlay-unsupported"]],
  ["an overlay of another version", "overlay: 2.0.0\nactions: []", ["overlay.yaml:1 error overlay-unsupported"]],
  ["an overlay without actions", "overlay: 1.0.0", ["overlay.yaml:1 error overlay-malformed"]],
  ["a file that is missing", undefined, ["overlay.yaml:? error unreadable-file"]],
])("reports %s", async (_, overlay, expected) => {
  const files = { "openapi.yaml": pets, ...(overlay !== undefined && { "overlay.yaml": overlay }) };

  expect((await loadFiles(files, { overlays: ["overlay.yaml"] })).problems).toEqual(expected);
});

test.each([
  ["an action that is not an object", "- remove", "overlay.yaml:4 error overlay-malformed"],
  ["an action without a target", "- update: {}", "overlay.yaml:4 error overlay-malformed"],
  ["an action that does nothing", "- target: $.info", "overlay.yaml:4 error overlay-malformed"],
  [
    "a target that is not a JSONPath",
    "- { target: info.title, remove: true }",
    "overlay.yaml:4 error overlay-malformed",
  ],
  [
    "a target that selects nothing",
    "- { target: $.nothing, remove: true }",
    "overlay.yaml:4 warning overlay-selects-nothing",
  ],
  ["a target that selects a text", "- { target: $.info.title, update: {} }", "overlay.yaml:4 error overlay-malformed"],
  [
    "an object that is updated by a text",
    "- { target: $.info, update: New }",
    "overlay.yaml:4 error overlay-malformed",
  ],
  ["the removal of the document", "- { target: $, remove: true }", "overlay.yaml:4 error overlay-malformed"],
  [
    "a field of a later version",
    "- { target: $.info, copy: $.tags, update: {} }",
    "overlay.yaml:4 error overlay-malformed",
  ],
  ["a `remove` that is not a boolean", "- { target: $.info, remove: 1 }", "overlay.yaml:4 error overlay-malformed"],
])("reports %s", async (_, action, expected) => {
  expect((await apply(`actions:\n  ${action}\n`)).problems).toContain(expected);
});

test.each([
  ["openapi: 3.1.0", "cannot be read, line 1: There is no `overlay`. Name a file that begins with `overlay: 1.1.0`"],
  ["overlay: 1.0.0", "cannot be read, line 1: `actions` is nothing instead of a list. Write an action such as"],
])("is an error also for readers that accept problems of the document: %s", async (overlay, message) => {
  expect(await openText("openapi.yaml", pets, [overlay])).toEqual([expect.stringContaining(message)]);
});

test("is no error for readers that accept problems if a target selects nothing", async () => {
  const overlay = "overlay: 1.0.0\nactions: [{ target: $.nothing, remove: true }]";

  expect(await openText("openapi.yaml", pets, [overlay])).toHaveProperty("document");
});

test("treats keys of `Object.prototype` as any other key", async () => {
  const { root } = await apply(`actions: [{ target: $.info, update: { "__proto__": { polluted: true } } }]\n`);

  expect(root?.info).not.toHaveProperty("polluted");
  expect({}).not.toHaveProperty("polluted");
});

test("counts overlays among the files of the document", async () => {
  const { files } = await apply(`actions: []\n`);

  expect(files).toEqual(["openapi.yaml", "overlay.yaml"]);
});

test("locates each item of a list, whichever items were removed and appended", async () => {
  const names = ["ant", "bee", "cow", "dog", "elk"];
  const document = `openapi: 3.1.0\ninfo: { title: Pets, version: "1" }\npaths: {}\ntags:\n${names.map((name) => `  - name: ${name}\n`).join("")}`;
  for (let removed = 0; removed < 2 ** names.length; removed += 1) {
    const target = names
      .map((name, index) => (removed & (2 ** index) ? `@.name == '${name}'` : "false == true"))
      .join(" || ");
    const remove = `  - { target: "$.tags[?${target}]", remove: true }\n`;
    const add = `  - target: $\n    update:\n      tags:\n        - name: fox\n        - name: gnu\n`;
    const overlay = `overlay: 1.0.0\nactions:\n${remove}${add}${remove.replace(/@[^"]*\]/, "@.name == 'fox' || @.name == 'ant']")}`;

    const { root, document: loaded } = await loadFiles(
      { "openapi.yaml": document, "overlay.yaml": overlay },
      { overlays: ["overlay.yaml"] },
    );

    const found = root?.tags.map(({ name }, index) => {
      const { file, line = 0 } = loaded?.locate(`/tags/${index}`) ?? { file: "" };
      return [name, (file.endsWith("overlay.yaml") ? overlay : document).split("\n")[line - 1]?.trim()];
    });
    expect(found?.at(-1)?.[0]).toBe("gnu");
    expect(found).toEqual(found?.map(([name]) => [name, `- name: ${name}`]));
  }
});
