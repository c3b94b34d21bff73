import { expect, test } from "vitest";
import { loadFiles, loadYaml } from "../../test/load-files.ts";

const returning = (file: string): string =>
  `{ '200': { description: Pets., content: { application/json: { schema: { $ref: ${file} } } } } }`;
const head = `openapi: 3.1.0\ninfo: { title: Letters, version: "1.0.0" }\n`;

test("adds schemas of other files to the components", async () => {
  const { root, files, problems } = await loadFiles({
    "openapi.yaml": `${head}components: { schemas: { Box: { properties: { pet: { $ref: ./schemas/pet.yaml } } } } }`,
    "schemas/pet.yaml": "type: object\nproperties: { tag: { $ref: 'tags.json#/definitions/Tag' } }",
    "schemas/tags.json": `{ "definitions": { "Tag": { "type": "string" } } }`,
  });

  expect(root?.components.schemas).toEqual({
    Box: { properties: { pet: { $ref: "#/components/schemas/pet" } } },
    pet: { type: "object", properties: { tag: { $ref: "#/components/schemas/Tag" } } },
    Tag: { type: "string" },
  });
  expect(files).toEqual(["openapi.yaml", "schemas/pet.yaml", "schemas/tags.json"]);
  expect(problems).toEqual([]);
});

test("follows a `$ref` as it is written if its decoded name does not exist", async () => {
  const { root, problems } = await loadFiles({
    "openapi.yaml": `${head}components:\n  schemas:\n    Pick%22: { type: string }\n    'Both"': { type: integer }\n    Both%22: { type: string }\n    Box:\n      properties:\n        picked: { $ref: '#/components/schemas/Pick%22' }\n        both: { $ref: '#/components/schemas/Both%22' }`,
  });

  expect(root?.components.schemas["Box"]).toEqual({
    properties: { picked: { $ref: "#/components/schemas/Pick%2522" }, both: { $ref: '#/components/schemas/Both"' } },
  });
  expect(problems).toEqual(["openapi.yaml:10 warning reference-not-decoded"]);
});

test("reads a `$ref` that ends with `#/` as the whole file", async () => {
  const { root, problems } = await loadFiles({
    "openapi.yaml": [
      "openapi: 3.1.0",
      "info: { title: Letters, version: '1' }",
      "components:",
      "  schemas:",
      "    Page:",
      "      properties:",
      "        letter: { $ref: 'letter.yaml#/' }",
      "        word: { $ref: 'word.yaml#/' }",
    ].join("\n"),
    "letter.yaml": "type: string",
    "word.yaml": "'': { type: integer }",
  });

  expect(problems).toEqual(["openapi.yaml:7 warning reference-to-no-name"]);
  expect(Object.values(root?.components.schemas ?? {}).slice(1)).toEqual([{ type: "string" }, { type: "integer" }]);
});

test("lets files refer to each other in circles", async () => {
  const { root, problems } = await loadFiles({
    "openapi.yaml": `${head}components: { schemas: { Parent: { $ref: parent.yaml } } }`,
    "parent.yaml": "properties: { child: { $ref: child.yaml } }",
    "child.yaml":
      "properties: { parent: { $ref: parent.yaml }, self: { $ref: '#' }, root: { $ref: 'openapi.yaml#/components/schemas/Parent' } }",
  });

  expect(root?.components.schemas).toEqual({
    Parent: { properties: { child: { $ref: "#/components/schemas/child" } } },
    child: {
      properties: {
        parent: { $ref: "#/components/schemas/Parent" },
        self: { $ref: "#/components/schemas/child" },
        root: { $ref: "#/components/schemas/Parent" },
      },
    },
  });
  expect(problems).toEqual([]);
});

