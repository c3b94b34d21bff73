import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createMock, type Mock } from "../../../src/index.js";

// The fields and parts of a form, in each way in which OpenAPI writes them: https://spec.openapis.org/oas/v3.2.0.html#encoding-object

const form = "application/x-www-form-urlencoded";
const multipart = "multipart/form-data";
const home = {
  type: "object",
  required: ["city"],
  properties: { city: { type: "string", minLength: 2 }, level: { type: "integer" } },
  additionalProperties: false,
};
const color = {
  type: "object",
  required: ["R"],
  properties: { R: { type: "integer" }, G: { type: "integer" }, tags: { type: "array", items: { type: "integer" } } },
  additionalProperties: false,
};
const exploded = {
  schema: {
    type: "object",
    required: ["name"],
    properties: { name: { type: "string" }, color },
    additionalProperties: false,
  },
  encoding: { color: { style: "form", explode: true } },
};
const headers = {
  "X-Count": { required: true, schema: { type: "integer", minimum: 1 } },
  "X-Tags": { schema: { type: "array", items: { enum: ["a", "b"] } } },
  "Content-Type": { required: true, schema: { const: "ignored" } },
  "X-Note": { $ref: "#/components/headers/Note" },
};
const bodies = {
  explodedForm: { [form]: exploded },
  explodedParts: { [multipart]: exploded },
  openForm: {
    [form]: {
      schema: { type: "object", properties: { rest: { type: "object", additionalProperties: { type: "integer" } } } },
      encoding: { rest: { style: "form" } },
    },
  },
  requiredForm: {
    [form]: {
      schema: { type: "object", required: ["color"], properties: { color }, additionalProperties: false },
      encoding: { color: { explode: true } },
    },
  },
  lists: {
    [multipart]: {
      schema: {
        type: "object",
        properties: {
          homes: { type: "array", items: home },
          numbers: { type: "array", items: { type: "integer" } },
          texts: { type: "array", items: { type: "string", maxLength: 3 } },
          rows: { type: "array", items: { type: "array", items: { type: "integer" } } },
          row: { type: "array", items: { type: "integer" }, maxItems: 2 },
        },
      },
      encoding: { numbers: { contentType: "application/json" } },
    },
  },
  headers: {
    [multipart]: {
      schema: {
        type: "object",
        properties: { file: { type: "string" }, files: { type: "array", items: { type: "string" } } },
      },
      encoding: { file: { headers }, files: { headers } },
    },
  },
};

let folder: string;
let mock: Mock;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "forms-"));
  const spec = join(folder, "forms.json");
  const responses = { 200: { description: "Taken." }, 400: { description: "Wrong." } };
  const paths = Object.entries(bodies).map(([name, content]) => [
    `/${name}`,
    { post: { operationId: name, requestBody: { required: true, content }, responses } },
  ]);
  const components = { headers: { Note: { schema: { type: "string", maxLength: 2 } } } };
  await writeFile(spec, JSON.stringify({ openapi: "3.1.0", paths: Object.fromEntries(paths), components }));
  mock = await createMock({ spec });
});
afterAll(() => rm(folder, { recursive: true }));

async function ask(name: string, type: string, body: string): Promise<string> {
  const response = await mock.fetch(`http://mock/${name}`, { method: "POST", headers: { "content-type": type }, body });
  return response.status === 200 ? "accepted" : (response.headers.get("x-mock-violation") ?? "");
}

test("checks every field", () => {
  expect(mock.warnings.filter((warning) => warning.includes("not checked"))).toEqual([]);
});

