import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { assert, asyncProperty, boolean, constantFrom } from "fast-check";
import { CORE_SCHEMA, load } from "js-yaml";
import { expect, onTestFinished, test } from "vitest";
import { ProblemsError } from "../src/diagnostics/problems-error.ts";
import { diffSpecs } from "../src/diff/diff-specs.ts";
import { generate, type Generation } from "../src/generate.ts";
import { ownSpec } from "../src/paths.ts";

type Step = string | number;

test("no edit of our document changes generated code without being told", { timeout: 240_000 }, async () => {
  const root = mkdtempSync(join(tmpdir(), "untold-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const [before, after] = [join(root, "before.json"), join(root, "spec.json")];
  const document: unknown = load(readFileSync(ownSpec, "utf8"), { schema: CORE_SCHEMA });
  for (const file of [before, after]) writeFileSync(file, JSON.stringify(document));
  const known = printFiles(await generate({ root, spec: after }));

  await assert(
    asyncProperty(constantFrom(...listWays(document)), boolean(), async (way, deletes) => {
      writeFileSync(after, JSON.stringify(edit(document, way, deletes)));
      const changes = await diffSpecs(before, after).catch(passProblems);
      if (changes === undefined || changes.length > 0) return;

      const generation = await generate({ root, spec: after }).catch(passProblems);
      expect(generation ? printFiles(generation) : known).toEqual(known);
    }),
    { numRuns: process.env["CI"] === undefined ? 20 : 100 },
  );
});

/** An edit that makes the document wrong is none that is to be told. */
function passProblems(error: unknown): undefined {
  if (!(error instanceof ProblemsError)) throw error;
}

function printFiles({ files }: Generation): readonly string[] {
  return files.map(({ path, text }) => `${path}\n${text}`);
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