test("adds two schemas of the same name under two keys", async () => {
  const { root } = await loadFiles({
    "openapi.yaml": `${head}components: { schemas: { Pet: { properties: { other: { $ref: 'pets.yaml#/Pet' } } } } }`,
    "pets.yaml": "Pet: { type: string }",
  });

  expect(Object.keys(root?.components.schemas ?? {})).toEqual(["Pet", "Pet_2"]);
});

test("takes a file as the component that refers to it, although a path refers to the file first", async () => {
  const { root } = await loadFiles({
    "openapi.yaml": `${head}paths: { /pets: { $ref: pets.yaml } }\ncomponents: { schemas: { Pet: { $ref: schemas/Pet.yaml } } }`,
    "pets.yaml": `get: { responses: ${returning("schemas/Pet.yaml")} }`,
    "schemas/Pet.yaml": "type: string",
  });

  expect(root?.components.schemas).toEqual({ Pet: { type: "string" } });
  expect(root?.paths["/pets"]?.get?.responses?.["200"]).toMatchObject({
    content: { "application/json": { schema: { $ref: "#/components/schemas/Pet" } } },
  });
});

test.each([
  ["that the components name", "components: { schemas: { $ref: schemas/index.yaml } }"],
  ["of which the components name one", "components: { schemas: { Pet: { $ref: 'schemas/index.yaml#/Pet' } } }"],
  ["that the components do not name", ""],
])("reads an index of files %s as names of these files", async (_, components) => {
  const { root } = await loadFiles({
    "openapi.yaml": `${head}paths: { /pets: { get: { responses: ${returning("schemas/Pet.yaml")} }, put: { responses: ${returning("'schemas/index.yaml#/Pet'")} } } }\n${components}`,
    "schemas/index.yaml": "Pet: { $ref: ./Pet.yaml }\nTag: { $ref: ./Tag.yaml }",
    "schemas/Pet.yaml": "properties: { one: { $ref: ./Tag.yaml }, other: { $ref: 'index.yaml#/Tag' } }",
    "schemas/Tag.yaml": "type: string",
  });

  const tag = { $ref: "#/components/schemas/Tag" };
  expect(root?.components.schemas).toEqual({ Pet: { properties: { one: tag, other: tag } }, Tag: { type: "string" } });
});

test("resolves path items, parameters, bodies and responses of other files", async () => {
  const { root, problems } = await loadFiles({
    "openapi.yaml": `${head}paths: { /letters: { $ref: letters.yaml } }`,
    "letters.yaml": [
      "post:",
      "  parameters: [{ $ref: 'parts.yaml#/size' }]",
      "  requestBody: { $ref: 'parts.yaml#/body' }",
      "  responses: { '200': { $ref: 'parts.yaml#/done' } }",
    ].join("\n"),
    "parts.yaml": [
      "size: { name: size, in: query, schema: { type: integer } }",
      "body: { content: { text/plain: { schema: { type: string } } } }",
      "done: { description: Done. }",
    ].join("\n"),
  });

  expect(root?.paths["/letters"]?.post).toEqual({
    operationId: "letters.create",
    parameters: [{ $ref: "#/components/parameters/size" }],
    requestBody: { $ref: "#/components/requestBodies/body" },
    responses: { "200": { $ref: "#/components/responses/done" } },
  });
  expect(root?.components.responses).toEqual({ done: { description: "Done." } });
  expect(problems).toEqual([]);
});

test("follows a `$ref` in place of a whole map", async () => {
  const { root, problems } = await loadFiles({
    "openapi.yaml": `${head}paths: { $ref: paths.yaml }\ncomponents: { schemas: { $ref: schemas.yaml } }`,
    "paths.yaml": "/letters: { get: { responses: { '204': { description: None. } } } }",
    "schemas.yaml": "Letter: { type: string }\nWord: { type: array, items: { $ref: '#/Letter' } }",
  });

  expect(Object.keys(root?.paths ?? {})).toEqual(["/letters"]);
  expect(root?.components.schemas).toEqual({
    Letter: { type: "string" },
    Word: { type: "array", items: { $ref: "#/components/schemas/Letter" } },
  });
  expect(problems).toEqual([
    "openapi.yaml:3 warning misplaced-reference",
    "openapi.yaml:4 warning misplaced-reference",
  ]);
});