test.each([
  ["explodedForm", "name=a&R=1&G=2", "accepted"],
  ["explodedForm", "name=a", "accepted"],
  ["explodedForm", "name=a&R=x", "/color/R must be an integer"],
  ["explodedForm", "name=a&G=2", "/color must have the property `R`"],
  ["explodedForm", "name=a&R=1&B=2", "no further properties"],
  ["explodedForm", "name=a&color=1", "/color must be an object"],
  ["explodedForm", "name=a&R=1&R=2", "`R` is given 2 times"],
  ["explodedForm", "name=a&R=1&tags=1&tags=2", "accepted"],
  ["explodedForm", "name=a&R=1&tags=1&tags=x", "/color/tags/1 must be an integer"],
  ["explodedForm", "name=a&R=9007199254740993", "accepted"],
  ["openForm", "a=1&b=2", "accepted"],
  ["openForm", "a=1&b=x", "/rest/b must be an integer"],
  ["requiredForm", "R=1", "accepted"],
  ["requiredForm", "", "must have the property `color`"],
])("%s: %s is %s", async (name, body, expected) => {
  expect(await ask(name, form, body)).toContain(expected);
});

/** Writes a multipart body. A part is a name and a text, and lines before its text. */
function write(...parts: readonly [name: string, text: string, ...head: string[]][]): string {
  const written = parts.map(([name, text, ...head]) =>
    ["--x", `content-disposition: form-data; name="${name}"`, ...head, "", text, ""].join("\r\n"),
  );
  return [...written, "--x--\r\n"].join("");
}

const json = "content-type: application/json";

test.each([
  ["explodedParts", write(["name", "a"], ["R", "1"], ["G", "2"]), "accepted"],
  ["explodedParts", write(["name", "a"], ["G", "2"]), "/color must have the property `R`"],
  ["lists", write(["homes", '{"city":"Rome"}', json], ["homes", '{"city":"Oslo","level":1}', json]), "accepted"],
  ["lists", write(["homes", '{"city":"Rome"}'], ["homes", '{"city":"Oslo"}']), "accepted"],
  ["lists", write(["homes", '{"city":"Rome"}', json], ["homes", '{"city":"O"}', json]), "/homes/1/city"],
  ["lists", write(["homes", '{"level":1}', json]), "/homes/0 must have the property `city`"],
  ["lists", write(["homes", "Rome"]), "/homes/0 must be an object"],
  ["lists", write(["numbers", "1", json], ["numbers", "2", json]), "accepted"],
  ["lists", write(["numbers", '"1"', json]), "/numbers/0 must be an integer"],
  ["lists", write(["numbers", "1", "content-type: text/plain"]), "`numbers` is `text/plain`"],
  ["lists", write(["texts", "abc"], ["texts", "{}"]), "accepted"],
  ["lists", write(["texts", "abcd"]), "/texts/0"],
  ["lists", write(["rows", "[1,2]", json], ["rows", "[3]", json]), "accepted"],
  ["lists", write(["rows", "[1,2]"], ["rows", "[3]"]), "accepted"],
  ["lists", write(["rows", '["x"]', json]), "/rows/0/0 must be an integer"],
  ["lists", write(["row", "1"], ["row", "2"]), "accepted"],
  ["lists", write(["row", "1"], ["row", "x"]), "/row/1 must be an integer"],
  ["headers", write(["file", "a", "X-Count: 1"]), "accepted"],
  ["headers", write(["file", "a", "x-count: 1", "X-Tags: a, b", "X-Note: ab"]), "accepted"],
  ["headers", write(["file", "a", "x-count: 1", "X-Tags: a", "X-Tags: b"]), "accepted"],
  ["headers", write(["file", "a"]), "the part `file` has no header `X-Count`; it takes an integer of at least 1"],
  ["headers", write(["file", "a", "X-Count: 0"]), "the header `X-Count` of the part `file` is `0`"],
  [
    "headers",
    write(["file", "a", "X-Count: 1", "X-Count: 2"]),
    "the header `X-Count` of the part `file` is given 2 times",
  ],
  ["headers", write(["file", "a", "X-Count: 1", "X-Tags: a,c"]), "the header `X-Tags` of the part `file` is `a`, `c`"],
  ["headers", write(["file", "a", "X-Count: 1", "X-Note: abc"]), "the header `X-Note` of the part `file` is `abc`"],
  ["headers", write(["files", "a", "X-Count: 1"], ["files", "b"]), "the part `files` has no header `X-Count`"],
])("%s: %s is %s", async (name, body, expected) => {
  expect(await ask(name, `${multipart}; boundary=x`, body)).toContain(expected);
});
