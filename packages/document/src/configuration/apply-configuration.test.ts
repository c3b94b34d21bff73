import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { loadFiles, type LoadedFiles } from "../../test/load-files.ts";
import { openDocument } from "../open-document.ts";

const letters = `openapi: 3.1.0
info: { title: Letters, version: "1" }
tags: [{ name: letters }, { name: admin }]
security: [{ Api-Key: [] }]
paths:
  /letters:
    get:
      operationId: listLetters
      tags: [letters]
      parameters: [{ name: after, in: query, schema: { type: string } }]
      responses:
        "200": { description: Letters., content: { application/json: { schema: { $ref: "#/components/schemas/page" } } } }
        "404": { $ref: "#/components/responses/Problem" }
    post:
      tags: [letters]
      responses: { "201": { description: Sent. } }
  /admin/letters:
    delete:
      operationId: purge
      tags: [admin]
      responses:
        "200": { description: Gone., content: { application/json: { schema: { $ref: "#/components/schemas/Purge" } } } }
        "500": { $ref: "#/components/responses/Problem" }
components:
  securitySchemes: { Api-Key: { type: apiKey, in: header, name: Api-Key } }
  responses:
    Problem: { description: No., content: { application/json: { schema: { $ref: "#/components/schemas/Problem" } } } }
  schemas:
    page: { type: object, properties: { letters: { type: array, items: { $ref: "#/components/schemas/Letter" } }, next: { type: string } } }
    Letter: { type: object, discriminator: { propertyName: kind }, properties: { kind: { type: string } } }
    Postcard: { allOf: [{ $ref: "#/components/schemas/Letter" }] }
    Purge: { type: object, properties: { reason: { $ref: "#/components/schemas/Reason" } } }
    Reason: { type: string }
    Problem: { type: object }
    Unused: { type: string }
`;

/** Reads the document of letters with a configuration. */
const configure = async (configuration: object, document = letters): Promise<LoadedFiles> =>
  loadFiles(
    {
      "openapi.yaml": document,
      "openapi-monorepo.json": JSON.stringify({ spec: "openapi.yaml", ...configuration }, null, 2),
    },
    { overlays: ["openapi-monorepo.json"] },
  );

test("leaves out operations by tag, and the tags and components that only they need", async () => {
  const { root, problems } = await configure({ exclude: { tags: ["admin"] } });

  expect(problems).toEqual([]);
  expect(Object.keys(root?.paths ?? {})).toEqual(["/letters"]);
  expect(root?.tags).toEqual([{ name: "letters" }]);
  expect(Object.keys(root?.components.schemas ?? {})).toEqual([
    "page",
    "Letter",
    "LetterBase",
    "Postcard",
    "Problem",
    "Unused",
  ]);
});

test.each([
  ["its operationId", "purge"],
  ["its request line", "DELETE /admin/letters"],
  ["a pattern", "* /admin/*"],
  ["a method in lower case", "delete /admin/letters"],
])("names an operation by %s", async (_, name) => {
  const { root } = await configure({ include: { operations: [name] } });

  expect(Object.keys(root?.paths ?? {})).toEqual(["/admin/letters"]);
  expect(Object.keys(root?.components.schemas ?? {})).toEqual(["Purge", "Reason", "Problem", "Unused"]);
});

test("removes one operation of a path, and keeps the other", async () => {
  const { root } = await configure({ exclude: { operations: ["POST /letters"] } });

  expect(Object.keys(root?.paths["/letters"] ?? {})).toEqual(["get"]);
});

test("adds pagination, error classes and names", async () => {
  const { root, problems } = await configure({
    pagination: { listLetters: { style: "cursor", param: "after", items: "letters", next: "next" } },
    errors: { "404": "LetterNotFoundError" },
    rename: {
      tags: { letters: "mail" },
      operations: { "POST /letters": "letters.send", listLetters: "letters.list" },
      schemas: { page: "LetterPage" },
    },
    auth: { "Api-Key": "key" },
  });

  expect(problems).toEqual([]);
  const { get, post } = root?.paths["/letters"] ?? {};
  expect(get?.["x-pagination"]).toMatchObject({ style: "cursor", param: "after" });
  expect([get?.operationId, post?.operationId]).toEqual(["letters.list", "letters.send"]);
  expect(get?.tags).toEqual(["mail"]);
  expect(root?.tags[0]?.name).toBe("mail");
  expect(get?.responses?.["404"]).toMatchObject({ description: "No.", "x-error": { class: "LetterNotFoundError" } });
  expect(root?.paths["/admin/letters"]?.delete?.responses?.["500"]).toEqual({ $ref: "#/components/responses/Problem" });
  expect(root?.components.responses?.["Problem"]).not.toHaveProperty("x-error");
  expect(root?.security).toEqual([{ key: [] }]);
  expect(Object.keys(root?.components.securitySchemes ?? {})).toEqual(["key"]);
});

