import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { sample, shuffledSubarray } from "fast-check";
import { CORE_SCHEMA, load } from "js-yaml";
import { expect, onTestFinished, test } from "vitest";
import { ProblemsError } from "../src/problems-error.ts";
import { diffSpecs } from "../src/diff/diff-specs.ts";
import { generate, type Generation } from "../src/generate.ts";
import { operation } from "./diff/edit.ts";

type Step = string | number;

const scenarios = fileURLToPath(new URL("scenarios", import.meta.url));

/** Documents that say a thing twice, or whose names follow from its order: an edit may change letters and no meaning. */
const odd = /^(?:trap-.*|nullable-.*|names-that-are-taken)$/;

/** Documents in one file, each of which holds what others lack. */
const documents = readdirSync(scenarios).flatMap((name): [string, unknown][] => {
  const folder = join(scenarios, name, "spec");
  if (readdirSync(folder).length > 1 || odd.test(name)) return [];
  return [[name, load(readFileSync(join(folder, "openapi.yaml"), "utf8"), { schema: CORE_SCHEMA })]];
});

/** All edits where CI runs, as many of each document at a desk, which `FUZZ_SEED` chooses. */
const most = process.env["CI"] === undefined ? 8 : Infinity;
const seed = Number(process.env["FUZZ_SEED"] ?? 20_261_120);

test("there are documents with edits of all parts", () => {
  expect(documents.length).toBeGreaterThanOrEqual(19);
  expect(documents.flatMap(([, document]) => listEdits(document)).length).toBeGreaterThanOrEqual(2_000);
});

test.each(documents)("no edit of %s changes generated code without being told", async (_name, document) => {
  const all = listEdits(document);
  const edits = all.length <= most ? all : chooseSome(all, most);
  const root = mkdtempSync(join(tmpdir(), "untold-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const [spec, before] = [join(root, "spec.json"), join(root, "before.json")];
  for (const file of [spec, before]) writeFileSync(file, JSON.stringify(document));
  const first = await generate({ root, spec });
  const known = printFiles(first);
  const met = { wrong: 0, told: 0, compared: 0 };

  for (const { what, edited } of edits) {
    writeFileSync(spec, JSON.stringify(edited));
    const changes = (await diffSpecs(before, spec).catch(passProblems))?.changes;
    if (changes !== undefined && changes.length > 0) {
      met.told += 1;
      continue;
    }
    const generation = changes && (await generate({ root, spec }).catch(passProblems));
    // A warning reports the edit, too.
    if (generation === undefined || generation.warnings.length > first.warnings.length) {
      met.wrong += 1;
      continue;
    }
    met.compared += 1;
    expect({ what, files: printFiles(generation) }).toEqual({ what, files: known });
  }

  expect(met.wrong + met.told + met.compared).toBe(Math.min(all.length, most));
  // Each document has edits that are told, and edits that mean nothing to callers; a sample may miss them.
  const isMissing = [met.told, met.compared].includes(0);
  expect(isMissing && edits.length === all.length).toBe(false);
});

test("finds an edit that changes generated code, so that one which is not told would be seen", async () => {
  const root = mkdtempSync(join(tmpdir(), "untold-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const spec = join(root, "spec.json");
  const [document, edited] = ["List pets", "List all pets"].map((summary) => operation({ summary }));
  const [before, after] = await Promise.all(
    [document, edited].map(async (each, index) => {
      writeFileSync(`${spec}${index}`, JSON.stringify(each));
      return printFiles(await generate({ root: join(root, String(index)), spec: `${spec}${index}` }));
    }),
  );

  expect(after).not.toEqual(before);
});

interface Edit {
  /** The way to what is edited, and how. */
  readonly what: string;
  readonly edited: unknown;
}

/** Each edit of one place: without it, or with another value there. */
function listEdits(document: unknown): readonly Edit[] {
  const before = JSON.stringify(document);
  return listWays(document).flatMap((way) =>
    [true, false]
      .map((deletes) => ({
        what: `${way.join("/")} ${deletes ? "deleted" : "changed"}`,
        edited: edit(document, way, deletes),
      }))
      .filter(({ edited }) => JSON.stringify(edited) !== before),
  );
}

function chooseSome(edits: readonly Edit[], count: number): readonly Edit[] {
  const some = shuffledSubarray([...edits.keys()], { minLength: count, maxLength: count });
  return sample(some, { numRuns: 1, seed }).flatMap((chosen) => chosen.flatMap((index) => edits[index] ?? []));
}

/** Ignores the problems of a document that an edit has made wrong: there is nothing to report about such an edit. */
function passProblems(error: unknown): undefined {
  if (!(error instanceof ProblemsError)) throw error;
}

/**
 * Lines in any order, which is that of the document and means nothing, and without the comment that an enum has of its type,
 * which its values tell as well.
 */
function printFiles({ files }: Generation): readonly string[] {
  return files.map(({ path, text }) => `${path}\n${sortLines(text.replaceAll(/@enum \{\w+\}/g, "@enum"))}`).sort();
}

function sortLines(text: string): string {
  return text.split("\n").sort().join("\n");
}

/** The ways to all that stands in a document. */
function listWays(node: unknown, way: readonly Step[] = []): (readonly Step[])[] {
  if (typeof node !== "object" || node === null) return [way];
  const inner = Object.entries(node).flatMap(([key, value]) => listWays(value, [...way, key]));
  return way.length < 2 ? inner : [way, ...inner];
}

/** The document without what the way leads to, or with another value there. */
function edit(node: unknown, [step, ...rest]: readonly Step[], deletes: boolean): unknown {
  if (step === undefined) return change(node);
  if (typeof node !== "object" || node === null) return node;
  const edited = Object.entries(node).flatMap(([key, value]): [string, unknown][] => {
    if (key !== String(step)) return [[key, value]];
    return rest.length === 0 && deletes ? [] : [[key, edit(value, rest, deletes)]];
  });
  return Array.isArray(node) ? edited.map(([, value]) => value) : Object.fromEntries(edited);
}

function change(value: unknown): unknown {
  if (typeof value === "string") return `${value} too`;
  if (typeof value === "number") return value + 1;
  return typeof value === "boolean" ? !value : value;
}
