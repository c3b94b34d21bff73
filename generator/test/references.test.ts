import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isNode, loadDocument, printPointer, type Step } from "@shortvideo-api/document/source";
import { afterAll, expect, test } from "vitest";
import { inCI, oneOf } from "../../scripts/in-ci.ts";
import { ProblemsError } from "../../packages/document/src/diagnostics/problems-error.ts";
import type { Change } from "../../packages/diff/src/change/change.ts";
import { compareDocuments } from "../../packages/diff/src/compare-documents.ts";
import { readSpec } from "../../packages/diff/src/diff-specs.ts";
import type { Side } from "../../packages/diff/src/schema/side.ts";
import { generate } from "../src/generate.ts";
import { listPlaces, readPlace, replacePlace } from "./document-places.ts";
import { richDocument } from "./references/rich-document.ts";

// Every value of a document is moved behind a `$ref`, one at a time: where OpenAPI allows this, nothing changes.

/** The share of changes that the tests try. */
const everyNth = inCI(8, 50);

const folder = mkdtempSync(join(tmpdir(), "references-"));

afterAll(() => rmSync(folder, { recursive: true }));

/** Places where OpenAPI allows a Reference Object, or a `$ref` in a schema. https://spec.openapis.org/oas/v3.1.1.html#reference-object */
const allowed = [
  /\/(?:schema|items|additionalProperties|not|if|then|else|contains|propertyNames|contentSchema)$/,
  /\/unevaluated(?:Properties|Items)$/,
  /\/(?:allOf|anyOf|oneOf|prefixItems)\/\d+$/,
  /\/(?:properties|patternProperties|dependentSchemas|schemas)\/[^/]+$/,
  /\/parameters\/\d+$/,
  /\/requestBody$/,
  /\/(?:responses|headers|examples|links|callbacks)\/[^/]+$/,
  /^\/(?:paths|webhooks)\/[^/]+$/,
  /\/callbacks\/[^/]+\/[^/]+$/,
  /^\/components\/(?!schemas)[^/]+\/[^/]+$/,
];
const isAllowed = (pointer: string): boolean => allowed.some((pattern) => pattern.test(pointer));

/** Data, where a `$ref` is an ordinary property. */
const data = /\/(?:const|default|example|value|enum\/\d+)(?:\/|$)|\/secret\/examples\/\d+$|\/links\/\w+\/parameters\//;
/** The content of links, which the generator ignores. */
const ignored = /\/links\/[^/]+\/./;
const places = listPlaces(richDocument).filter((path) => {
  const pointer = printPointer(path);
  return !data.test(pointer) && !ignored.test(pointer);
});

test("the document has many places of each kind", () => {
  expect(places.length).toBeGreaterThan(300);
  expect(places.filter((path) => isAllowed(printPointer(path))).length).toBeGreaterThan(60);
});

test("reports a change behind a `$ref` as it reports a change in place", async () => {
  const unreported: string[] = [];
  let compared = 0;
  const leaves = places.filter((path) => typeof readPlace(richDocument, path) !== "object");
  const tasks = places.flatMap((place) =>
    leaves.filter((leaf) => place.every((step, index) => leaf[index] === step)).map((leaf) => ({ leaf, place })),
  );
  const rich = await read(richDocument);
  const changesInPlace = new Map<readonly Step[], readonly string[] | string>();
  let moved: { readonly place?: readonly Step[]; readonly side?: Side | string } = {};

  for (const [index, { leaf, place }] of tasks.entries()) {
    if (index % everyNth !== 0) continue;
    const changed = replacePlace(richDocument, leaf, change(readPlace(richDocument, leaf)));
    const inPlace = changesInPlace.get(leaf) ?? (await compare(rich, changed));
    changesInPlace.set(leaf, inPlace);
    if (moved.place !== place) moved = { place, side: await read(moveToReference(richDocument, place)) };
    const behind = await compare(moved.side, moveToReference(changed, place));
    if (typeof inPlace === "string") continue;
    compared += 1;
    const missing = typeof behind === "string" ? [] : inPlace.filter((reported) => !behind.includes(reported));
    if (missing.length > 0)
      unreported.push(`${printPointer(leaf)} behind ${printPointer(place)}: ${missing.join(", ")}`);
  }

  expect(compared).toBeGreaterThan(tasks.length / everyNth / 2);
  expect(unreported).toEqual([]);
});

