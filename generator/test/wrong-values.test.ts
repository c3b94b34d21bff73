import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import * as fc from "fast-check";
import { CORE_SCHEMA, load } from "js-yaml";
import { afterAll, expect, test } from "vitest";
import { inCI } from "../../scripts/in-ci.ts";
import { ProblemsError } from "../../packages/document/src/diagnostics/problems-error.ts";
import { diffSpecs } from "../../packages/diff/src/diff-specs.ts";
import { generate } from "../src/generate.ts";
import { listPlaces, replacePlace } from "./document-places.ts";
import { richDocument } from "./references/rich-document.ts";

// Every kind of wrong value, at any place of a document: each error must have a line.

const folder = mkdtempSync(join(tmpdir(), "wrong-values-"));
const museum = readFileSync(fileURLToPath(new URL("corpus/museum.yaml", import.meta.url)), "utf8");

afterAll(() => rmSync(folder, { recursive: true }));

const numRuns = inCI(50, 15);

const scalars: readonly unknown[] = [null, 5, -1.5, true, "", "x"];
const wrong = fc.constantFrom(...scalars, [], {}, [null], [5], ["a", "a"], [{}], [[]], { x: 5 });

type Edit = [path: readonly (string | number)[], value: unknown];

test.each<[name: string, document: unknown, examples: Edit[]]>([
  [
    "a document with all parts of OpenAPI",
    richDocument,
    [
      // A component that other schemas refer to is left out.
      [["components", "schemas", "Cat"], "x"],
      [["openapi"], 5],
    ],
  ],
  [
    "the museum document",
    load(museum, { schema: CORE_SCHEMA }),
    [
      // A shared parameter without a place.
      [["components", "parameters", "PaginationPage", "in"], null],
      [["openapi"], 5],
    ],
  ],
])(
  "generates from a document with a wrong value and compares it, or reports the line: %s",
  async (_, document, examples) => {
    const paths = listPlaces(document);
    const [base, spec] = [join(folder, "base.json"), join(folder, "spec.json")];
    writeFileSync(base, JSON.stringify(document));
    const counts = { done: 0, refused: 0 };

    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...paths), wrong, async (path, value) => {
        writeFileSync(spec, JSON.stringify(replacePlace(document, path, value), null, 1));
        for (const run of [
          () => generate({ root: folder, spec, check: true }),
          () => diffSpecs(base, spec),
          () => diffSpecs(spec, base),
        ]) {
          const lines = await run().then(() => undefined, listLines);
          counts[lines ? "refused" : "done"] += 1;
          expect(lines ?? []).not.toContain(undefined);
        }
      }),
      { numRuns, examples },
    );

    expect(paths.length).toBeGreaterThan(300);
    expect(counts.done).toBeGreaterThan(numRuns);
    expect(counts.refused).toBeGreaterThan(0);
  },
);

/** Returns the lines of the errors of a rejected document. Rethrows any other error, which is a defect of the generator. */
function listLines(error: unknown): readonly (number | undefined)[] {
  if (!(error instanceof ProblemsError)) throw error;
  const errors = error.diagnostics.filter(({ severity }) => severity === "error");
  expect(errors.length).toBeGreaterThan(0);
  return errors.map(({ line }) => line);
}
