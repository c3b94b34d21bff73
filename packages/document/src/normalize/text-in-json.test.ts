import { expect, test } from "vitest";
import { loadYaml } from "../../test/load-files.ts";

async function load(content: string, schemas = "{}"): Promise<object | undefined> {
  const { root } = await loadYaml(
    [
      "paths:",
      "  /photos:",
      "    post:",
      `      requestBody: { content: ${content} }`,
      "      responses: { '204': { description: Done. } }",
      `components: { schemas: ${schemas} }`,
    ].join("\n"),
  );
  return root;
}

const file = { type: "string", format: "binary" };
const photo = "{ type: object, properties: { file: { type: string, format: binary } } }";
const reference = "{ schema: { $ref: '#/components/schemas/Photo' } }";

test.each([
  ["application/json", { type: "string" }],
  ["application/problem+json", { type: "string" }],
  ["multipart/form-data", file],
])("reads bytes inside a body in %s as %j", async (mediaType, read) => {
  const inline = await load(`{ ${mediaType}: { schema: { allOf: [${photo}] } } }`);
  const named = await load(`{ ${mediaType}: ${reference} }`, `{ Photo: ${photo} }`);

  expect(inline).toHaveProperty(
    ["paths", "/photos", "post", "requestBody", "content", mediaType, "schema", "allOf", "0", "properties", "file"],
    read,
  );
  expect(named).toHaveProperty("components.schemas.Photo.properties.file", read);
});

test("reads a whole body in JSON as bytes, as frameworks describe downloads", async () => {
  const inline = await load("{ application/json: { schema: { type: string, format: binary } } }");
  const named = await load(`{ application/json: ${reference} }`, "{ Photo: { type: string, format: binary } }");

  expect(inline).toHaveProperty(
    ["paths", "/photos", "post", "requestBody", "content", "application/json", "schema"],
    file,
  );
  expect(named).toHaveProperty("components.schemas.Photo", file);
});

const field = "{ schema: { type: object, properties: { photo: { $ref: '#/components/schemas/Photo' } } } }";

test.each(["multipart/form-data", "multipart/mixed", "application/x-www-form-urlencoded"])(
  "reads bytes in an object that %s writes as JSON as text",
  async (mediaType) => {
    const root = await load(`{ ${mediaType}: ${field} }`, `{ Photo: ${photo} }`);

    expect(root).toHaveProperty("components.schemas.Photo.properties.file", { type: "string" });
  },
);

test("reads bytes in a property called `items` of such an object as text", async () => {
  const root = await load(
    `{ multipart/form-data: ${field} }`,
    "{ Photo: { type: object, properties: { items: { type: string, format: binary } } } }",
  );

  expect(root).toHaveProperty("components.schemas.Photo.properties.items", { type: "string" });
});

test("reads the files of a list in a form as bytes", async () => {
  const list =
    "{ schema: { type: object, properties: { files: { type: array, items: { $ref: '#/components/schemas/File' } } } } }";
  const root = await load(
    `{ application/json: ${reference}, multipart/form-data: ${list} }`,
    `{ File: { type: string, format: binary }, Photo: { type: object, properties: { file: { $ref: '#/components/schemas/File' } } } }`,
  );

  expect(root).toHaveProperty("components.schemas.File", file);
});

test("reads bytes in a schema that is a form, too, as bytes", async () => {
  const root = await load(
    `{ application/json: ${reference}, multipart/mixed: ${field}, multipart/form-data: ${reference} }`,
    `{ Photo: ${photo} }`,
  );

  expect(root).toHaveProperty("components.schemas.Photo.properties.file", file);
});

test.each([
  ["parameter", "parameters: { At: { name: at, in: query, "],
  ["header", "headers: { At: { "],
])("reads bytes in a %s as text, because it has no bytes", async (_, part) => {
  const schema = "{ type: array, items: { $ref: '#/components/schemas/File' } }";
  const { root } = await loadYaml(
    `components: { ${part}schema: ${schema} } }, schemas: { File: { type: string, format: binary } } }`,
  );

  expect(root).toHaveProperty("components.schemas.File", { type: "string" });
});

test.each([
  ["contains itself", "next: { $ref: '#/components/schemas/Photo' }", ""],
  ["has itself as an alternative", "", "anyOf: [{ $ref: '#/components/schemas/Photo' }]"],
])("ends for a schema that %s", async (_, property, keyword) => {
  const bytes = "file: { type: string, format: binary }";
  const root = await load(
    `{ application/json: ${reference} }`,
    `{ Photo: { type: object, properties: { ${bytes}, ${property} }, ${keyword} } }`,
  );

  expect(root).toHaveProperty("components.schemas.Photo.properties.file", { type: "string" });
});

test("follows chains of references that are longer than the call stack", async () => {
  const length = 3000;
  const links = Array.from({ length }, (_, index) => {
    const next =
      index + 1 < length ? `{ $ref: '#/components/schemas/S${index + 1}' }` : "{ type: string, format: binary }";
    return `S${index}: { type: object, properties: { next: ${next} } }`;
  });
  const root = await load(
    "{ application/json: { schema: { $ref: '#/components/schemas/S0' } } }",
    `{ ${links.join(", ")} }`,
  );

  expect(root).toHaveProperty(`components.schemas.S${length - 1}.properties.next`, { type: "string" });
});
