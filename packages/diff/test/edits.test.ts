import { expect, test } from "vitest";
import { compareDocuments } from "../src/compare-documents.ts";
import { planBump } from "../src/change/plan-bump.ts";
import { edits } from "./edits.ts";
import { readDocument } from "./read-document.ts";

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
