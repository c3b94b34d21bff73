import * as fc from "fast-check";
import { expect, test } from "vitest";
import { inCI } from "../../scripts/in-ci.ts";
import { compareDocuments } from "../../packages/diff/src/compare-documents.ts";
import { readDocument } from "../../packages/diff/test/read-document.ts";
import { type ArbitraryDocument, documents } from "./diff-values/arbitrary-documents.ts";
import { editDocument, type RandomEdit, randomEdits } from "./diff-values/edit-document.ts";
import { confirmBreak, findBreak } from "./diff-values/find-break.ts";

// No value contradicts a verdict: a change that is safe on the wire breaks no request and no response. A value that a caller sends carries
// only properties that its document declares, since the differ does not protect others in an open object.

/** The number of values that are tried for each pair of documents. */
const valueCount = 150;

test("no value breaks a caller when all changes are safe on the wire, over random edits of random documents", async () => {
  const counts = { safe: 0, values: 0 };
  await fc.assert(
    fc.asyncProperty(documents, randomEdits, fc.nat(), async (document, edits, seed) => {
      const pair = await comparePair(document, edits);
      if (pair.breaks) return;
      const { value, valid } = findBreak({ ...pair, part: document.part }, { seed, count: valueCount });
      counts.safe += 1;
      counts.values += valid;

      expect({ ...pair, value }).toEqual({ ...pair, value: undefined });
    }),
    { numRuns: inCI(250, 60) },
  );

  // Enough pairs have no break, and enough values are valid for callers.
  expect(counts.safe).toBeGreaterThan(inCI(75, 10));
  expect(counts.values).toBeGreaterThan(counts.safe * 10);
});

test("a value that is shown for a change breaks callers, over random edits of random documents", async () => {
  const counts = { breaks: 0, shown: 0, confirmed: 0 };
  await fc.assert(
    fc.asyncProperty(documents, randomEdits, async (document, edits) => {
      const { changes, ...pair } = await comparePair(document, edits);
      const breaks = changes.filter(({ wire }) => wire === "breaks");
      const shown = breaks.filter(({ witness }) => witness !== undefined);
      counts.breaks += breaks.length;
      counts.shown += shown.length;
      for (const { place, witness = "" } of shown) {
        const isConfirmed = confirmBreak({ ...pair, part: document.part }, place, JSON.parse(witness));
        if (isConfirmed === true) counts.confirmed += 1;

        expect({ ...pair, place, witness, isConfirmed: isConfirmed ?? true }).toMatchObject({ isConfirmed: true });
      }
    }),
    { numRuns: inCI(150, 60) },
  );

  expect(counts.confirmed).toBeGreaterThan(inCI(12, 0));
  // The shares of few pairs vary. Most changes without a value concern what no sample shows, such as a property that nothing returns any more.
  expect(counts.shown).toBeGreaterThan(counts.breaks / inCI(4, 10));
});

async function comparePair({ document }: ArbitraryDocument, edits: readonly RandomEdit[]) {
  const edited = editDocument(document, edits);
  const [before, after] = [await readDocument(document), await readDocument(edited)];
  const changes = compareDocuments({ before, after });
  // Names of types that no operation uses are no part of a message.
  const used = changes.filter(({ operations }) => operations.length > 0);
  return {
    before: document,
    after: edited,
    changes: used.map(({ code, place, message, wire, witness }) => ({ code, place, message, wire, witness })),
    breaks: used.some(({ wire }) => wire === "breaks"),
  };
}
