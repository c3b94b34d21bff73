import { beforeAll, expect, test } from "vitest";
import { oneOf } from "../../scripts/in-ci.ts";
import { changeCatalog, type ChangeCode } from "../../packages/diff/src/change/catalog.ts";
import { compileConsumers, type Verdicts } from "./diff/compile-consumers.ts";
import { edits } from "../../packages/diff/test/edits.ts";
import { readDocument } from "../../packages/diff/test/read-document.ts";

// For each edit in `diff/edits.ts`, a TypeScript program for the earlier document is compiled with the types of the later one.

/** Changes of the client that the types alone do not show; `diff-client.test.ts` compiles them. */
const clientCodes = new Set<ChangeCode>([
  "operation-regrouped",
  "pagination-removed",
  "paginator-renamed",
  "error-class-changed",
  "credentials-changed",
  "server-options-changed",
  "webhook-removed",
  "webhook-renamed",
]);

const affectsTypes = ({ expect: expected, isClientOnly }: (typeof edits)[number]): boolean =>
  isClientOnly === undefined && !expected.some(([code, , types]) => clientCodes.has(code) && types === "breaks");

const typeEdits = edits.filter(affectsTypes);
const compared = oneOf(3, typeEdits);
let verdicts: Verdicts;

beforeAll(async () => {
  const sides = compared.map(async ({ before, after }) => ({
    before: await readDocument(before),
    after: await readDocument(after),
  }));
  verdicts = await compileConsumers(await Promise.all(sides));
});

test("consumers of nearly all edits are compiled, and some of them break", () => {
  expect(typeEdits.length).toBeGreaterThan(0.9 * edits.length);
  expect(new Set(verdicts.areBroken)).toEqual(new Set([true, false]));
});

test("the types of both documents of each edit compile", () => {
  expect(verdicts.typeErrors).toEqual([]);
});

test.each(compared.map((edit, index) => ({ ...edit, index })))(
  "reports broken types exactly if a consumer does not compile: an edit that $what",
  ({ index, expect: expected }) => {
    expect(verdicts.areBroken[index]).toBe(expected.some(([, , types]) => types === "breaks"));
  },
);

test("every code of the catalog has an edit", () => {
  const reported = new Set(edits.flatMap(({ expect: expected }) => expected.map(([code]) => code)));
  // The configuration names packages, and no document: `release/configured-versions.test.ts` renames them.
  const unreported = Object.keys(changeCatalog).filter((code) => !reported.has(code as ChangeCode));
  expect(unreported).toEqual(["package-renamed"]);
});
