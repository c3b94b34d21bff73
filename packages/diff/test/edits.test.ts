import { expect, test } from "vitest";
import { compareDocuments } from "../src/compare-documents.ts";
import { planBump } from "../src/change/plan-bump.ts";
import { edits } from "./edits.ts";
import { readDocument } from "./read-document.ts";
import { field, type Json } from "./edit.ts";

test("no two edits have the same description, and no edit is lost", () => {
  expect(new Set(edits.map(({ what }) => what)).size).toBe(edits.length);
  // Raise this number when you add edits.
  expect(edits.length).toBeGreaterThanOrEqual(480);
});

test.each(edits)(
  "reports the expected changes of an edit that $what",
  async ({ before, after, expect: expected, bump }) => {
    const changes = compareDocuments({ before: await readDocument(before), after: await readDocument(after) });

    const reported = changes.map(({ code, wire, types }) => [code, wire, types].join(" "));
    expect(reported.sort()).toEqual(expected.map((each) => each.join(" ")).sort());
    expect(planBump(changes)).toBe(bump);
  },
);

test("reports a change at the value, unless both documents give its schema a name", async () => {
  const kinds = { Kind: { type: "string", enum: ["cat"] } };
  const more = { Kind: { type: "string", enum: ["cat", "dog"] } };
  const named = { $ref: "#/components/schemas/Kind" };

  const known = await listPlaces(field(named, kinds), field(named, more));
  const moved = await listPlaces(field(kinds.Kind), field(named, more));
  const lost = await listPlaces(field({ anyOf: [named, { type: "null" }] }, kinds), field(named, kinds));

  expect(known).toEqual(["enum-value-added Kind"]);
  expect(moved).toEqual(["enum-value-added 200.value", "schema-added Kind"]);
  expect(lost).toEqual(["null-removed 200.value"]);
});

async function listPlaces(before: Json, after: Json): Promise<readonly string[]> {
  const sides = { before: await readDocument(before), after: await readDocument(after) };
  return compareDocuments(sides).map(({ code, place }) => `${code} ${place}`);
}
