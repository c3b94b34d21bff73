import { expect, test } from "vitest";
import { dataFields, mapFields } from "./grammar.ts";

test("lists the fields that hold data, and those that hold maps, by name", () => {
  expect([...dataFields].sort()).toEqual(["const", "dataValue", "default", "enum", "example", "examples", "value"]);
  expect([...mapFields]).toEqual(expect.arrayContaining(["paths", "responses", "properties", "$defs", "encoding"]));
  expect([...mapFields].filter((name) => dataFields.has(name))).toEqual([]);
});
