import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { afterAll, expect, test } from "vitest";
import { createConfigurationSchema } from "./configuration.ts";
import { loadConfiguration } from "./read-configuration.ts";

const folder = mkdtempSync(join(tmpdir(), "configuration-"));
afterAll(() => rmSync(folder, { recursive: true }));

function load(content: unknown): ReturnType<typeof loadConfiguration> {
  const file = join(folder, "openapi-monorepo.json");
  writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content, null, 2));
  return loadConfiguration(file);
}

/** Returns the line and the message of each diagnostic: `"3 message"`. */
const messagesOf = (content: unknown): string[] =>
  load(content).diagnostics.map(({ line, message }) => `${line} ${message}`);

const isValid = new Ajv2020({ strict: true }).compile(createConfigurationSchema());

const whole = {
  $schema: "./schema.json",
  spec: "spec/openapi.yaml",
  overlays: ["spec/ours.yaml"],
  refsWithin: "spec",
  scope: "@acme",
  layout: "packages",
  packages: { client: "acme-sdk", fixtures: "@letters/test.data" },
  version: "1.4.2",
  license: "MIT",
  author: "Acme",
  repository: "https://github.com/acme/letters",
  include: { tags: ["letters"], operations: ["GET /letters/*"] },
  exclude: { tags: ["internal"], operations: ["listSpam"] },
  rename: { tags: { a: "letters" }, operations: { "GET /a": "letters.list" }, schemas: { letter_v1: "Letter" } },
  names: "derived",
  pagination: { listLetters: { style: "cursor", param: "after", items: "letters", next: ["next", "cursor"] } },
  errors: { "404": "LetterNotFoundError" },
  auth: { "Api-Key": "key" },
  parts: ["msw", "zod"],
  emitters: ["./emitters/routes.js"],
};

test("reads every key", () => {
  expect(load(whole)).toEqual({ configuration: whole, diagnostics: [] });
  expect(isValid(whole)).toBe(true);
});

test.each<[key: string, content: unknown, message: string]>([
  ["an unknown key", { spec: "a", scop: "@a" }, "3 The configuration has no key `scop`. Did you mean `scope`?"],
  ["a key within a key", { spec: "a", rename: { tag: {} } }, "4 `rename` has no key `tag`. Did you mean `tags`?"],
  ["no document", { scope: "@a" }, "1 The configuration lacks `spec`."],
  ["a list in place of an object", [], "1 The configuration must be an object, got a list."],
  ["an empty text", { spec: " " }, "2 `spec` must be text that is not empty, got ` `."],
  [
    "a scope that npm refuses",
    { spec: "a", scope: "Acme" },
    "3 `scope` must be `@` and lower-case letters, digits or hyphens, such as `@acme`, got `Acme`.",
  ],
  [
    "a package name that npm refuses",
    { spec: "a", packages: { client: "Acme SDK" } },
    "4 `packages.client` must be a name of a package in lower-case letters, such as `acme-sdk` or `@acme/sdk`, got `Acme SDK`.",
  ],
  [
    "a package that does not exist",
    { spec: "a", packages: { clients: "acme" } },
    "4 `packages` has no key `clients`. Did you mean `client`?",
  ],
  [
    "a version that is a range",
    { spec: "a", version: "^1.4.2" },
    "3 `version` must be three numbers, such as `1.4.2`, got `^1.4.2`.",
  ],
  [
    "an unknown part",
    { spec: "a", parts: ["zodd"] },
    "4 `parts.0` must be `msw` or `mcp` or `tanstack-query` or `zod` or `valibot`, got `zodd`. Did you mean `zod`?",
  ],
  [
    "an unknown layout",
    { spec: "a", layout: "file" },
    "3 `layout` must be `packages` or `package` or `files`, got `file`. Did you mean `files`?",
  ],
  ["a number in a list", { spec: "a", overlays: ["b", 5] }, "5 `overlays.1` must be text that is not empty, got `5`."],
  ["a text for a list", { spec: "a", overlays: "b" }, "3 `overlays` must be a list, got `b`."],
  [
    "an unknown choice",
    { spec: "a", names: "derive" },
    "3 `names` must be `derived` or `as-written`, got `derive`. Did you mean `derived`?",
  ],
  [
    "pagination without a field",
    { spec: "a", pagination: { x: { style: "page", param: "page" } } },
    "4 `pagination.x` lacks `items`.",
  ],
  [
    "a class whose name does not end in `Error`",
    { spec: "a", errors: { "404": "NotFound" } },
    "4 `errors.404` must be a name that ends in `Error`, such as `NotFoundError`, got `NotFound`.",
  ],
])("reports %s, as its schema does", (_, content, message) => {
  expect(messagesOf(content)).toEqual([message]);
  expect(isValid(content)).toBe(false);
});

