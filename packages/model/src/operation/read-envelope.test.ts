import { expect, test } from "vitest";
import { buildYaml, indexOperations } from "../../test/build-yaml.ts";

const page = "properties: { letters: { type: array, items: {} }, next: { type: string } }";
const many = `properties: { ${[..."abcdefghi"].map((name) => `${name}: {}`).join(", ")} }`;

test.each([
  ["{}", undefined],
  ["{ properties: { a: {} } }", undefined],
  ["{ type: [object, 'null'], required: [a] }", undefined],
  ["{ type: string }", undefined],
  ["{ type: array, items: {} }", "array"],
  ["{ type: object }", []],
  ["{ type: object, properties: { a: {} } }", []],
  ["{ type: object, required: [a], properties: { a: {}, b: {} } }", ["a", "b"]],
  [`{ type: object, required: [i, a], ${many} }`, ["i", "a"]],
  [`{ type: object, required: [${[..."abcdefghi"].join(", ")}], ${many} }`, [..."abcdefgh"]],
  [
    "{ required: [b], allOf: [{ type: object, required: [a] }, { $ref: '#/components/schemas/Page' }] }",
    ["letters", "next", "b", "a"],
  ],
  ["{ oneOf: [{ type: object, required: [a] }, { type: object }] }", []],
  ["{ anyOf: [{ type: object }, { type: array }] }", undefined],
  ["{ oneOf: [{ type: object }, { type: 'null' }] }", undefined],
])("reads the envelope of %s", async (schema, envelope) => {
  expect(await readResponse(schema, "")).toEqual(envelope);
});

test("names only the property of the items if every page has it", async () => {
  const pagination = "x-pagination: { style: cursor, param: next, items: letters, next: next }";

  expect(await readList(`{ type: object, required: [letters, next], ${page} }`, pagination)).toEqual({
    envelope: undefined,
    list: ["letters"],
  });
  expect(await readResponse(`{ type: object, required: [next], ${page} }`, pagination)).toEqual(["letters", "next"]);
});

test("names the path to the items if every page has the object around them", async () => {
  const inner =
    "{ type: object, required: [letters, next], properties: { letters: { type: array, items: {} }, next: {} } }";
  const pagination = "x-pagination: { style: cursor, param: next, items: data.letters, next: next }";
  const outer = `properties: { data: ${inner}, next: { type: string } }`;

  expect(await readList(`{ type: object, required: [data], ${outer} }`, pagination)).toEqual({
    envelope: undefined,
    list: ["data", "letters"],
  });
  expect(await readList(`{ type: object, required: [next], ${outer} }`, pagination)).toEqual({
    envelope: ["data", "next"],
    list: undefined,
  });
});

test("leaves out the envelope if two statuses have a body", async () => {
  const two = "'200': { description: d, content: { application/json: { schema: { type: object } } } }";

  expect(await readResponse("{ type: object }", "", `${two}, `)).toBeUndefined();
});

async function readResponse(schema: string, extension: string, others = "") {
  return (await readList(schema, extension, others)).envelope;
}

async function readList(schema: string, extension: string, others = "") {
  const built = await buildYaml(
    [
      "paths:",
      "  /letters:",
      "    get:",
      "      operationId: letters.get",
      "      parameters: [{ name: next, in: query, schema: { type: string } }]",
      ...(extension === "" ? [] : [`      ${extension}`]),
      `      responses: { ${others}'201': { description: d, content: { application/json: { schema: ${schema} } } } }`,
      `components: { schemas: { Page: { type: object, ${page} } } }`,
    ].join("\n"),
  );
  const response = indexOperations(built)["letters.get"]?.response;
  return { envelope: response?.envelope, list: response?.list };
}