test("adds a component for each target of a `$ref` elsewhere in the document", async () => {
  const { root, problems } = await loadYaml(
    [
      "paths:",
      "  /letters/{name}:",
      "    get:",
      "      parameters: [{ name: name, in: path, required: true, schema: { type: string } }]",
      "      responses: { '200': { description: One., content: { application/json: { schema: { type: object } } } } }",
      "    put:",
      "      parameters: [{ $ref: '#/paths/~1letters~1%7Bname%7D/get/parameters/0' }]",
      "      responses: { '200': { $ref: '#/paths/~1letters~1{name}/get/responses/200' } }",
      "components:",
      "  schemas:",
      "    Pet: { properties: { tag: { type: string }, other: { $ref: '#/components/schemas/Pet/properties/tag' } } }",
    ].join("\n"),
  );

  expect(root?.components.schemas["Pet_tag"]).toEqual({ type: "string" });
  expect(root?.paths["/letters/{name}"]?.put?.parameters).toEqual([
    { $ref: "#/components/parameters/letters_name_get" },
  ]);
  expect(problems).toEqual([]);
});

test("follows a `$ref` through another `$ref`, to an anchor, and to an encoded key", async () => {
  const { root, problems } = await loadYaml(
    [
      "components:",
      "  schemas:",
      "    Alias: { $ref: '#/components/schemas/Pet' }",
      "    Pet: { $anchor: pet, properties: { tag: { type: string } } }",
      "    'List of «Pet»': { type: array, items: { $ref: '#pet' } }",
      "    Through: { $ref: '#/components/schemas/Alias/properties/tag' }",
      "    Encoded: { $ref: '#/components/schemas/List%20of%20%C2%ABPet%C2%BB' }",
    ].join("\n"),
  );

  expect(root?.components.schemas).toMatchObject({
    "List of «Pet»": { items: { $ref: "#/components/schemas/Pet" } },
    Through: { $ref: "#/components/schemas/Pet_tag" },
    Encoded: { $ref: "#/components/schemas/List of «Pet»" },
  });
  expect(problems).toEqual([]);
});

test("reports each `$ref` without a target once, with its line", async () => {
  const { problems, messages } = await loadFiles({
    "openapi.yaml": [
      ...head.trim().split("\n"),
      "components:",
      "  schemas:",
      "    Box:",
      "      properties:",
      "        one: { $ref: '#/components/schemas/Lost' }",
      "        two:",
      "          $ref: missing.yaml",
      "        three: { $ref: 'parts.yaml#/Part' }",
      "        four: { $ref: '#/components/schemas/constructor' }",
    ].join("\n"),
    "parts.yaml": "Part:\n  items:\n    $ref: '#/Other'",
  });

  expect(problems).toEqual([
    "openapi.yaml:7 error dangling-reference",
    "openapi.yaml:9 error dangling-reference",
    "openapi.yaml:11 error dangling-reference",
    "parts.yaml:3 error dangling-reference",
  ]);
  expect(messages[0]).toBe("`#/components/schemas/Lost` leads nowhere: there is no `Lost` in `/components/schemas`.");
});

test("reads a `$ref` that leads nowhere in the file as a place in the whole schema around it, and warns", async () => {
  const { root, messages } = await loadYaml(
    "components: { schemas: { Order: { $defs: { Item: { type: string } }, properties: { item: { $defs: { Item: {} }, items: { $ref: '#/$defs/Item' } }, lost: { $ref: '#/$defs/Lost' } } }, All: { items: { $ref: '#components/schemas/Order' } } } }",
  );

  expect(root?.components.schemas["Order"]).toHaveProperty(
    "properties.item.items.$ref",
    "#/components/schemas/Order_Item",
  );
  expect(root?.components.schemas["Order_Item"]).toEqual({ type: "string" });
  expect(messages).toEqual([
    "`#/$defs/Item` leads nowhere, and was read as `#/components/schemas/Order/$defs/Item`.",
    "`#/$defs/Lost` leads nowhere: there is no `$defs` in the file.",
    "`#components/schemas/Order` leads nowhere, and was read as `#/components/schemas/Order`.",
  ]);
});

