import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createMock } from "@shortvideo-api/mock";
import { expect, onTestFinished, test } from "vitest";
import { oneOf } from "../../scripts/in-ci.ts";
import { generate } from "../src/generate.ts";
import { findScenarioInputs, scenarios } from "./find-scenario-inputs.ts";
import { joinWorkspaces, linkPackages, typeCheck } from "./type-check.ts";
import { writeRuntime } from "./write-runtime.ts";

// To accept a change: `pnpm --filter generator scenarios`, then read the diff.
test.each(readdirSync(scenarios))("the code of %s is up to date", async (scenario) => {
  const { outOfDate } = await generate({
    root: join(scenarios, scenario),
    ...findScenarioInputs(scenario),
    check: true,
  });

  expect(outOfDate).toEqual([]);
});

test("the mock finds every part that the lists of the scenarios name", async () => {
  const found = await Promise.all(
    readdirSync(scenarios).map(async (scenario) => (await createMock(findScenarioInputs(scenario))).warnings),
  );

  // A document with `x-pagination` has no other warnings of these words.
  expect(
    found.flat().filter((warning) => /\bhas no `|\bparameter `|\bno header `|is not a list/.test(warning)),
  ).toEqual([]);
  expect(found.flat().length).toBeGreaterThan(10);
});

test("the code of the scenarios compiles under strict TypeScript", async () => {
  const folder = mkdtempSync(join(tmpdir(), "scenarios-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const names = oneOf(6, readdirSync(scenarios));
  for (const name of names) {
    await generate({ root: join(folder, name), ...findScenarioInputs(name) });
    writeRuntime(join(folder, name));
  }
  linkPackages(
    folder,
    names.map((name) => join(folder, name)),
  );
  joinWorkspaces(folder, names);

  const complaints = await typeCheck(folder);

  expect(complaints).toBe("");
});
