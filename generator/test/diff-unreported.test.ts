import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { sample, shuffledSubarray } from "fast-check";
import { CORE_SCHEMA, load } from "js-yaml";
import { expect, onTestFinished, test } from "vitest";
import { inCI, oneOf } from "../../scripts/in-ci.ts";
import { ProblemsError } from "../../packages/document/src/diagnostics/problems-error.ts";
import { isNode } from "../../packages/document/src/openapi/node.ts";
import { compareDocuments } from "../../packages/diff/src/compare-documents.ts";
import { readSpec } from "../../packages/diff/src/diff-specs.ts";
import { generate, type Generation } from "../src/generate.ts";
import { operation } from "../../packages/diff/test/edit.ts";

// Small edits of each scenario: if generated code changes, the differ or a diagnostic must report the edit.

type Step = string | number;

const scenarios = fileURLToPath(new URL("scenarios", import.meta.url));

/** Documents with redundant parts, or with names that depend on order: an edit may change generated code without a new meaning. */
const ambiguous = /^(?:trap-.*|nullable-.*|names-that-are-taken)$/;

/**
 * Edits that change generated code without a new meaning for callers: types and checks admit the same values. A violation may have other
 * words, since each part of a check names only its own rules.
 */
const redundant = [
  // `type: object` beside `properties`.
  /^components\/schemas\/(?:Cat|Tag|Person\/allOf\/0)\/type (?:deleted|changed)$/,
  // The property of a discriminator, which limits it to the value that selects the schema.
  /^components\/schemas\/(?:Cat|Dog)\/(?:allOf\/1\/)?properties\/kind(?:\/const)? deleted$/,
  // `null` beside a constant of text.
  /^components\/schemas\/Evil\/properties\/`\$\{x\}`\/type(?:\/1)? (?:deleted|changed)$/,
  // A type beside listed values that all have it.
  /^components\/schemas\/LetterPage\/properties\/data\/properties\/has_more\/type deleted$/,
  /^components\/schemas\/Note\/properties\/mood\/type deleted$/,
  /^components\/schemas\/Entry\/properties\/(?:nullable|either\/anyOf\/0)\/type deleted$/,
  /^components\/schemas\/Letter\/\$defs\/colour\/type deleted$/,
  // A type that another part of the schema names, too.
  /^components\/schemas\/Entry\/properties\/parts\/allOf\/[01]\/type deleted$/,
  /^components\/schemas\/(?:Cat|Dog|OwnerWithoutPet|Person)\/allOf\/1\/type deleted$/,
  // A parameter that the credentials fill.
  /^paths\/\/both\/get\/parameters.* (?:deleted|changed)$/,
];

/** The number of paths in a compared document. Each edit is compared with a whole document, so large ones are split. */
const pathLimit = 5;

/** Documents in one file, each with features that others do not have. */
const documents = readdirSync(scenarios).flatMap((name): [string, unknown][] => {
  const folder = join(scenarios, name, "spec");
  if (readdirSync(folder).length > 1 || ambiguous.test(name)) return [];
  const document = load(readFileSync(join(folder, "openapi.yaml"), "utf8"), { schema: CORE_SCHEMA });
  return splitPaths(document).map((part, index) => [index === 0 ? name : `${name}, part ${index + 1}`, part]);
});

/** The number of edits for each document, which `FUZZ_SEED` chooses. */
const editLimit = inCI(10, 2);
const seed = Number(process.env["FUZZ_SEED"] ?? 20_261_120);

test("there are enough documents, with enough edits", () => {
  expect(documents.length).toBeGreaterThanOrEqual(19);
  expect(documents.flatMap(([, document]) => listEdits(document)).length).toBeGreaterThanOrEqual(2_000);
});