test("reads backslashes in the path of a `$ref` as slashes if it leads nowhere otherwise", async () => {
  const { root, messages } = await loadFiles({
    "openapi.yaml": `${head}components: { schemas: { Pet: { $ref: '.\\schemas\\pet.yaml#/Pet' } } }`,
    "schemas/pet.yaml": "Pet: { type: string }",
  });

  expect(root?.components.schemas["Pet"]).toEqual({ type: "string" });
  // Windows has such paths.
  const warning = "`.\\schemas\\pet.yaml#/Pet` leads nowhere, and was read as `./schemas/pet.yaml#/Pet`.";
  expect(messages).toEqual(process.platform === "win32" ? [] : [warning]);
});

test("reads a `$ref` of another file that leads nowhere there as a place in the document, and warns", async () => {
  const { root, problems, messages } = await loadFiles({
    "openapi.yaml": `${head}paths: { /a: { $ref: paths/a.yaml } }\ncomponents: { schemas: { Pet: { type: string } }, pathItems: { B: { summary: B } } }`,
    "paths/a.yaml":
      "get: { responses: { '200': { content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } } },\n" +
      "  callbacks: { done: { '{$url}': { $ref: '#/components/pathItems/B' }, '{$other}': { $ref: '#/components/pathItems/C' } } } }",
  });

  expect(root?.paths["/a"]?.get?.responses?.["200"]).toHaveProperty(
    ["content", "application/json", "schema", "$ref"],
    "#/components/schemas/Pet",
  );
  expect(problems).toEqual([
    "paths/a.yaml:1 warning misspelt-reference",
    "paths/a.yaml:2 warning misspelt-reference",
    "paths/a.yaml:2 error dangling-reference",
  ]);
  expect(messages[0]).toBe(
    "`#/components/schemas/Pet` leads nowhere, and was read as `../openapi.yaml#/components/schemas/Pet`.",
  );
});

test("never fetches from the network", async () => {
  const { problems } = await loadYaml("components: { schemas: { Far: { $ref: 'https://example.com/pet.yaml' } } }");

  expect(problems).toEqual(["openapi.yaml:3 error remote-reference"]);
});

test("reads no device, and quotes no text of a file that is not a document", async () => {
  const { problems, messages } = await loadFiles({
    "openapi.yaml": `${head}components: { schemas: { One: { $ref: /dev/zero }, Two: { $ref: secret.conf } } }`,
    "secret.conf": "a: password: [123",
  });

  expect(problems.map((problem) => problem.split(" ").at(-1))).toEqual([
    "outside-reference",
    "dangling-reference",
    "syntax",
  ]);
  expect(messages.join()).not.toContain("password");
});

test("reports a `$ref` that leads back to itself", async () => {
  const { problems } = await loadYaml(
    "components:\n  schemas:\n    One: { $ref: '#/components/schemas/Two' }\n    Two: { $ref: '#/components/schemas/One' }",
  );

  expect(problems).toEqual(["openapi.yaml:6 error dangling-reference"]);
});

test("reports path items that refer to each other in a circle, or to another kind of object", async () => {
  const { problems } = await loadYaml(
    "paths:\n  /a: { $ref: '#/paths/~1b' }\n  /b:\n    $ref: '#/paths/~1a'\n  /c: { $ref: '#' }",
  );

  expect(problems).toEqual(["openapi.yaml:6 error dangling-reference", "openapi.yaml:7 error dangling-reference"]);
});

