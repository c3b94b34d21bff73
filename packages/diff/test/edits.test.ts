import { expect, test } from "vitest";
import { compareDocuments } from "../src/compare-documents.ts";
import { planBump } from "../src/change/plan-bump.ts";
import { edits } from "./edits.ts";
import { readDocument } from "./read-document.ts";
import { field } from "./edit.ts";
import type { Side } from "../src/schema/side.ts";

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
  const pet = (value: object, components: object = {}): Promise<Side> => readDocument(field(value, { ...components }));
  const named = { $ref: "#/components/schemas/Kind" };

  const compare = async (before: Promise<Side>, after: Promise<Side>): Promise<readonly string[]> =>
    compareDocuments({ before: await before, after: await after }).map(({ code, place }) => `${code} ${place}`);

  const kinds = { Kind: { type: "string", enum: ["cat"] } };
  const more = { Kind: { type: "string", enum: ["cat", "dog"] } };
  expect(await compare(pet(named, kinds), pet(named, more))).toEqual(["enum-value-added Kind"]);
  expect(await compare(pet(kinds.Kind), pet(named, more))).toEqual(["enum-value-added 200.value", "schema-added Kind"]);
  expect(await compare(pet({ anyOf: [named, { type: "null" }] }, kinds), pet(named, kinds))).toEqual([
    "null-removed 200.value",
  ]);
});
