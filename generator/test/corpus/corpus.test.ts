import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { inCI } from "../../../scripts/in-ci.ts";
import { sourceFlag } from "../../../scripts/source-flag.ts";
import { generate } from "../../src/generate.ts";
import { linkPackages, typeCheck } from "../type-check.ts";
import { writeRuntime } from "../write-runtime.ts";

const corpus = fileURLToPath(new URL(".", import.meta.url));
const callMock = fileURLToPath(new URL("call-mock.ts", import.meta.url));
const documents = inCI(
  readdirSync(corpus).filter((name) => name.endsWith(".yaml")),
  ["museum.yaml"],
);

test.each(documents)(
  "%s results in code that compiles and calls the mock, and in the same bytes twice",
  async (name) => {
    const root = mkdtempSync(join(tmpdir(), "corpus-"));
    onTestFinished(() => rmSync(root, { recursive: true }));
    const spec = join(corpus, name);

    await generate({ root, spec });
    writeRuntime(root);

    const { outOfDate } = await generate({ root, spec, check: true });
    expect(outOfDate).toEqual([]);
    linkPackages(root, [root]);
    expect(await typeCheck(root)).toBe("");
    const { status, stdout } = spawnSync(process.execPath, [sourceFlag, callMock, spec, root], { encoding: "utf8" });
    expect([status, stdout]).toEqual([0, expect.stringMatching(/^\d+ operations called\.\n$/)]);
  },
);
