import { mkdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { isCI, onlyInCI } from "../../../scripts/in-ci.ts";
import { repository, runTool, runToEnd } from "./run-tool.ts";

const vitestSuite = fileURLToPath(new URL("runners/vitest", import.meta.url));
const jestSuite = fileURLToPath(new URL("runners/jest", import.meta.url));

const runners = [
  {
    name: "Vitest",
    folder: vitestSuite,
    program: join(repository, "node_modules/.bin/vitest"),
    args: ["run"],
    isInstalled: true,
  },
  {
    name: "Jest",
    folder: jestSuite,
    program: join(jestSuite, "node_modules/.bin/jest"),
    args: [],
    isInstalled: isCI && installJest(),
  },
];

for (const { name, folder, program, args, isInstalled } of runners) {
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
