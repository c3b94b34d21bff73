import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { generate } from "../src/generate.ts";
import { listScaffold } from "../src/output/scaffold.ts";
import { repository } from "../src/paths.ts";
import { joinWorkspaces, linkPackages, typeCheck } from "./type-check.ts";

const scenarios = fileURLToPath(new URL("scenarios", import.meta.url));

// Each scenario is a small repository with its own spec/ and packages/. To accept a change:
// `node generator/scripts/update-scenarios.ts`, then read the diff.
test.each(readdirSync(scenarios))("%s", async (scenario) => {
  const { outOfDate } = await generate({ root: join(scenarios, scenario), check: true });

  expect(outOfDate).toEqual([]);
});

test("the code of the scenarios compiles under strict TypeScript", async () => {
  const folder = mkdtempSync(join(tmpdir(), "scenarios-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const names = readdirSync(scenarios);
  const seeds = listScaffold(repository);
  for (const name of names) {
    await generate({ root: join(folder, name), spec: join(scenarios, name, "spec/openapi.yaml"), seeds });
  }
  linkPackages(
    folder,
    names.map((name) => join(folder, name)),
  );
  joinWorkspaces(folder, names);

  const complaints = await typeCheck(folder);

  expect(complaints).toBe("");
});
