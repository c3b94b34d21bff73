import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { edits } from "../test/edits.ts";
import { changeCatalog } from "./change/catalog.ts";

interface Row {
  /** Ids of oasdiff. */
  readonly theirs: readonly string[];
  /** Our codes with their verdicts. */
  readonly ours: readonly string[];
  readonly because: string;
}

const text = readFileSync(new URL("../CHECKS.md", import.meta.url), "utf8");
const rows = text
  .split("\n")
  .filter((line) => /^\| (?!oasdiff|change \|)/.test(line))
  .map((line): Row => {
    const [, theirs = "", ours = "", because = ""] = line.split("|").map((cell) => cell.trim());
    return {
      theirs: [...theirs.matchAll(/`([^`]+)`/g)].flatMap(([, pattern = ""]) => expand(pattern)),
      ours: ours === "" ? [] : ours.split(", "),
      because,
    };
  });

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
  const confirmed = new Set(
    edits.flatMap(({ expect: expected }) => expected.map(([code, wire, types]) => `\`${code}\` ${wire}/${types}`)),
  );

  expect(rows.flatMap(({ ours }) => ours).filter((each) => !confirmed.has(each))).toEqual([]);
  const listed = new Set(rows.flatMap(({ ours }) => ours));
  expect([...confirmed].filter((each) => !listed.has(each))).toEqual([]);
});

/** Expands `a-{b,c}` to `a-b` and `a-c`. */
function expand(pattern: string): readonly string[] {
  const [whole, choices = ""] = /\{([^{}]+)\}/.exec(pattern) ?? [];
  if (whole === undefined) return [pattern];
  return choices.split(",").flatMap((choice) => expand(pattern.replace(whole, choice)));
}
