import { expect, test } from "vitest";
import { hashText } from "../output/hash-text.ts";
import { mergeEdits } from "./merge-texts.ts";
import { planUpgrade, type UpgradePlan } from "./plan-upgrade.ts";

const base = "one\ntwo\nthree\nfour\nfive\n";
const theirs = "one\ntwo\nthree\nfour\nFIVE\n";

interface Case {
  /** Default: `"a.ts"`. */
  path?: string;
  /** The text on disk; `undefined` if the user has deleted the file. */
  ours?: string | undefined;
  /** The text of the earlier version; `undefined` if it wrote no such file. */
  before?: string | undefined;
  /** The text of this version; `undefined` if it writes no such file. */
  next?: string | undefined;
  isBaseKnown?: boolean;
  keep?: boolean;
}

function plan({ path = "a.ts", ours, before, next, isBaseKnown = true, keep = false }: Case): UpgradePlan {
  return planUpgrade({
    recorded: before === undefined ? {} : { [path]: hashText(before) },
    files: next === undefined ? [] : [{ path, text: next }],
    read: () => ours,
    readBase: () => (isBaseKnown ? before : undefined),
    merge: mergeEdits,
    keep: new Set(keep ? [path] : []),
  });
}

/** Prints a manifest with these dependencies. */
function printTools(tools: object): string {
  return `${JSON.stringify({ devDependencies: tools }, null, 2)}\n`;
}

const done = { "a.ts": hashText(theirs) };

test("replaces a file that was not edited", () => {
  expect(plan({ ours: base, before: base, next: theirs })).toEqual({
    steps: [{ kind: "replace", path: "a.ts", text: theirs }],
    recorded: done,
  });
});

test("merges edits of other lines, and changes nothing in the next upgrade", () => {
  const ours = `ONE${base.slice("one".length)}`;
  const merged = "ONE\ntwo\nthree\nfour\nFIVE\n";

  const first = plan({ ours, before: base, next: theirs });
  const second = plan({ ours: merged, before: theirs, next: theirs });

  expect(first).toEqual({ steps: [{ kind: "merge", path: "a.ts", text: merged }], recorded: done });
  expect(second).toEqual({ steps: [], recorded: done });
});

test("merges a manifest by its keys, although the lines are neighbours", () => {
  const before = printTools({ contract: "1.0.0", generator: "1.0.0" });
  const ours = printTools({ contract: "1.0.0", eslint: "9.0.0", generator: "1.0.0" });
  const next = printTools({ contract: "2.0.0", generator: "2.0.0" });

  const { steps } = plan({ path: "package.json", ours, before, next });

  const text = printTools({ contract: "2.0.0", eslint: "9.0.0", generator: "2.0.0" });
  expect(steps).toEqual([{ kind: "merge", path: "package.json", text }]);
});

test("leaves edits of the same lines alone until the user has compared them", () => {
  const ours = base.replace("five", "cinq");

  const conflict = plan({ ours, before: base, next: theirs });
  const kept = plan({ ours, before: base, next: theirs, keep: true });

  expect(conflict).toEqual({
    steps: [{ kind: "conflict", path: "a.ts", ours, theirs }],
    recorded: { "a.ts": hashText(base) },
  });
  expect(kept).toEqual({ steps: [], recorded: done });
});

test("merges nothing if the text before the edits is not known", () => {
  const { steps } = plan({ ours: "edited\n", before: base, next: theirs, isBaseKnown: false });

  expect(steps).toEqual([{ kind: "conflict", path: "a.ts", ours: "edited\n", theirs }]);
});

test("keeps edits without a conflict if the generator has changed nothing", () => {
  expect(plan({ ours: "edited\n", before: theirs, next: theirs, isBaseKnown: false })).toEqual({
    steps: [],
    recorded: done,
  });
});

test("adds a new file, but does not replace a file of the user at the same path", () => {
  expect(plan({ next: theirs }).steps).toEqual([{ kind: "add", path: "a.ts", text: theirs }]);
  expect(plan({ ours: "mine\n", next: theirs })).toEqual({
    steps: [{ kind: "conflict", path: "a.ts", ours: "mine\n", theirs }],
    recorded: {},
  });
});

test("does not bring back a file that the user has deleted", () => {
  expect(plan({ before: base, next: theirs })).toEqual({ steps: [], recorded: done });
});

test("deletes a file that is not needed any more, unless the user has edited it", () => {
  expect(plan({ ours: base, before: base }).steps).toEqual([{ kind: "delete", path: "a.ts" }]);
  expect(plan({ ours: "edited\n", before: base }).steps).toEqual([{ kind: "leave", path: "a.ts" }]);
  expect(plan({ before: base }).steps).toEqual([]);
});