test("reports a map that would contain itself", async () => {
  const { problems } = await loadYaml(
    "paths:\n  /a: { get: { responses: { '200': { description: OK, content: { $ref: '#' } } } } }",
  );

  expect(problems).toEqual(["openapi.yaml:4 warning misplaced-reference", "openapi.yaml:4 error dangling-reference"]);
});

test("warns about a `$ref` to another kind of object, and reports one to a map of objects", async () => {
  const { problems, messages } = await loadYaml(
    [
      "paths:",
      "  /a:",
      "    get:",
      "      responses:",
      "        '404': { $ref: '#/components/schemas/Pet' }",
      "components:",
      "  schemas:",
      "    Pet: { properties: { a: { $ref: '#/components/parameters/Id' }, b: { $ref: '#/components/parameters' } } }",
      "  parameters:",
      "    Id: { name: id, in: query, schema: { $ref: '#/components/schemas/Pet/properties/a' } }",
    ].join("\n"),
  );

  expect(problems).toEqual([
    "openapi.yaml:7 warning reference-to-another-kind",
    "openapi.yaml:10 warning reference-to-another-kind",
    "openapi.yaml:10 error dangling-reference",
  ]);
  expect(messages).toEqual([
    "`#/components/schemas/Pet` leads to another kind of object: schema instead of response.",
    "`#/components/parameters/Id` leads to another kind of object: parameter instead of schema.",
    "`#/components/parameters` leads to another kind of object.",
  ]);
});

test("removes a schema from its own composition, and keeps recursion through properties", async () => {
  const { root, problems } = await loadYaml(
    [
      "components:",
      "  schemas:",
      "    Node: { oneOf: [{ type: string }, { $ref: '#/components/schemas/Node' }] }",
      "    Tree: { properties: { left: { $ref: '#/components/schemas/Tree' } } }",
      "    Base: { allOf: [{ $ref: '#/components/schemas/Derived' }] }",
      "    Derived: { allOf: [{ $ref: '#/components/schemas/Base' }, { type: object }] }",
    ].join("\n"),
  );

  expect(root?.components.schemas).toEqual({
    Node: { oneOf: [{ type: "string" }] },
    Tree: { properties: { left: { $ref: "#/components/schemas/Tree" } } },
    Base: { allOf: [{ $ref: "#/components/schemas/Derived" }] },
    Derived: { allOf: [{ type: "object" }] },
  });
  expect(problems).toEqual(["openapi.yaml:5 warning circular-schema", "openapi.yaml:8 warning circular-schema"]);
});

test("finds the names in a mapping of another file among the components of that file, and of the entry file", async () => {
  const { root, problems } = await loadFiles({
    "openapi.yaml": `${head}components: { schemas: { Cat: { type: object }, Pet: { $ref: "shared.yaml#/components/schemas/Pet" } } }`,
    "shared.yaml": [
      "components:",
      "  schemas:",
      "    Dog: { type: object }",
      "    Pet: { discriminator: { propertyName: kind, mapping: { cat: Cat, dog: Dog } }, anyOf: [true, { $ref: '#/components/schemas/Dog' }] }",
    ].join("\n"),
  });

  expect(root?.components.schemas["Pet"]).toMatchObject({
    discriminator: { mapping: { cat: "#/components/schemas/Cat", dog: "#/components/schemas/Dog" } },
  });
  expect(problems).toEqual([]);
});

