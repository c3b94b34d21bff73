import { spawn } from "node:child_process";
import { mkdirSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { isCI, onlyInCI } from "../../../scripts/in-ci.ts";
import { killTests, readRecipe } from "../../../packages/contract/test/recipe.ts";
import { repository, runTool, toChildEnvironment } from "../../../scripts/run-tool.ts";
import { runToEnd } from "./run-to-end.ts";

const vitestSuite = fileURLToPath(new URL("runners/vitest", import.meta.url));
const jestSuite = fileURLToPath(new URL("runners/jest", import.meta.url));

/** A test that calls an operation at the address of the recipes, writes the address to a file, and ends only if it should. */
const recipeTest = `
test("lists dramas", async () => {
  const { API_BASE_URL: url, MOCK_KEY: key, HANGS } = process.env;
  const { status } = await fetch(url + "/api/drama/explore", { headers: { "x-gateway-key": key } });
  if (status !== 200) throw new Error(String(status));
  if (HANGS === undefined) return;
  const { renameSync, writeFileSync } = process.getBuiltinModule("node:fs");
  writeFileSync("draft", url);
  renameSync("draft", "url");
  await new Promise(() => {});
});
`;

/** A test that sends one request. */
const requestTest = `
test("lists dramas", async () => {
  const { MOCK_URL: url, MOCK_KEY: key, COUNT = "10" } = process.env;
  await fetch(url + "/api/drama/explore?count=" + COUNT, { headers: { "x-gateway-key": key } });
});
`;

const runners = [
  {
    name: "Vitest",
    folder: vitestSuite,
    program: join(repository, "node_modules/.bin/vitest"),
    args: ["run"],
    isInstalled: true,
    recipe: {
      "vitest.config.js": `export default { test: { include: ["*.suite.mjs"], globalSetup: ["contract.ts"], testTimeout: 600_000, teardownTimeout: 600_000 } };`,
      "contract.ts": readRecipe("contract/vitest"),
      "right.suite.mjs": `import { test } from "vitest";\n${recipeTest}`,
    },
    // The recipe requires that 80% of the operations are called.
    recipeCode: 3,
  },
  {
    name: "Jest",
    folder: jestSuite,
    program: join(jestSuite, "node_modules/.bin/jest"),
    args: [],
    isInstalled: isCI && installJest(),
    recipe: {
      "package.json": `{ "type": "module" }`,
      "jest.config.js": `export default { testMatch: ["**/*.suite.cjs"], globalSetup: "./contract-setup.js", globalTeardown: "./contract-teardown.js", transform: {}, testTimeout: 600_000 };`,
      "contract-setup.js": readRecipe("export default createSetup("),
      "contract-teardown.js": readRecipe("teardown as default"),
      "right.suite.cjs": recipeTest,
    },
    recipeCode: 0,
  },
];

for (const { name, folder, program, args, isInstalled, recipe, recipeCode } of runners) {
  describe.skipIf(!isInstalled)(`a suite under ${name}`, name === "Jest" ? onlyInCI : {}, () => {
    test("finds the mock, and passes if its requests match the contract", async () => {
      const { code, output } = await run("right");

      expect({ code, output }).toMatchObject({ code: 0 });
      expect(output).toContain("Every request kept the contract");
      const report: unknown = JSON.parse(await readFile(join(folder, ".cache/contract.json"), "utf8"));
      expect(report).toMatchObject({ requests: 2, violations: [] });
      expect(report).toMatchObject({
        started: [{ at: expect.any(String), command: [name.toLowerCase(), ...args, "right"] }],
      });
    });

    test("runs with the set-up of the how-to page, whose mock ends with the runner", async () => {
      const project = await makeProject(folder, recipe);

      const { code, output } = await runToEnd(program, args, project);
      expect({ code, output }).toMatchObject({ code: recipeCode, output: expect.stringContaining(" · 1 request") });
      const report = await readFile(join(project, "contract.html"), "utf8");
      expect(report).toContain("Every request kept the contract");

      const env = { ...toChildEnvironment(), HANGS: "1" };
      await killTests(project, spawn(program, args, { cwd: project, env, stdio: "ignore" }));
    });

    test("passes with the engine Prism", onlyInCI, async () => {
      const { code, output } = await runToEnd(program, [...args, "right"], folder, { CONTRACT_ENGINE: "prism" });

      expect({ code, output }).toMatchObject({ code: 0 });
      expect(output).toContain("2 requests validated");
      const report: unknown = JSON.parse(await readFile(join(folder, ".cache/contract.json"), "utf8"));
      expect(report).toMatchObject({ violations: [], engines: [{ name: "prism", requests: 2 }] });
    });

    test("fails if a request violates the contract, although its tests pass", async () => {
      const { code, output } = await run("wrong");

      expect({ code, output }).toMatchObject({ code: 1 });
      expect(output).toMatch(/1 passed/);
      expect(output).toContain("dramas.explore · query.cuont · parameter-unknown · 1 request");
    });

    test("writes the report if a test fails", async () => {
      await rm(join(folder, ".cache/contract.json"), { force: true });

      const { code, output } = await run("failing");

      expect({ code, output }).toMatchObject({ code: 1 });
      expect(output).toMatch(/1 failed/);
      expect(output).toContain("Every request kept the contract");
      const report: unknown = JSON.parse(await readFile(join(folder, ".cache/contract.json"), "utf8"));
      expect(report).toMatchObject({ requests: 1, violations: [] });
    });

    test("fails if coverage is below its threshold", onlyInCI, async () => {
      const { code, output } = await run("right", "-t", "finds the address of the mock");

      expect({ code, output }).toMatchObject({ code: 3 });
      expect(output).toMatch(/Operations: 1 of \d+ covered, 2 required\./);
    });

    test("rejects an unknown report format before the tests run", onlyInCI, async () => {
      const { code, output } = await runToEnd(program, [...args, "right"], folder, { CONTRACT_REPORT: "contract.pdf" });

      expect({ code, output }).toMatchObject({ code: 1 });
      expect(output).toContain("The name of a report ends in .sarif.json");
    });
  });

  async function run(suite: string, ...more: readonly string[]): Promise<{ code: number | null; output: string }> {
    return runToEnd(program, [...args, suite, ...more], folder);
  }
}

// Jest ends in another way if its output is a file.
test.skipIf(!runners[1]?.isInstalled || process.platform === "win32").each([
  ["a pipe", `"$0" wrong --forceExit`],
  ["a file", `"$0" wrong --forceExit > .cache/out 2>&1; code=$?; cat .cache/out; exit $code`],
])("fails under `jest --forceExit`, too, whose output is %s", onlyInCI, async (_, script) => {
  const { code, output } = await runToEnd("sh", ["-c", script, join(jestSuite, "node_modules/.bin/jest")], jestSuite);

  expect({ code, output }).toMatchObject({ code: 1, output: expect.stringContaining("Force exiting Jest") });
});

const contractSetup = `import { createSetup } from "@shortvideo-api/contract/vitest";
export const setup = createSetup({ reports: ["contract.json"] });`;

test("projects of Vitest with the same set-up share a mock", async () => {
  const project = await makeProject(vitestSuite, {
    // Vitest evaluates installed packages once, and linked ones once for each project.
    "vitest.config.js": `const server = { deps: { external: [/packages/] } };
      const project = (name) => ({ test: { name, include: [name + ".suite.mjs"], globalSetup: ["contract.ts"], server } });
      export default { test: { projects: ["one", "two"].map(project) } };`,
    "contract.ts": contractSetup,
    "one.suite.mjs": `import { test } from "vitest";\n${requestTest}`,
    "two.suite.mjs": `import { test } from "vitest";\n${requestTest}`,
  });

  const { code, output } = await runToEnd(join(repository, "node_modules/.bin/vitest"), ["run"], project);

  expect({ code, output }).toMatchObject({ code: 0 });
  expect(output.split("Every request kept the contract")).toHaveLength(2);
  expect(JSON.parse(await readFile(join(project, "contract.json"), "utf8"))).toMatchObject({ requests: 2 });
});

test("in watch mode, the report covers the last run", async () => {
  const project = await makeProject(vitestSuite, {
    "contract.ts": contractSetup,
    "one.suite.mjs": `import { test } from "vitest";\n${requestTest}`,
    "watch.mjs": `import { startVitest } from "vitest/node";
      const vitest = await startVitest("test", [], { watch: true, include: ["*.suite.mjs"], globalSetup: ["contract.ts"] });
      process.env.COUNT = "10";
      await vitest.rerunTestSpecifications(await vitest.globTestSpecifications());
      await vitest.close();`,
  });

  const { code, output } = await runToEnd(process.execPath, ["watch.mjs"], project, { COUNT: "11" });

  expect({ code, output }).toMatchObject({ code: 0 });
  expect(output).toContain("Every request kept the contract");
  expect(JSON.parse(await readFile(join(project, "contract.json"), "utf8"))).toMatchObject({ requests: 1 });
});

/** Writes the files of a project to a folder that finds the packages of another one. */
async function makeProject(folder: string, files: Readonly<Record<string, string>>): Promise<string> {
  const project = join(folder, ".cache/recipe");
  await rm(project, { recursive: true, force: true });
  await mkdir(project, { recursive: true });
  for (const [name, content] of Object.entries(files)) await writeFile(join(project, name), content);
  return project;
}

/** Installs Jest. Returns `false` if the registry cannot be reached, and throws for every other failure. */
function installJest(): boolean {
  try {
    mkdirSync(join(jestSuite, ".cache"), { recursive: true });
    runTool("pnpm", ["install", "--frozen-lockfile", "--prefer-offline"], jestSuite);
    return true;
  } catch (error) {
    if (!/META_FETCH_FAIL|NETWORK_ERROR/.test(String(error))) throw error;
    console.warn(`The registry could not be reached, so the tests with Jest are skipped. ${String(error)}`);
    return false;
  }
}
