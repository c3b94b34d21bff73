import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { changeCatalog, type ChangeCode } from "../src/diff/catalog.ts";
import { emitTypes } from "../src/emit/emit-types.ts";
import { repository } from "../src/paths.ts";
import { edits } from "./diff/edits.ts";
import { printConsumer } from "./diff/print-consumer.ts";
import { readDocument } from "./diff/read-edit.ts";
import { typeCheck } from "./type-check.ts";

/** Changes of what the client offers, which the types alone do not show; the client's own test holds them. */
const ofClient = new Set<ChangeCode>([
  "operation-regrouped",
  "pagination-removed",
  "walk-renamed",
  "error-class-changed",
]);

const isOfTypes = ({ expect: expected }: (typeof edits)[number]): boolean =>
  !expected.some(([code, , types]) => ofClient.has(code) && types === "breaks");

const compared = edits.filter(isOfTypes);
let folder = "";
let complaints = "";

/** All consumers are compiled in one go: it takes as long as compiling one. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "consumers-"));
  const floor = join(repository, "packages/openapi-types/src");
  for (const [index, { before, after }] of compared.entries()) {
    const sides = { before: await readDocument(before), after: await readDocument(after) };
    for (const [name, side] of Object.entries(sides)) {
      const own = join(folder, String(index), name);
      cpSync(floor, own, {
        recursive: true,
        filter: (path) => !path.includes("generated") && !path.endsWith(".test.ts"),
      });
      for (const { path, text } of emitTypes({ root: side.root }, side.model)) {
        const file = join(own, path.slice("packages/openapi-types/src/".length));
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, text);
      }
    }
    writeFileSync(join(folder, String(index), "consumer.ts"), printConsumer(sides.before));
  }
  const compilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    module: "nodenext",
    target: "es2022",
    noEmit: true,
    skipLibCheck: false,
  };
  writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module" }));
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["*/**/*.ts"] }));
  complaints = await typeCheck(folder);
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("both documents of every edit give types that compile", () => {
  expect(complaints.split("\n").filter((line) => /^\d+\/(?:before|after)\//.test(line))).toEqual([]);
});

test.each(compared.map((edit, index) => ({ ...edit, index })))(
  "the compiler agrees on an edit that $what",
  ({ index, expect: expected }) => {
    const isBroken = complaints.includes(`\n${index}/consumer.ts(`) || complaints.startsWith(`${index}/consumer.ts(`);

    expect(isBroken ? "breaks" : "safe").toBe(expected.some(([, , types]) => types === "breaks") ? "breaks" : "safe");
  },
);

test("every code of the catalog has an edit in the table", () => {
  const told = new Set(edits.flatMap(({ expect: expected }) => expected.map(([code]) => code)));
  expect(Object.keys(changeCatalog).filter((code) => !told.has(code as ChangeCode))).toEqual([]);
});
