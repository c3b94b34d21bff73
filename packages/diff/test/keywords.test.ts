import { expect, test } from "vitest";
import { keywordCases } from "../../document/test/keyword-examples.ts";
import { compareDocuments } from "../src/compare-documents.ts";
import { field, type Json, sent } from "./edit.ts";
import { readDocument } from "./read-document.ts";

/** Returns `breaks` or `safe` for each change. */
async function compareWire(before: Json, after: Json): Promise<readonly string[]> {
  const sides = { before: await readDocument(before), after: await readDocument(after) };
  return compareDocuments(sides).map(({ wire }) => wire);
}

test.each(keywordCases)("reports `%s`, which narrows requests and responses", async (_, { schema, without }) => {
  expect(await compareWire(sent(without), sent(schema))).toContain("breaks");
  expect(await compareWire(field(schema), field(without))).toContain("breaks");
  expect(await compareWire(sent(schema), sent(without))).not.toEqual([]);
  expect(await compareWire(field(without), field(schema))).not.toEqual([]);
});
