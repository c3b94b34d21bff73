import { expect, test } from "vitest";
import { loadFiles } from "../../test/load-files.ts";
import { isInt64 } from "../openapi/int64.ts";
import { isSchema, type Schema } from "../openapi/openapi.ts";

/** Returns the integers of a schema, those in its parts included, and whether each is a 64-bit integer. */
async function readIntegers(schema: string): Promise<boolean[]> {
  const { root } = await loadFiles({
    "openapi.yaml": `
openapi: 3.1.0
info: { title: "", version: "1" }
paths: {}
components:
  schemas:
    Plain: { type: integer }
    Long: { type: integer, format: int64 }
    Limited: { allOf: [{ type: integer }, { maximum: 9223372036854775806 }] }
    Text: { type: string }
    Loop: { anyOf: [{ $ref: "#/components/schemas/Loop" }, { type: integer }] }
    Value: ${schema}`,
  });
  const schemas = root?.components.schemas ?? {};
  const list = (part: Schema | undefined): boolean[] => {
    if (typeof part !== "object") return [];
    if (typeof part.$ref === "string") return list(schemas[part.$ref.split("/").at(-1) ?? ""]);
    const own = [part.type].flat().includes("integer") ? [isInt64(part)] : [];
    const inner = [...(part.allOf ?? []), ...(part.anyOf ?? []), ...(part.oneOf ?? [])].filter(isSchema);
    return [...own, ...inner.flatMap(list)];
  };
  return list(schemas["Value"]);
}

const refer = (name: string): string => `{ $ref: "#/components/schemas/${name}" }`;

test.each([
  ["an integer beside a 64-bit one", "{ allOf: [{ type: integer, format: int64 }, { type: integer, minimum: 1 }] }"],
  ["an integer beside a format", "{ allOf: [{ type: integer }, { format: int64 }] }"],
  ["an integer beside a long limit", "{ type: integer, allOf: [{ maximum: 9223372036854775806 }] }"],
  ["a reference beside a long limit", `{ allOf: [${refer("Plain")}], maximum: 9223372036854775806 }`],
  ["a reference beside a 64-bit one", `{ anyOf: [${refer("Plain")}, ${refer("Long")}, ${refer("Text")}] }`],
  ["an integer beside a composed one", `{ oneOf: [${refer("Limited")}, { type: [integer, "null"] }] }`],
])("marks %s", async (_, schema) => {
  const integers = await readIntegers(schema);

  expect(integers.length).toBeGreaterThan(0);
  expect(integers).not.toContain(false);
});

test.each([
  ["integers without a long one", `{ anyOf: [${refer("Plain")}, { type: integer, maximum: 5 }] }`],
  ["a target that is also used elsewhere", refer("Plain")],
])("leaves %s", async (_, schema) => {
  expect(await readIntegers(schema)).not.toContain(true);
});

test("leaves integers in the properties of a choice", async () => {
  const schema = `{ anyOf: [${refer("Long")}, { type: object, properties: { size: { type: integer } } }] }`;

  expect(await readIntegers(schema)).toEqual([true]);
});