test.each(oneOf(2, documents))(
  "no edit of %s changes generated code without a reported change",
  async (_name, document) => {
    const all = listEdits(document);
    const edits = all.length <= editLimit ? all : chooseSome(all, editLimit);
    const root = mkdtempSync(join(tmpdir(), "unreported-"));
    onTestFinished(() => rmSync(root, { recursive: true, force: true }));
    const spec = join(root, "spec.json");
    writeFileSync(spec, JSON.stringify(document));
    const before = await readSpec(spec);
    const first = await generate({ root, spec });
    const firstFiles = printFiles(first);
    const count = { rejected: 0, reported: 0, compared: 0 };

    for (const { what, edited } of edits) {
      // Some file systems wait for the disk when a file is overwritten.
      rmSync(spec);
      writeFileSync(spec, JSON.stringify(edited));
      const after = await readSpec(spec).catch(passProblems);
      if (after !== undefined && compareDocuments({ before, after }).length > 0) {
        count.reported += 1;
        continue;
      }
      const generation = after && (await generate({ root, spec }).catch(passProblems));
      // A warning reports the edit, too.
      if (generation === undefined || generation.warnings.length > first.warnings.length) {
        count.rejected += 1;
        continue;
      }
      count.compared += 1;
      expect({ what, files: printFiles(generation) }).toEqual({ what, files: firstFiles });
    }

    expect(count.rejected + count.reported + count.compared).toBe(Math.min(all.length, editLimit));
    // Each document has edits that are reported, and edits without meaning for callers; a sample may miss them.
    const isMissing = [count.reported, count.compared].includes(0);
    expect(isMissing && edits.length === all.length).toBe(false);
  },
);

test("sees an edit that changes generated code", async () => {
  const root = mkdtempSync(join(tmpdir(), "unreported-"));
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

/** Splits a document into documents of at most {@link pathLimit} paths. */
function splitPaths(document: unknown): readonly unknown[] {
  if (!isNode(document) || !isNode(document["paths"])) return [document];
  const paths = Object.entries(document["paths"]);
  return Array.from({ length: Math.max(1, Math.ceil(paths.length / pathLimit)) }, (_, index) => ({
    ...document,
    paths: Object.fromEntries(paths.slice(index * pathLimit, (index + 1) * pathLimit)),
  }));
}

interface Edit {
  /** The steps to the edited part, and the kind of edit. */
  readonly what: string;
  readonly edited: unknown;
}

/** Lists the edits. Each one deletes a place of the document, or changes its value. */
function listEdits(document: unknown): readonly Edit[] {
  const before = JSON.stringify(document);
  return listPaths(document).flatMap((path) =>
    [true, false]
      .map((deletes) => ({
        what: `${path.join("/")} ${deletes ? "deleted" : "changed"}`,
        edited: edit(document, path, deletes),
      }))
      .filter(
        ({ what, edited }) => JSON.stringify(edited) !== before && !redundant.some((pattern) => pattern.test(what)),
      ),
  );
}

function chooseSome(edits: readonly Edit[], count: number): readonly Edit[] {
  const some = shuffledSubarray([...edits.keys()], { minLength: count, maxLength: count });
  return sample(some, { numRuns: 1, seed }).flatMap((chosen) => chosen.flatMap((index) => edits[index] ?? []));
}

/** Ignores the problems of a document that an edit has made invalid. */
function passProblems(error: unknown): undefined {
  if (!(error instanceof ProblemsError)) throw error;
}

/** Prints files with their lines in alphabetical order, and without the comment about the type of an enum, which its values show. */
function printFiles({ files }: Generation): readonly string[] {
  return files.map(({ path, text }) => `${path}\n${sortLines(text.replaceAll(/@enum \{\w+\}/g, "@enum"))}`).sort();
}

function sortLines(text: string): string {
  return text.split("\n").sort().join("\n");
}

/** Lists the steps to each part of a document. */
function listPaths(node: unknown, path: readonly Step[] = []): (readonly Step[])[] {
  if (typeof node !== "object" || node === null) return [path];
  const inner = Object.entries(node).flatMap(([key, value]) => listPaths(value, [...path, key]));
  return path.length < 2 ? inner : [path, ...inner];
}

/** Returns the document without the part at the steps, or with another value there. */
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
