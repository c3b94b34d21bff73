import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isNode, loadDocument, printPointer, type Step } from "@shortvideo-api/document/source";
import { afterAll, expect, test } from "vitest";
import { ProblemsError } from "../src/problems-error.ts";
import type { Change } from "../src/diff/change/change.ts";
import { diffSpecs } from "../src/diff/diff-specs.ts";
import { generate } from "../src/generate.ts";
import { listPlaces, readPlace, replacePlace } from "./document-places.ts";
import { richDocument } from "./references/rich-document.ts";

/** All changes in CI; at a desk, some of them, always the same ones. */
const oneOf = process.env["CI"] === undefined ? 12 : 1;

const folder = mkdtempSync(join(tmpdir(), "references-"));

afterAll(() => rmSync(folder, { recursive: true }));

/** Where OpenAPI allows a Reference Object, and a schema a `$ref`. https://spec.openapis.org/oas/v3.1.1.html#reference-object */
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

/** Data, in which a `$ref` is a property like any other. */
const data = /\/(?:const|default|example|value|enum\/\d+)(?:\/|$)|\/secret\/examples\/\d+$|\/links\/\w+\/parameters\//;
/** What links and callbacks consist of, which nothing reads. */
const unread = /\/(?:links|callbacks)\/[^/]+\/./;
const places = listPlaces(richDocument).filter((way) => {
  const pointer = printPointer(way);
  return !data.test(pointer) && !unread.test(pointer);
});

test("there are places of all kinds", () => {
  expect(places.length).toBeGreaterThan(300);
  expect(places.filter((way) => isAllowed(printPointer(way))).length).toBeGreaterThan(60);
});

test("tells a change behind a `$ref` as in place, wherever the `$ref` stands", async () => {
  const untold: string[] = [];
  let compared = 0;
  const leaves = places.filter((way) => typeof readPlace(richDocument, way) !== "object");
  const tasks = leaves.flatMap((leaf) => leaf.map((_, index) => ({ leaf, place: leaf.slice(0, index + 1) })));

  for (const [index, { leaf, place }] of tasks.entries()) {
    if (index % oneOf !== 0) continue;
    const changed = replacePlace(richDocument, leaf, change(readPlace(richDocument, leaf)));
    const inPlace = await compare(richDocument, changed);
    const behind = await compare(hide(richDocument, place), hide(changed, place));
    if (typeof inPlace === "string") continue;
    compared += 1;
    const missing = typeof behind === "string" ? [] : inPlace.filter((told) => !behind.includes(told));
    if (missing.length > 0) untold.push(`${printPointer(leaf)} behind ${printPointer(place)}: ${missing.join(", ")}`);
  }

  expect(compared).toBeGreaterThan(tasks.length / oneOf / 2);
  expect(untold).toEqual([]);
});

test("warns of each `$ref` where OpenAPI allows none, on its line, and of no other", async () => {
  const wrong: string[] = [];
  for (const place of places) {
    const pointer = printPointer(place);
    const { diagnostics } = await load(hide(richDocument, place));
    const found = diagnostics.filter((diagnostic) => diagnostic.pointer.startsWith(pointer));
    const isTold = found.some(
      ({ code, severity, line = 1 }) => (code === "misplaced-reference" || severity === "error") && line > 1,
    );
    if (isTold === isAllowed(pointer)) wrong.push(`${pointer}: ${found.map(({ code }) => code).join(", ")}`);
  }

  expect(wrong).toEqual([]);
});

test.each<[what: string, $ref: unknown]>([
  ["leads nowhere", "#/nowhere"],
  ["leads to a file that is not there", "nowhere.yaml"],
  ["is a number", 5],
  ["is empty", null],
  ["is a list", []],
])("refuses a `$ref` that %s, wherever it stands", async (_, $ref) => {
  const silent: string[] = [];
  for (const [index, place] of places.entries()) {
    if (index % oneOf !== 0) continue;
    const document = replacePlace(richDocument, place, { $ref });
    const [generated, compared] = [await build(document), await compare(richDocument, document)];
    for (const found of [generated, compared]) {
      if (typeof found !== "string") silent.push(printPointer(place));
    }
  }

  expect(silent).toEqual([]);
});

/** The document with a `$ref` at the place, to what stood there. */
function hide(document: unknown, place: readonly Step[]): unknown {
  const hidden = replacePlace(document, place, { $ref: "#/x-parts/part" });
  return { ...(isNode(hidden) ? hidden : {}), "x-parts": { part: readPlace(document, place) } };
}

/** What is told of each change, without its words; codes of the errors where a document is refused. */
async function compare(before: unknown, after: unknown): Promise<readonly string[] | string> {
  const [one, other] = [write("before.json", before), write("after.json", after)];
  try {
    const { changes } = await diffSpecs(one, other);
    return [...new Set(changes.map(print))].sort();
  } catch (error) {
    return printProblems(error);
  }
}

/** An example that has a name is told by it, and not with the operations that show it. */
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

/** The problems, each of which has a line. */
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
  writeFileSync(file, JSON.stringify(document, null, 1));
  return file;
}

function change(value: unknown): unknown {
  if (typeof value === "string") return `${value} too`;
  return typeof value === "number" ? value + 1 : !value;
}
