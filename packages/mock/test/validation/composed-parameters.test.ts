import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ParameterObject, Schema } from "@shortvideo-api/document";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createMock, type Mock } from "../../src/index.js";

// Lists, objects and several types behind compositions: a request is valid if one reading of its texts is.

const schemas: Record<string, Schema> = {
  Ids: { type: "array", items: { type: "integer" } },
  Range: { type: "object", properties: { from: { type: "integer" }, to: { $ref: "#/components/schemas/Bound" } } },
  Bound: { anyOf: [{ type: "integer" }, { type: "null" }] },
};
const ids: Schema = { $ref: "#/components/schemas/Ids" };
const range: Schema = { $ref: "#/components/schemas/Range" };
const nothing: Schema = { type: "null" };
const idsOrNull: Schema = { anyOf: [ids, nothing] };
const integer: Schema = { type: "integer" };
const flag: Schema = { type: "boolean" };
const word: Schema = { type: "string", pattern: "^[a-z]+$" };

type Row = [what: string, parameter: Partial<ParameterObject>, right: readonly string[], wrong: readonly string[]];

const rows: Row[] = [
  ["a nullable list", { schema: idsOrNull }, ["p=1&p=2", "p=1", "p=", ""], ["p=a", "p=1&p=a"]],
  ["a list in allOf", { schema: { allOf: [ids, { maxItems: 2 }] } }, ["p=1&p=2"], ["p=1&p=2&p=3", "p=a"]],
  [
    "a list behind several compositions",
    { schema: { oneOf: [{ allOf: [{ anyOf: [ids, nothing] }] }, flag] } },
    ["p=1&p=2", "p=true"],
    ["p=a", "p=true&p=false"],
  ],
  [
    "items behind a composition",
    { schema: { type: "array", items: { oneOf: [integer, flag] } } },
    ["p=1&p=true"],
    ["p=a"],
  ],
  [
    "a tuple",
    { schema: { type: "array", prefixItems: [integer, word, flag], items: integer } },
    ["p=1&p=a&p=true&p=7", "p=1"],
    ["p=a&p=a", "p=1&p=1", "p=1&p=a&p=true&p=x"],
  ],
  ["a list with commas", { explode: false, schema: idsOrNull }, ["p=1,2", "p=1"], ["p=1,a", "p=1&p=2"]],
  [
    "a list or a single value",
    { explode: false, schema: { anyOf: [ids, word] } },
    ["p=1,2", "p=abc"],
    ["p=1,a", "p=a,b"],
  ],
  [
    "a single value or a list",
    { explode: false, schema: { anyOf: [{ type: "string", pattern: "^a,b$" }, ids] } },
    ["p=a,b", "p=1,2"],
    ["p=b,a"],
  ],
  [
    "several types of one text",
    {
      schema: {
        anyOf: [
          { type: "string", pattern: "^0" },
          { type: "integer", maximum: 5 },
        ],
      },
    },
    ["p=0", "p=01", "p=4"],
    ["p=6", "p=a"],
  ],
  [
    "a text that looks like a number",
    { schema: { type: ["integer", "string"], minLength: 2, minimum: 5 } },
    ["p=10", "p=01", "p=6", "p=11"],
    ["p=a"],
  ],
  ["types that contradict", { schema: { allOf: [{ type: ["string", "integer"] }, integer] } }, ["p=1"], ["p=a"]],
  [
    "an enumeration beside a type",
    { schema: { allOf: [{ enum: [1, "1x", true] }, { type: ["integer", "string"] }] } },
    ["p=1", "p=1x"],
    ["p=true", "p=2"],
  ],
  [
    "items of two kinds of lists",
    { schema: { anyOf: [ids, { type: "array", items: { type: "string", pattern: "^\\w$" } }] } },
    ["p=1&p=22", "p=1&p=a"],
    ["p=22&p=a"],
  ],
  ["a constant list", { schema: { const: [1, "2"] } }, ["p=1&p=2"], ["p=2&p=1"]],
  [
    "an object behind a composition",
    { schema: { anyOf: [{ allOf: [range, { required: ["to"] }] }, nothing] } },
    ["from=1&to=2", "to=2", ""],
    ["from=1", "from=a&to=1", "to=2&to=3", "to=a&to=a"],
  ],
  [
    "an object or a text",
    { schema: { oneOf: [range, word] } },
    ["from=1", "p=abc", ""],
    ["p=1", "p=abc&from=1", "from=a"],
  ],
  [
    "a required object or a text",
    { required: true, schema: { oneOf: [{ allOf: [range, { minProperties: 1 }] }, word] } },
    ["from=1", "p=abc"],
    ["", "p=1"],
  ],
  [
    "a joined object or a number",
    { explode: false, schema: { anyOf: [range, integer] } },
    ["p=from,1,to,2", "p=7"],
    ["p=from,a", "p=from"],
  ],
  [
    "a deep object or a number",
    { style: "deepObject", schema: { anyOf: [range, integer] } },
    ["p[from]=1&p[to]=2", "p=7"],
    ["p[from]=a", "p=a", "p=7&p[from]=1"],
  ],
  [
    "a nullable deep object",
    { style: "deepObject", schema: { oneOf: [range, nothing] } },
    ["p[from]=1"],
    ["p[from]=a", "p=1"],
  ],
  [
    "properties of several branches",
    {
      style: "deepObject",
      schema: {
        oneOf: [
          { type: "object", properties: { kind: { const: "a" }, value: integer }, required: ["kind"] },
          { type: "object", properties: { kind: { const: "b" }, value: flag, mark: word }, required: ["kind"] },
        ],
      },
    },
    ["p[kind]=a&p[value]=1", "p[kind]=b&p[value]=true", "p[kind]=b&p[mark]=x"],
    ["p[kind]=a&p[value]=true", "p[kind]=b&p[value]=1", "p[kind]=c", "p[kind]=b&p[mark]=1"],
  ],
  [
    "typed additional properties",
    {
      style: "deepObject",
      schema: {
        allOf: [
          { properties: { a: flag } },
          { type: "object", additionalProperties: { $ref: "#/components/schemas/Bound" } },
        ],
      },
    },
    ["p[b]=1", ""],
    ["p[b]=x", "p[a]=x"],
  ],
  [
    "properties that match a pattern",
    { style: "deepObject", schema: { type: "object", patternProperties: { "^x-": { anyOf: [integer, flag] } } } },
    ["p[x-a]=1&p[x-b]=true&p[c]=d"],
    ["p[x-a]=d"],
  ],
  [
    "typed additional properties of an exploded object",
    { schema: { type: "object", properties: { a: word }, additionalProperties: integer } },
    ["a=x&b=1&c=2"],
    ["a=1", "b=x", "a=x&b=1&c=x"],
  ],
  [
    "a property that a branch restricts without its name",
    {
      style: "deepObject",
      schema: {
        oneOf: [
          { type: "object", properties: { a: integer }, required: ["b"] },
          { type: "object", additionalProperties: flag },
        ],
      },
    },
    ["p[a]=true", "p[a]=1&p[b]=x"],
    ["p[a]=x", "p[a]=1"],
  ],
  [
    "JSON behind a composition",
    { content: { "application/json": { schema: { anyOf: [idsOrNull, range] } } } },
    ["p=[1,2]", "p=null", 'p={"to":null}'],
    ["p=[true]", "p=1,2"],
  ],
  ["any JSON", { content: { "application/json": {} } }, ["p=[1,2]", "p=null"], ["p=1,2", "p="]],
];

const types: Partial<ParameterObject>[] = rows.map(([, parameter]) => parameter);

let folder: string;
let mock: Mock;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "composed-"));
  const paths = Object.fromEntries(
    types.map((parameter, index) => {
      const parameters = [{ name: "p", in: "query", ...parameter }];
      return [`/${index}`, { get: { operationId: `op${index}`, parameters, responses: { 204: { description: "" } } } }];
    }),
  );
  const spec = join(folder, "openapi.json");
  await writeFile(
    spec,
    JSON.stringify({ openapi: "3.1.0", info: { title: "", version: "1" }, paths, components: { schemas } }),
  );
  mock = await createMock({ spec });
});
afterAll(() => rm(folder, { recursive: true }));

async function ask(index: number, query: string): Promise<number> {
  const { status } = await mock.fetch(`http://mock.example/${index}${query === "" ? "" : "?"}${query}`);
  return status;
}

test.each(rows.map(([what, , right, wrong], index) => ({ what, index, right, wrong })))(
  "reads $what",
  async ({ index, right, wrong }) => {
    for (const query of right) expect([query, await ask(index, query)]).toEqual([query, 204]);
    for (const query of wrong) expect([query, await ask(index, query)]).toEqual([query, 400]);
  },
);