test.each(["get /letters/{letterNumber}", "GET /letters/{}"])("suggests the request line for %s", async (written) => {
  const document = letters.replace(
    "  /admin/letters:",
    "  /letters/{id}: { get: { responses: { '204': { description: One. } } } }\n$&",
  );

  const { messages } = await configure({ exclude: { operations: [written] } }, document);

  expect(messages).toContain(`No operation is called \`${written}\`. Did you mean \`GET /letters/{id}\`?`);
});

test.each<[key: string, configuration: object, problem: string, message: string]>([
  [
    "an operation",
    { pagination: { listLeters: { style: "page", param: "a", items: "b" } } },
    "4",
    "No operation is called `listLeters`. Did you mean `listLetters`?",
  ],
  [
    "a request line",
    { exclude: { operations: ["GET /leters"] } },
    "5",
    "No operation is called `GET /leters`. Did you mean `GET /letters`?",
  ],
  ["a tag", { include: { tags: ["letter"] } }, "5", "No operation has the tag `letter`. Did you mean `letters`?"],
  [
    "a renamed tag",
    { rename: { tags: { admins: "a" } } },
    "5",
    "No operation has the tag `admins`. Did you mean `admin`?",
  ],
  [
    "a schema",
    { rename: { schemas: { pages: "Page" } } },
    "5",
    "The document has no schema `pages`. Did you mean `page`?",
  ],
  [
    "a security scheme",
    { auth: { apiKey: "key" } },
    "4",
    "The document has no security scheme `apiKey`. Did you mean `Api-Key`?",
  ],
  [
    "a status",
    { errors: { "409": "ConflictError" } },
    "4",
    "No operation documents a response `409`. Statuses: `404`, `500`.",
  ],
  [
    "one name for several operations",
    { rename: { operations: { "* /letters": "x" } } },
    "5",
    "`* /letters` stands for 2 operations, such as `GET /letters` and `POST /letters`. A name belongs to one operation.",
  ],
  [
    "an exclusion of everything",
    { exclude: { operations: ["*"] } },
    "3",
    "`exclude` leaves no operation of the document.",
  ],
])("reports %s: it selects nothing, or too much", async (_, configuration, line, message) => {
  const { problems, messages } = await configure(configuration);

  expect(problems).toEqual(
    expect.arrayContaining([`openapi-monorepo.json:${line} error configuration-selects-nothing`]),
  );
  expect(messages).toContain(message);
});

test("renames a resource without renaming its methods", async () => {
  const { root } = await configure({ rename: { tags: { letters: "mail" } } });

  expect(root?.paths["/letters"]?.post?.operationId).toBe("mail.create");
});

test("puts resources within each other, by the names of operations and tags", async () => {
  const { root, problems } = await configure({
    rename: { tags: { letters: "mail.letters" }, operations: { purge: "mail.admin.letters.purge" } },
  });

  const { get, post } = root?.paths["/letters"] ?? {};
  expect(problems).toEqual([]);
  expect([get?.operationId, get?.tags, post?.operationId]).toEqual([
    "listLetters",
    ["mail.letters"],
    "mail.letters.create",
  ]);
  expect(root?.paths["/admin/letters"]?.delete?.operationId).toBe("mail.admin.letters.purge");
});

test("reports a renamed tag whose operations name another resource in their ids", async () => {
  const { messages } = await configure(
    { rename: { tags: { admin: "office" } } },
    letters.replace("operationId: purge", "operationId: admin/purge"),
  );

  expect(messages).toEqual(["The tag `admin` does not name a resource: ids such as `admin/purge` name it."]);
});

test("reports a name that another schema has", async () => {
  expect((await configure({ rename: { schemas: { page: "Letter" } } })).problems).toEqual([
    "openapi-monorepo.json:5 error configuration-malformed",
  ]);
});