test.each<[owner: string, packages: Record<string, string>, messages: string[]]>([
  [
    "two packages",
    { wire: "acme", client: "acme" },
    [
      "5 `packages.wire` must be a unique name; `acme` is the name of the package `client`.",
      "6 `packages.client` must be a unique name; `acme` is the name of the package `wire`.",
    ],
  ],
  [
    "another package by default",
    { client: "@a/wire" },
    ["5 `packages.client` must be a unique name; `@a/wire` is the name of the package `wire`."],
  ],
  [
    "a module of Node",
    { client: "http" },
    ["5 `packages.client` must be a unique name; `http` is the name of a module of Node."],
  ],
  [
    "a tool",
    { client: "@shortvideo-api/mock" },
    ["5 `packages.client` must be a unique name; `@shortvideo-api/mock` is in the scope of the tools."],
  ],
  [
    "a library",
    { client: "openapi-fetch" },
    ["5 `packages.client` must be a unique name; `openapi-fetch` is the name of another package."],
  ],
])("rejects the name of %s", (_, packages, messages) => {
  expect(messagesOf({ spec: "a", scope: "@a", packages })).toEqual(messages);
});

test("rejects the name of a part in the layout `package`, which has only one package", () => {
  const packages = { client: "@a/wire", fixtures: "acme-tests" };

  expect(messagesOf({ spec: "a", scope: "@a", layout: "package", packages })).toEqual([
    "7 `packages.fixtures` has no effect: it is a subpath. Name the one package of the layout `package` by `packages.client`.",
  ]);
});

test.each([
  [{ layout: "files" }, "3 The layout `files` needs `out`: the folder of the code."],
  [{ out: "src/api" }, "3 `out` has no effect in the layout `packages`."],
  [{ layout: "package", out: "src/api" }, "4 `out` has no effect in the layout `package`."],
  [{ layout: "files", out: "src/api", parts: ["zod", "mcp"] }, "7 The part `mcp` has no effect in the layout `files`."],
])("reports a layout and keys that do not fit together: %j", (keys, message) => {
  expect(messagesOf({ spec: "a", ...keys })).toEqual([message]);
  expect(messagesOf({ spec: "a", layout: "files", out: "src/api" })).toEqual([]);
});

test("lets two packages swap their names", () => {
  expect(messagesOf({ spec: "a", scope: "@a", packages: { wire: "@a/client", client: "@a/wire" } })).toEqual([]);
});

test("lists all keys for an unknown key that resembles none of them", () => {
  expect(messagesOf({ spec: "a", zzzzzz: 1 })[0]).toMatch(/^3 .* Keys: `spec`, `overlays`, /);
});

test("reports the line of a syntax error, and a file that is missing", () => {
  expect(messagesOf(`{\n  "spec": "a",\n}`)[0]).toMatch(/^3 The text is not valid JSON/);
  expect(loadConfiguration(join(folder, "none.json")).diagnostics).toMatchObject([
    { code: "unreadable-file", message: "There is no such file." },
  ]);
});
