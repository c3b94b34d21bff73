import { mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { diffSpecs } from "../../../packages/diff/src/diff-specs.ts";

/** Prints a document with two operations, which have this success status. */
function printLetters(status: number): string {
  const responses = { [status]: { description: "Done" } };
  return JSON.stringify({
    openapi: "3.1.0",
    info: { title: "Letters", version: "1.0.0" },
    paths: {
      "/keep": { get: { operationId: "letters.keep", tags: ["letters"], responses } },
      "/hidden": { get: { operationId: "letters.hidden", tags: ["letters"], responses } },
    },
  });
}

test("reports no change of an operation that the configuration leaves out, and uses its names", async () => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "configured-")));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const place = (name: string): string => join(folder, name);
  const [before, after, configuration] = [place("before.json"), place("after.json"), place("openapi-monorepo.json")];
  writeFileSync(before, printLetters(202));
  writeFileSync(after, printLetters(204));
  const rename = { operations: { "letters.keep": "letters.store" } };
  const exclude = { operations: ["GET /hidden"] };
  writeFileSync(configuration, JSON.stringify({ spec: "after.json", scope: "@acme", exclude, rename }));

  const plain = await diffSpecs(before, after);
  const configured = await diffSpecs(before, after, {}, [configuration]);

  const listOperations = ({ changes }: typeof plain): Set<string> =>
    new Set(changes.flatMap(({ operations }) => operations));
  expect(listOperations(plain)).toEqual(new Set(["letters.keep", "letters.hidden"]));
  expect(listOperations(configured)).toEqual(new Set(["letters.store"]));
  expect(configured.problems).toEqual([]);
});
