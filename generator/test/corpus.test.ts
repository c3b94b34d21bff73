import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { generate } from "../src/generate.ts";
import { linkPackages, typeCheck } from "./type-check.ts";
import { writeRuntime } from "./write-runtime.ts";

const corpus = fileURLToPath(new URL("corpus", import.meta.url));
const documents = readdirSync(corpus).filter((name) => name.endsWith(".yaml"));

test.each(documents)("%s results in code that compiles, and in the same bytes a second time", async (name) => {
  const root = mkdtempSync(join(tmpdir(), "corpus-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const spec = join(corpus, name);

  await generate({ root, spec });
  writeRuntime(root);

  const { outOfDate } = await generate({ root, spec, check: true });
  expect(outOfDate).toEqual([]);
  linkPackages(root, [root]);
  expect(await typeCheck(root)).toBe("");
});
