import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { inCI } from "../../../../scripts/in-ci.js";
import { combineForms } from "../../../../generator/test/diff-pairs/combine-forms.ts";
import { type SchemaForm, schemaForms } from "../../../../generator/test/diff-pairs/schema-forms.ts";
import { type ResponseCheck, checkResponses } from "./check-responses.js";
import { makeFolder } from "../../../report/test/make-folder.js";

// One operation for each form of a schema, without examples: the mock generates every response.

const combined = combineForms(inCI(300, 40));

async function check(forms: readonly SchemaForm[], openapi: string, prefer = ""): Promise<ResponseCheck> {
  const spec = join(await makeFolder(), "forms.json");
  const paths = forms.map(({ name, schema }, index) => {
    const content = { "application/json": { schema } };
    return [
      `/form-${index}`,
      { get: { operationId: `${index} ${name}`, responses: { 200: { description: "", content } } } },
    ];
  });
  const components = { schemas: Object.assign({}, ...forms.map((form) => form.components)) };
  await writeFile(spec, JSON.stringify({ openapi, paths: Object.fromEntries(paths), components }));
  return checkResponses(spec, {}, prefer);
}

/** Finds the name of the form that a result is about. */
function findName(forms: readonly SchemaForm[], line: string): string | undefined {
  return forms[Number(/\d+/.exec(line)?.[0])]?.name;
}

test.each(
  inCI(
    [
      ["by default", ""],
      ["with a seed", ", seed=3"],
      ["with `dynamic=true`", ", dynamic=true"],
    ],
    [["with `dynamic=true`", ", dynamic=true"]],
  ),
)("generates only valid responses for all schemas, %s", async (_, prefer) => {
  const [plain, nested] = [await check(schemaForms, "3.1.0", prefer), await check(combined, "3.1.0", prefer)];

  expect([...plain.invalid, ...plain.rejected, ...nested.invalid, ...nested.rejected]).toEqual([]);
  // No value matches these two schemas, and the mock reports both.
  expect(plain.impossible.map((line) => findName(schemaForms, line))).toEqual(["false", "formats of two parts"]);
  const impossible = nested.impossible.map((line) => findName(combined, line));
  expect(impossible.filter((name) => !name?.includes("formats of two parts"))).toEqual([]);
  expect(plain.checked + nested.checked).toBe(schemaForms.length + combined.length - 2 - impossible.length);
});

test("generates only valid responses for each form of null in OpenAPI 3.0", async () => {
  const text = { type: "string" };
  const pet = { $ref: "#/components/schemas/Pet" };
  const schemas: Readonly<Record<string, object>> = {
    "null beside a type": { ...text, nullable: true },
    "null beside an enum": { ...text, nullable: true, enum: ["a", "b"], example: null },
    "null in an enum": { ...text, nullable: true, enum: ["a", null], example: null },
    "null beside a reference": {
      type: "object",
      properties: { pet: { ...pet, nullable: true } },
      example: { pet: null },
    },
    "null beside parts": { nullable: true, allOf: [pet], example: null },
    "null beside a choice": { nullable: true, oneOf: [pet, { type: "integer" }], example: null },
    "null beside nothing": { nullable: true },
    "a keyword beside a reference": { ...pet, maxProperties: 0 },
    "exclusive bounds": {
      type: "number",
      minimum: 0,
      exclusiveMinimum: true,
      maximum: 1,
      exclusiveMaximum: true,
    },
    "an example of another type": { type: "integer", example: "12" },
    "a pattern with needless escapes": { type: "string", pattern: "^\\/\\#\\-[a-z]$" },
  };
  const components = {
    Pet: { type: "object", required: ["name"], properties: { name: text, note: { ...text, nullable: true } } },
  };
  const forms = Object.entries(schemas).map(([name, schema]) => ({ name, schema, components }));

  const { invalid, rejected, impossible, checked } = await check(forms, "3.0.3");

  expect([...invalid, ...rejected, ...impossible]).toEqual([]);
  expect(checked).toBe(forms.length);
});
