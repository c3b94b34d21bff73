import { expect, test } from "vitest";
import { compareDocuments } from "../src/compare-documents.ts";
import { sent } from "./edit.ts";
import { readDocument } from "./read-document.ts";

test.each([
  [{ type: "number" }, { type: "number", multipleOf: 1 }, "`value` is a multiple of 1."],
  [{ type: "number" }, { type: "number", multipleOf: 0.5 }, "`value` is a multiple of 0.5."],
  [{ type: "number", multipleOf: 0.5 }, { type: "number" }, "`value` is no longer a multiple of 0.5."],
  [
    { type: "number", multipleOf: 0.5 },
    { type: "number", multipleOf: 1 },
    "`value` is a multiple of 1; it was a multiple of 0.5.",
  ],
  [
    { type: "number", multipleOf: 1 },
    { type: "number", multipleOf: 0.5 },
    "`value` is a multiple of 0.5; it was a multiple of 1.",
  ],
  [{ type: "integer" }, { type: "integer", multipleOf: 5 }, "`value` is a multiple of 5."],
  [{ type: "integer", multipleOf: 5 }, { type: "integer" }, "`value` is no longer a multiple of 5."],
])("says which multiples are admitted: %j and %j", async (before, after, message) => {
  const sides = { before: await readDocument(sent(before)), after: await readDocument(sent(after)) };

  expect(compareDocuments(sides).map((change) => change.message)).toEqual([message]);
});