test("reports an unknown key, and applies nothing", async () => {
  const { problems, root } = await configure({ exclude: { tags: ["admin"] }, exclud: {} });

  expect(problems).toEqual(["openapi-monorepo.json:8 error configuration-malformed"]);
  expect(root?.paths).toHaveProperty("/admin/letters");
});

test("selects operations of other files, and locates what remains", async () => {
  const { root, problems, document } = await loadFiles(
    {
      "openapi.yaml": `openapi: 3.1.0\ninfo: { title: A, version: "1" }\npaths:\n  /a: { $ref: "a.yaml#/item" }\n  /b: { get: { responses: {} } }\n`,
      "a.yaml": `item:\n  get:\n    operationId: getA\n    tags: [a]\n    responses: { "200": { description: A., content: { application/json: { schema: { $ref: "#/schemas/A" } } } } }\nschemas: { A: { type: string } }\n`,
      "openapi-monorepo.json": `{ "spec": "openapi.yaml", "include": { "operations": ["getA"] } }`,
    },
    { overlays: ["openapi-monorepo.json"] },
  );

  expect(problems).toEqual([]);
  expect(document?.locate("/paths/~1a/get/tags").file).toMatch(/a\.yaml$/);
  expect(document?.locate("/paths/~1a/get/tags").line).toBe(4);
  expect(Object.keys(root?.paths ?? {})).toEqual(["/a"]);
  expect(Object.keys(root?.components.schemas ?? {})).toEqual(["A"]);
});

test("applies overlays before the configuration, in any order of the files", async () => {
  const { root, problems } = await loadFiles(
    {
      "openapi.yaml": letters,
      "openapi-monorepo.json": `{ "spec": "openapi.yaml", "exclude": { "operations": ["letters.purge"] } }`,
      "overlay.yaml": `overlay: 1.0.0\ninfo: { title: O, version: "1" }\nactions:\n  - target: $.paths['/admin/letters'].delete\n    update: { operationId: letters.purge }\n`,
    },
    { overlays: ["openapi-monorepo.json", "overlay.yaml"] },
  );

  expect(problems).toEqual([]);
  expect(Object.keys(root?.paths ?? {})).toEqual(["/letters"]);
});

test("keeps the derived names of operations when others are renamed or left out", async () => {
  const paths = ["a", "b", "c", "d"].map(
    (name) => `  /${name}s: { get: { operationId: get_${name}s, responses: {} } }`,
  );
  const document = ["openapi: 3.1.0", 'info: { title: A, version: "1" }', "paths:", ...paths].join("\n");

  const { root } = await configure(
    { include: { operations: ["get_as", "GET /bs"] }, rename: { operations: { get_as: "get_as" } } },
    document,
  );

  expect(Object.values(root?.paths ?? {}).map(({ get }) => get?.operationId)).toEqual(["get_as", "bs.list"]);
});

test("is applied to the document that it names, once, also by readers that accept a document with problems", async () => {
  const folder = mkdtempSync(join(tmpdir(), "configured-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "spec/openapi.yaml");
  const configuration = join(folder, "openapi-monorepo.json");
  mkdirSync(join(folder, "spec"));
  writeFileSync(file, letters);
  writeFileSync(
    join(folder, "tags.yaml"),
    "overlay: 1.0.0\ninfo: { title: A, version: '1' }\nactions: [{ target: $.tags, update: { name: more } }]\n",
  );
  const rewrite = (value: object): void => writeFileSync(configuration, JSON.stringify(value));

  rewrite({ spec: "spec/openapi.yaml", overlays: ["tags.yaml"], exclude: { operations: ["DELETE /*"] } });
  const opened = await openDocument(file);
  const again = await openDocument(file, [join(folder, "tags.yaml"), configuration]);
  rewrite({ spec: "spec/openapi.yaml", exclude: { tag: [] } });
  const refused = await openDocument(file);
  rewrite({ spec: "other.yaml" });
  const other = await openDocument(file);

  expect([opened, again]).toMatchObject([
    { document: { tags: [{ name: "letters" }, { name: "more" }] } },
    { document: { tags: [{ name: "letters" }, { name: "more" }] } },
  ]);
  expect(refused).toEqual([expect.stringMatching(/openapi-monorepo\.json` cannot be read, line 1: .*`tag`/)]);
  expect(other).toMatchObject({ document: { tags: [{ name: "letters" }, { name: "admin" }] } });
});