test("warns of each `$ref` that OpenAPI does not allow, on its line, and of no other `$ref`", async () => {
  const wrong: string[] = [];
  for (const place of oneOf(4, places)) {
    const pointer = printPointer(place);
    const { diagnostics } = await load(moveToReference(richDocument, place));
    const found = diagnostics.filter((diagnostic) => diagnostic.pointer.startsWith(pointer));
    const isReported = found.some(
      ({ code, severity, line = 1 }) => (code === "misplaced-reference" || severity === "error") && line > 1,
    );
    if (isReported === isAllowed(pointer)) wrong.push(`${pointer}: ${found.map(({ code }) => code).join(", ")}`);
  }

  expect(wrong).toEqual([]);
});

test.each<[what: string, values: readonly unknown[]]>([
  ["points to a missing place", ["#/nowhere"]],
  ["points to a missing file", ["nowhere.yaml"]],
  ["is a number, empty or a list", [5, null, []]],
])("rejects a `$ref` that %s, at any place", async (_, values) => {
  const accepted: string[] = [];
  for (const [index, place] of places.entries()) {
    if (index % everyNth !== 0) continue;
    const document = replacePlace(richDocument, place, { $ref: values[index % values.length] });
    for (const found of [await build(document), await read(document)]) {
      if (typeof found !== "string") accepted.push(printPointer(place));
    }
  }

  expect(accepted).toEqual([]);
});

/** Replaces the value at a place by a `$ref` to it. */
function moveToReference(document: unknown, place: readonly Step[]): unknown {
  const hidden = replacePlace(document, place, { $ref: "#/x-parts/part" });
  return { ...(isNode(hidden) ? hidden : {}), "x-parts": { part: readPlace(document, place) } };
}

/** Reads a document for a comparison. Returns the codes of the errors if it is rejected. */
async function read(document: unknown): Promise<Side | string> {
  return readSpec(write("spec.json", document)).catch(printProblems);
}

/** Returns the changes without their words, or the codes of the errors if a document is rejected. */
async function compare(before: Side | string | undefined, changed: unknown): Promise<readonly string[] | string> {
  const after = await read(changed);
  if (typeof after === "string") return after;
  if (typeof before !== "object") throw new Error(`A document is accepted only after a change: ${before}`);
  return [...new Set(compareDocuments({ before, after }).map(print))].sort();
}

/** Prints a change. Changed words do not name operations, since a named example has a name of its own. */
function print({ code, wire, types, operations }: Change): string {
  return [code, wire, types, ...(code === "words-changed" ? [] : operations)].join(" ");
}

async function build(document: unknown): Promise<string | undefined> {
  const spec = write("spec.json", document);
  try {
    await generate({ root: folder, spec, check: true });
    return undefined;
  } catch (error) {
    return printProblems(error);
  }
}

/** Returns the codes of the errors, and expects that each error has a line. */
function printProblems(error: unknown): string {
  if (!(error instanceof ProblemsError)) throw error;
  const errors = error.diagnostics.filter(({ severity }) => severity === "error");
  expect(errors.map(({ line }) => line)).not.toContain(undefined);
  return errors.map(({ code }) => code).join(" ");
}

async function load(document: unknown): ReturnType<typeof loadDocument> {
  return loadDocument(write("spec.json", document));
}

function write(name: string, document: unknown): string {
  const file = join(folder, name);
  // Some file systems wait for the disk when a file is overwritten.
  rmSync(file, { force: true });
  writeFileSync(file, JSON.stringify(document, null, 1));
  return file;
}

function change(value: unknown): unknown {
  if (typeof value === "string") return `${value} too`;
  return typeof value === "number" ? value + 1 : !value;
}
