import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { combineForms } from "../../../../generator/test/diff-pairs/combine-forms.ts";
import { type SchemaForm, schemaForms } from "../../../../generator/test/diff-pairs/schema-forms.ts";
import { type ResponseCheck, checkResponses } from "./check-responses.js";
import { makeFolder } from "../../../report/test/make-folder.js";

// One operation for each way to write a schema, and no example: every response is made.

const combined = combineForms(process.env["CI"] === undefined ? 100 : 600);

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

/** Returns the form that a result is about. */
function nameOf(forms: readonly SchemaForm[], line: string): string | undefined {
  return forms[Number(/\d+/.exec(line)?.[0])]?.name;
}

test.each([
  ["as it is", ""],
  ["of a seed", ", seed=3"],
  ["made anew", ", dynamic=true"],
])("no response is invalid, whatever the schema: %s", async (_, prefer) => {
  const [plain, nested] = [await check(schemaForms, "3.1.0", prefer), await check(combined, "3.1.0", prefer)];

  expect([...plain.invalid, ...plain.refused, ...nested.invalid, ...nested.refused]).toEqual([]);
  // No value fits them, and the mock says so.
  expect(plain.impossible.map((line) => nameOf(schemaForms, line))).toEqual(["false", "formats of two parts"]);
  const impossible = nested.impossible.map((line) => nameOf(combined, line));
  expect(impossible.filter((name) => !name?.includes("formats of two parts"))).toEqual([]);
  expect(plain.checked + nested.checked).toBe(schemaForms.length + combined.length - 2 - impossible.length);
});

test("no response of a 3.0 document is invalid, however it admits null", async () => {
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
    "what stands beside a reference": { ...pet, maxProperties: 0 },
    "bounds that are left out": {
      type: "number",
      minimum: 0,
      exclusiveMinimum: true,
      maximum: 1,
      exclusiveMaximum: true,
    },
    "an example of another type": { type: "integer", example: "12" },
    "a pattern that is escaped too much": { type: "string", pattern: "^\\/\\#\\-[a-z]$" },
  };
  const components = {
    Pet: { type: "object", required: ["name"], properties: { name: text, note: { ...text, nullable: true } } },
  };
  const forms = Object.entries(schemas).map(([name, schema]) => ({ name, schema, components }));

  const { invalid, refused, impossible, checked } = await check(forms, "3.0.3");

  expect([...invalid, ...refused, ...impossible]).toEqual([]);
  expect(checked).toBe(forms.length);
});
