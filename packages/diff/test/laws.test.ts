import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { isNode } from "@shortvideo-api/document/source";
import { assert, asyncProperty, shuffledSubarray } from "fast-check";
import { CORE_SCHEMA, load } from "js-yaml";
import { expect, test } from "vitest";
import { inCI, oneOf } from "../../../scripts/in-ci.ts";
import type { ChangeCode } from "../src/change/catalog.ts";
import { compareDocuments } from "../src/compare-documents.ts";
import { planBump } from "../src/change/plan-bump.ts";
import type { Json } from "./edit.ts";
import { edits } from "./edits.ts";
import { type Half, isJoinable, joinEdits } from "./join-edits.ts";
import { readDocument } from "./read-document.ts";
import { rewrite } from "./rewrite.ts";

// Laws of the differ: rewritten documents have no changes, edits do not affect each other, and reverse edits have reverse verdicts.

const corpus = fileURLToPath(new URL("../../../generator/test/corpus", import.meta.url));
const documents = oneOf(
  2,
  readdirSync(corpus).filter((name) => name.endsWith(".yaml")),
);

test.each(documents)("%s has no change from itself, also when it is written differently", async (name) => {
  const document = openCorpus(name);
  const before = await readDocument(document);

  expect(compareDocuments({ before, after: await readDocument(document) })).toEqual([]);
  expect(
    compareDocuments({ before, after: await readDocument(rewrite(document)) }).map(({ message }) => message),
  ).toEqual([]);
});

test("reports several edits in one document as it reports each of them alone", async () => {
  const joinable = edits.filter(isJoinable);
  expect(joinable.length).toBeGreaterThan(100);
  await assert(
    asyncProperty(shuffledSubarray(joinable, { minLength: 2, maxLength: 12 }), async (chosen) => {
      const read = (half: Half): ReturnType<typeof readDocument> => readDocument(joinEdits(chosen, half));
      const changes = compareDocuments({ before: await read("before"), after: await read("after") });

      // A change that reads the same for several edits is one change.
      const reported = changes.flatMap(({ code, wire, types, operations }) => {
        const edited = new Set(operations.map((id) => /^e\d+/.exec(id)?.[0]));
        return Array.from({ length: Math.max(1, edited.size) }, () => [code, wire, types].join(" "));
      });
      expect(reported.sort()).toEqual(chosen.flatMap((edit) => edit.expect.map((each) => each.join(" "))).sort());
      expect(planBump(changes)).toBe(findHighest(chosen.map(({ bump }) => bump)));
    }),
    { numRuns: inCI(60, 20) },
  );
});

/** Kinds of changes that undo each other. */
const opposites: readonly (readonly [ChangeCode, ChangeCode])[] = [
  ["limit-tightened", "limit-loosened"],
  ["null-added", "null-removed"],
  ["enum-added", "enum-removed"],
  ["alternative-added", "alternative-removed"],
  ["param-became-required", "param-became-optional"],
  ["body-became-required", "body-became-optional"],
  ["property-became-required", "property-became-optional"],
  ["header-became-required", "header-became-optional"],
];

const reversible = edits.flatMap((edit) => {
  const [[code, wire, types] = [], ...others] = edit.expect;
  // A change of types alone does not break the wire in either direction.
  if (wire === "safe" && types === "breaks") return [];
  const pair = opposites.find((codes) => code !== undefined && codes.includes(code));
  return pair && code !== undefined && others.length === 0
    ? [{ ...edit, code, opposite: pair[code === pair[0] ? 1 : 0] }]
    : [];
});

test.each(reversible)("exactly one direction breaks on the wire: an edit that $what, and its reverse", async (edit) => {
  const [before, after] = [await readDocument(edit.before), await readDocument(edit.after)];
  const [forward, backward] = [compareDocuments({ before, after }), compareDocuments({ before: after, after: before })];

  // Multiples of three instead of two: both directions reject some values.
  const isMixed = edit.what.includes("multiples of three");
  // An object with a required property always has at least one. Another alternative may accept texts of any length.
  const hasNoEffect = [
    "at least one property of an object that has a required one",
    "an alternative beside one of any length",
  ].some((words) => edit.what.includes(words));
  expect(backward.map(({ code }) => code)).toEqual([isMixed ? edit.code : edit.opposite]);
  expect([...forward, ...backward].filter(({ wire }) => wire === "breaks")).toHaveLength(
    isMixed ? 2 : Number(!hasNoEffect),
  );
});

test("finds all operations that use a changed schema", async () => {
  const before = await readDocument(openCorpus("figma.yaml"));
  const after = await readDocument(mutate(openCorpus("figma.yaml")));

  const changes = compareDocuments({ before, after });

  expect(changes.map(({ code }) => code)).toEqual(["type-changed"]);
  // The operations whose responses or requests lead to `User`, directly or through other schemas.
  expect(changes[0]?.operations).toHaveLength(20);
});

function openCorpus(name: string): Json {
  return asDocument(load(readFileSync(join(corpus, name), "utf8"), { schema: CORE_SCHEMA }));
}

function mutate(document: Json): Json {
  const found = stepInto(document, "components", "schemas", "User", "properties");
  found["handle"] = { ...asDocument(found["handle"]), type: "integer" };
  return document;
}

function stepInto(document: Json, ...names: readonly string[]): Json {
  return names.reduce((node, name) => asDocument(node[name]), document);
}

function asDocument(value: unknown): Json {
  if (!isNode(value)) throw new TypeError("A document is an object.");
  return value;
}

function findHighest(bumps: readonly (typeof edits)[number]["bump"][]): string {
  return (["major", "minor", "patch"] as const).find((bump) => bumps.includes(bump)) ?? "none";
}
