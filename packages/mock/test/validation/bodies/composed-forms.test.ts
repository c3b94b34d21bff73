import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { MediaType, Schema } from "@shortvideo-api/document";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createMock, type Mock } from "../../../src/index.js";

// Lists, objects and several types behind compositions, in the fields of forms: a form is valid if one reading of its texts is.

const schemas: Record<string, Schema> = {
  Ids: { type: "array", items: { type: "integer" } },
  Range: { type: "object", required: ["from"], properties: { from: { type: "integer" }, to: { type: "integer" } } },
};
const nothing: Schema = { type: "null" };
const integer: Schema = { type: "integer" };
const flag: Schema = { type: "boolean" };
const word: Schema = { type: "string", pattern: "^[a-z]+$" };
const ids: Schema = { $ref: "#/components/schemas/Ids" };
const idsOrNull: Schema = { anyOf: [ids, nothing] };
const range: Schema = { $ref: "#/components/schemas/Range" };
const form = (properties: Record<string, Schema>, more: object = {}): Schema => ({
  type: "object",
  properties,
  ...more,
});

/** Entries are `name=value`, joined by `&`, and not encoded. */
type Row = [what: string, media: Omit<MediaType, "schema"> & { schema: Schema }, right: string[], wrong: string[]];

const rows: Row[] = [
  ["a nullable list", { schema: form({ p: idsOrNull }) }, ["p=1&p=2", "p=1", "p=null", ""], ["p=a", "p=1&p=a"]],
  [
    "a list of several types",
    { schema: { allOf: [form({ p: { type: "array", items: { oneOf: [integer, flag, nothing] } } })] } },
    ["p=1&p=true&p=null"],
    ["p=1&p=a"],
  ],
  [
    "a tuple with an object",
    { schema: form({ p: { prefixItems: [integer, range, word] } }) },
    ['p=1&p={"from":1}&p=a', "p=1"],
    ['p=1&p={"from":"1"}', "p=a&p=a", "p=1&p=1"],
  ],
  [
    "an object or a text",
    { schema: form({ p: { oneOf: [range, word] } }) },
    ['p={"from":1}', "p=abc"],
    ["p={}", "p=1"],
  ],
  [
    "a list of objects or texts",
    { schema: form({ p: { type: "array", items: { anyOf: [word, range] } } }) },
    ['p=a&p={"from":1}', "p=a"],
    ['p=a&p={"from":true}', "p=1"],
  ],
  ["a list of lists", { schema: form({ p: { type: "array", items: ids } }) }, ["p=[1,2]&p=[]"], ['p=["a"]', "p=1"]],
  [
    "a list or an object",
    { schema: form({ p: { anyOf: [ids, range] } }) },
    ["p=1&p=2", 'p={"from":1}'],
    ["p=a", 'p={"from":1}&p={"from":1}'],
  ],
  [
    "a text that looks like JSON",
    { schema: form({ p: { type: "string" }, q: { type: ["string", "integer"], minLength: 2, minimum: 5 } }) },
    ['p={"a":1}&q=01', "p=1&q=7"],
    ["q=1", "q=10&q=20"],
  ],
  [
    "fields of several branches",
    {
      schema: {
        oneOf: [
          form({ kind: { const: "a" }, value: integer }, { required: ["kind"] }),
          form({ kind: { const: "b" }, value: { type: "array", items: flag } }, { required: ["kind"] }),
        ],
      },
    },
    ["kind=a&value=1", "kind=b&value=true&value=false", "kind=b&value=true"],
    ["kind=a&value=true", "kind=b&value=1", "kind=c"],
  ],
  [
    "keywords that concern texts, without a type",
    { schema: { maxLength: 1, pattern: "^x", not: { required: ["b"] } } },
    ["a=1&c=2"],
    ["b=2"],
  ],
  [
    "additional fields",
    { schema: form({ a: word }, { additionalProperties: { anyOf: [ids, range, nothing] } }) },
    ['a=x&b=1&b=2&c={"from":1}&d=null'],
    ["a=1", "b=x", "c={}"],
  ],
  [
    "fields that match a pattern",
    { schema: form({}, { patternProperties: { "^x-": { anyOf: [integer, flag] } } }) },
    ["x-a=1&x-b=true&c=d"],
    ["x-a=d"],
  ],
  [
    "a joined list or a text",
    { schema: form({ p: { anyOf: [ids, word] } }), encoding: { p: { style: "form", explode: false } } },
    ["p=1,2", "p=abc", "p=1"],
    ["p=a,b", "p=1&p=2"],
  ],
  [
    "a deep object or a number",
    { schema: form({ p: { anyOf: [range, integer] } }), encoding: { p: { style: "deepObject" } } },
    ["p[from]=1&p[to]=2", "p=7"],
    ["p[to]=2", "p[from]=a", "p=a"],
  ],
  [
    "an exploded object or a text",
    { schema: form({ p: { anyOf: [range, word] }, q: integer }), encoding: { p: { style: "form" } } },
    ["from=1&to=2&q=1", "p=abc&q=1"],
    ["to=2", "p=1", "from=a"],
  ],
  [
    "JSON of several types",
    { schema: form({ p: { anyOf: [ids, nothing, range] } }), encoding: { p: { contentType: "application/json" } } },
    ["p=null", 'p={"from":1}'],
    ["p=a", 'p={"from":"1"}'],
  ],
];

let folder: string;
let mock: Mock;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "composed-"));
  const paths = Object.fromEntries(
    rows.map(([, media], index) => {
      const content = { "application/x-www-form-urlencoded": media, "multipart/form-data": media };
      const responses = { 204: { description: "" }, default: { description: "" } };
      return [
        `/${index}`,
        { post: { operationId: `op${index}`, requestBody: { required: true, content }, responses } },
      ];
    }),
  );
  const spec = join(folder, "openapi.json");
  const info = { title: "", version: "1" };
  await writeFile(spec, JSON.stringify({ openapi: "3.1.0", info, paths, components: { schemas } }));
  mock = await createMock({ spec });
});
afterAll(() => rm(folder, { recursive: true }));

test("the mock checks all forms", () => {
  expect(mock.warnings).toEqual([]);
});

describe.each<[kind: string, create: (entries: readonly (readonly [string, string])[]) => BodyInit]>([
  ["an encoded form", (entries) => new URLSearchParams(entries.map(([name, value]) => [name, value]))],
  ["a multipart form", createMultipart],
])("%s", (_kind, create) => {
  test.each(rows.map(([what, , right, wrong], index) => ({ what, index, right, wrong })))(
    "reads $what",
    async ({ index, right, wrong }) => {
      const ask = async (entries: string): Promise<number> => {
        const body = create(entries.split("&").flatMap((entry) => (entry === "" ? [] : [split(entry)])));
        return (await mock.fetch(`http://mock.example/${index}`, { method: "POST", body })).status;
      };
      for (const entries of right) expect([entries, await ask(entries)]).toEqual([entries, 204]);
      for (const entries of wrong) expect([entries, await ask(entries)]).toEqual([entries, 400]);
    },
  );
});

function split(entry: string): readonly [name: string, value: string] {
  const end = entry.indexOf("=");
  return [entry.slice(0, end), entry.slice(end + 1)];
}

function createMultipart(entries: readonly (readonly [name: string, value: string])[]): FormData {
  const data = new FormData();
  for (const [name, value] of entries) data.append(name, value);
  return data;
}