test("writes discriminator mappings as references, and warns about missing schemas", async () => {
  const { root, problems } = await loadFiles({
    "openapi.yaml": `${head}components:\n  schemas:\n    Cat: { type: object }\n    Pet:\n      oneOf: [$ref: dog.yaml, $ref: '#/components/schemas/Cat']\n      discriminator:\n        propertyName: kind\n        mapping: { cat: Cat, dog: dog.yaml, owl: Owl }\n        defaultMapping: Cow\n`,
    "dog.yaml": "type: object",
  });

  expect(root?.components.schemas["Pet"]).toMatchObject({
    discriminator: {
      propertyName: "kind",
      mapping: { cat: "#/components/schemas/Cat", dog: "#/components/schemas/dog" },
    },
  });
  expect(problems).toEqual([
    "openapi.yaml:10 warning discriminator-unknown-schema",
    "openapi.yaml:11 warning discriminator-unknown-schema",
  ]);
});

test("bundles the schemas of another file that extend a schema with a discriminator, although nothing refers to them", async () => {
  const { root, problems } = await loadFiles({
    "openapi.yaml": `${head}components:\n  schemas:\n    Owner: { properties: { pet: { $ref: "shared.yaml#/components/schemas/Pet" } } }\n`,
    "shared.yaml": [
      "components:",
      "  schemas:",
      "    Puppy: { allOf: [{ $ref: '#/components/schemas/Dog' }] }",
      "    Dog: { allOf: [{ $ref: '#/components/schemas/Pet' }] }",
      "    Pet: { type: object, properties: { kind: { type: string } }, discriminator: { propertyName: kind } }",
      "    Other: { type: string }",
    ].join("\n"),
  });

  expect(problems).toEqual([]);
  expect(Object.keys(root?.components.schemas ?? {})).toEqual(["Owner", "Pet", "PetBase", "Dog", "DogBase", "Puppy"]);
  expect(root?.components.schemas["Pet"]).toMatchObject({ anyOf: [{ $ref: "#/components/schemas/Dog" }] });
});

test("warns about fields beside the `$ref` of a parameter, a response or a header, with their lines", async () => {
  const document = [
    "paths:",
    "  /letters:",
    "    get:",
    "      parameters:",
    "        - $ref: '#/components/parameters/size'",
    "          description: How many.",
    "          required: true",
    "      responses:",
    "        '200':",
    "          $ref: '#/components/responses/Done'",
    "          headers: {}",
    "components:",
    "  parameters: { size: { name: size, in: query, schema: { type: integer } } }",
    "  responses: { Done: { description: Done. } }",
  ].join("\n");

  const later = await loadYaml(document);
  const earlier = await loadFiles({ "openapi.yaml": `${head.replace("3.1.0", "3.0.3")}${document}` });

  expect(later.problems).toEqual([
    "openapi.yaml:9 warning ignored-beside-reference",
    "openapi.yaml:13 warning ignored-beside-reference",
  ]);
  expect(earlier.problems).toEqual([
    "openapi.yaml:8 warning ignored-beside-reference",
    "openapi.yaml:9 warning ignored-beside-reference",
    "openapi.yaml:13 warning ignored-beside-reference",
  ]);
});

test("keeps the keywords of a component schema beside a `$ref` to another file", async () => {
  const { root, problems } = await loadFiles({
    "openapi.yaml": `${head}components: { schemas: { Word: { $ref: text.yaml, maxLength: 5 } } }`,
    "text.yaml": "type: string",
  });

  expect(root?.components.schemas["Word"]).toMatchObject({ allOf: [{}, { maxLength: 5 }] });
  expect(problems).toEqual([]);
});

test("follows a chain of references that is longer than the call stack", async () => {
  const count = 20_000;
  const keys = [...Array(count).keys()];
  const schemas = keys.map((key) => [
    `S${key}`,
    key + 1 < count ? { $ref: `#/components/schemas/S${key + 1}` } : { type: "string" },
  ]);
  const { root, problems } = await loadFiles({
    "openapi.json": JSON.stringify({
      openapi: "3.1.0",
      info: { title: "Letters", version: "1" },
      components: { schemas: Object.fromEntries(schemas) },
    }),
  });

  expect(problems).toEqual([]);
  expect(Object.keys(root?.components.schemas ?? {})).toHaveLength(count);
});
