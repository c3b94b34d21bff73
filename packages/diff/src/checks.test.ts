import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { edits } from "../test/edits.ts";
import { expand } from "../test/oasdiff/pair.ts";
import { pairs } from "../test/oasdiff/pairs.ts";
import { type Situation, situations } from "../test/oasdiff/situations.ts";
import { readDocument } from "../test/read-document.ts";
import { changeCatalog } from "./change/catalog.ts";
import { compareDocuments } from "./compare-documents.ts";

interface Row {
  /** Ids of oasdiff. */
  readonly theirs: readonly string[];
  /** Our codes with their verdicts. */
  readonly ours: readonly string[];
  readonly because: string;
}

/** A row of the last tables. */
interface Difference {
  readonly names: readonly string[];
  readonly level: string;
  /** Our verdict. */
  readonly ours: string;
  readonly because: string;
}

const [text = "", last = ""] = readFileSync(new URL("../CHECKS.md", import.meta.url), "utf8").split(
  "\n## Where our verdict differs\n",
);
const rows = text
  .split("\n")
  .filter((line) => /^\| (?!oasdiff|change \|)/.test(line))
  .map((line): Row => {
    const [, theirs = "", ours = "", because = ""] = line.split("|").map((cell) => cell.trim());
    return {
      theirs: readIds(theirs),
      ours: ours === "" ? [] : ours.split(", "),
      because,
    };
  });

const [ofIds = "", ofSituations = ""] = last.split("\n| change |");
const differences = [...readDifferences(ofIds, readIds), ...readDifferences(ofSituations, (cell) => [cell])];

function readDifferences(table: string, readNames: (cell: string) => readonly string[]): readonly Difference[] {
  return table
    .split("\n")
    .filter((line) => line.startsWith("| ") && !line.startsWith("| oasdiff"))
    .map((line) => {
      const [, name = "", level = "", ours = "", because = ""] = line.split("|").map((cell) => cell.trim());
      return { names: readNames(name), level, ours, because };
    });
}

test("the table lists each check of oasdiff once, with a code or a reason", () => {
  const all = rows.flatMap(({ theirs }) => theirs);

  expect(all.filter((id, index) => all.indexOf(id) !== index)).toEqual([]);
  expect(all.length).toBeGreaterThan(700);
  expect(rows.filter(({ ours, because }) => ours.length === 0 && because === "")).toEqual([]);
});

test("the table contains exactly our codes", () => {
  const named = new Set(rows.flatMap(({ ours }) => ours.map((each) => each.replace(/^`([^`]+)`.*$/, "$1"))));

  expect([...named].sort()).toEqual(Object.keys(changeCatalog).sort());
});

test("the table lists exactly the verdicts that edits confirm", () => {
  const confirmed = new Set([
    ...edits.flatMap(({ expect: expected }) => expected.map(([code, wire, types]) => `\`${code}\` ${wire}/${types}`)),
    // By `generator/test/release/configured-versions.test.ts`: a configuration names packages, and no document.
    "`package-renamed` safe/breaks",
  ]);

  expect(rows.flatMap(({ ours }) => ours).filter((each) => !confirmed.has(each))).toEqual([]);
  const listed = new Set(rows.flatMap(({ ours }) => ours));
  expect([...confirmed].filter((each) => !listed.has(each))).toEqual([]);
});

/** Ids with a message, but without a check. */
const unused = new Set(["api-security-updated"]);

test("each check of oasdiff with a code of ours has one pair of documents", () => {
  const checked = rows.flatMap(({ theirs, ours }) => (ours.length > 0 ? theirs : []));

  expect(pairs.map(({ id }) => id).sort()).toEqual(checked.filter((id) => !unused.has(id)).sort());
});

test("the last tables list exactly the pairs on which our verdict differs from the level of oasdiff", async () => {
  const compared = [...pairs.map(({ id, ...pair }) => ({ name: id, ...pair })), ...situations.map(toNamed)];
  const differing: string[] = [];
  for (const { name, level, before, after } of compared) {
    const changes = compareDocuments({ before: await readDocument(before), after: await readDocument(after) });
    const verdict = readVerdict(changes);
    if ((level === "INFO") !== (verdict === "safe")) differing.push(`${name}: ${level}, ${verdict}`);
  }

  const listed = differences.flatMap(({ names, level, ours }) => names.map((name) => `${name}: ${level}, ${ours}`));
  expect(listed.sort()).toEqual(differing.sort());
  expect(differences.filter(({ because }) => because === "")).toEqual([]);
  expect(new Set(compared.map(({ name }) => name)).size).toBe(compared.length);
});

function toNamed({ what, ...situation }: Situation): Omit<Situation, "what"> & { readonly name: string } {
  return { name: what, ...situation };
}

function readVerdict(changes: ReturnType<typeof compareDocuments>): string {
  if (changes.some(({ wire }) => wire === "breaks")) return "breaks";
  return changes.some(({ types }) => types === "breaks") ? "breaks types" : "safe";
}

function readIds(cell: string): readonly string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].flatMap(([, pattern = ""]) => expand(pattern));
}
