import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { assert, asyncProperty, boolean, constantFrom } from "fast-check";
import { CORE_SCHEMA, load } from "js-yaml";
import { expect, onTestFinished, test } from "vitest";
import { ProblemsError } from "../src/diagnostics/problems-error.ts";
import { diffSpecs } from "../src/diff/diff-specs.ts";
import { generate, type Generation } from "../src/generate.ts";

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

test("no edit of a document changes generated code without being told", { timeout: 240_000 }, async () => {
  const root = mkdtempSync(join(tmpdir(), "untold-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const known = new Map<string, readonly string[]>();
  const spec = join(root, "spec.json");
  for (const [name, document] of documents) {
    for (const file of [spec, join(root, `${name}.json`)]) writeFileSync(file, JSON.stringify(document));
    known.set(name, printFiles(await generate({ root, spec })));
  }
  const ways = documents.flatMap(([name, document]) => listWays(document).map((way) => [name, document, way] as const));

  await assert(
    asyncProperty(constantFrom(...ways.keys()), boolean(), async (index, deletes) => {
      const [name = "", document, way = []] = ways[index] ?? [];
      writeFileSync(spec, JSON.stringify(edit(document, way, deletes)));
      const changes = await diffSpecs(join(root, `${name}.json`), spec).catch(passProblems);
      if (changes === undefined || changes.length > 0) return;

      const generation = await generate({ root, spec }).catch(passProblems);
      const files = generation ? printFiles(generation) : known.get(name);
      expect(files, `${name}: ${way.join("/")}`).toEqual(known.get(name));
    }),
    { numRuns: process.env["CI"] === undefined ? 100 : 300 },
  );
});

/** An edit that makes the document wrong is none that is to be told. */
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
