import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { onlyInCI } from "../../../scripts/in-ci.ts";
import { scriptResults, makeSuite } from "./make-suite.ts";

const pass = scriptResults({ "adds numbers": "passed", "subtracts numbers": "passed" });

test("counts the tests of all packages, and exits with 0 when all passed", async () => {
  const suite = makeSuite({ one: { test: pass }, two: { test: pass, typecheck: "" } });

  const { code, output } = await suite.run();

  expect([code, output.trimEnd().split("\n").at(-1)]).toEqual([0, "4 passed, 0 failed"]);
});

test("counts a cached task again, with the results that it left when it ran", onlyInCI, async () => {
  const suite = makeSuite({ one: { test: pass } });
  await suite.run();

  const { code, output } = await suite.run();

  expect(output).toContain("cache hit");
  expect([code, readSummary(output)]).toEqual([0, ["2 passed, 0 failed"]]);
});

test("names what was skipped, and counts it neither as passed nor as failed", async () => {
  const suite = makeSuite({ one: { test: scriptResults({ a: "passed", "On Bun": "skipped" }) } });

  const { code, output } = await suite.run();

  expect([code, readSummary(output)]).toEqual([0, ["Skipped: On Bun, 1 test", "1 passed, 0 failed"]]);
});

test("names the number of tests that run only in CI, and runs the rehearsal there", async () => {
  const skipped = scriptResults({ a: "passed", b: "skipped", c: "skipped" }, {}, { onlyInCI: true });
  const suite = makeSuite({ one: { test: skipped, rehearse: "process.exitCode = 1;" } });

  const atDesk = await suite.run();
  const inCI = await suite.run(["--force"], { CI: "true" });

  const line = "Only in CI: 2 tests, the rehearsal of a release";
  expect([atDesk.code, readSummary(atDesk.output)]).toEqual([0, [line, "1 passed, 0 failed"]]);
  expect([inCI.code, readSummary(inCI.output)]).toContainEqual(expect.arrayContaining(["1 passed, 1 failed"]));
});

test("counts each failed test", async () => {
  const suite = makeSuite({ one: { test: scriptResults({ a: "passed", b: "failed", c: "failed" }) } });

  const { code, output } = await suite.run();

  expect([code, readSummary(output)]).toEqual([1, ["Failed: one#test, 2 tests failed", "1 passed, 2 failed"]]);
});

test("counts a file that failed before its tests", async () => {
  const broken = scriptResults({}, { name: "FOLDER/broken.test.ts", status: "failed" });
  // Vitest names files by their whole path.
  const script = `${broken.replace("FOLDER", '" + process.cwd() + "')}process.exitCode = 1;`;
  const suite = makeSuite({ one: { test: pass }, two: { test: script } });

  const { code, output } = await suite.run();

  expect([code, readSummary(output)]).toEqual([
    1,
    ["Failed: two#test, packages/two/broken.test.ts failed outside of its tests", "2 passed, 1 failed"],
  ]);
});

test("counts a file that failed after all of its tests passed", onlyInCI, async () => {
  const broken = `${scriptResults({ a: "passed" }, { status: "failed" })}process.exitCode = 1;`;
  const suite = makeSuite({ one: { test: broken } });

  const { code, output } = await suite.run();

  expect([code, readSummary(output).at(-1)]).toEqual([1, "1 passed, 1 failed"]);
});

test("counts a task that fails although its tests passed", async () => {
  const suite = makeSuite({ one: { test: `${pass}process.exitCode = 1;` } });

  const { code, output } = await suite.run();

  expect([code, readSummary(output)]).toEqual([1, ["Failed: one#test, exit code 1", "2 passed, 1 failed"]]);
});

test.each([
  ["crashes", "process.exit(7);", "exit code 7; it left no test results"],
  ["ends with 0 and without results", "", "it left no test results"],
  [
    "leaves half of its results",
    'import fs from "node:fs"; fs.mkdirSync(".cache"); fs.writeFileSync(".cache/test-results.json", "{");',
    "it left no test results",
  ],
])("counts a task that %s", async (_, script, reason) => {
  const suite = makeSuite({ one: { test: pass }, two: { test: script } });

  const { code, output } = await suite.run();

  expect([code, readSummary(output)]).toEqual([1, [`Failed: two#test, ${reason}`, "2 passed, 1 failed"]]);
});

test("does not count the results of an earlier run as those of this one", async () => {
  const suite = makeSuite({ one: { test: pass }, two: { test: pass } });
  await suite.run();
  writeFileSync(join(suite.folder, "packages/two/test.mjs"), "process.exit(1);");

  const { code, output } = await suite.run();

  expect([code, readSummary(output).at(-1)]).toEqual([1, "2 passed, 1 failed"]);
});

test("counts only the packages of a filter, and ignores earlier results of others", onlyInCI, async () => {
  const suite = makeSuite({ one: { test: pass }, two: { test: scriptResults({ a: "failed" }) } });
  await suite.run();

  const { code, output } = await suite.run(["--filter=@suite/one"]);

  expect([code, readSummary(output)]).toEqual([0, ["2 passed, 0 failed"]]);
});

test("names each failed step, such as a check and the rehearsal, and counts it", async () => {
  const suite = makeSuite({
    one: { test: pass, typecheck: "process.exitCode = 2;" },
    two: { "lint:spec": "process.exitCode = 1;", rehearse: "process.exitCode = 1;" },
  });

  const { code, output } = await suite.run([], { CI: "true" });

  expect([code, readSummary(output).toSorted()]).toEqual([
    1,
    [
      "2 passed, 3 failed",
      "Failed: one#typecheck, exit code 2",
      "Failed: two#lint:spec, exit code 1",
      "Failed: two#rehearse, exit code 1",
    ],
  ]);
  expect(readSummary(output).at(-1)).toBe("2 passed, 3 failed");
});

test("fails when no test ran", async () => {
  const suite = makeSuite({ one: { typecheck: "" } });

  const { code, output } = await suite.run();

  expect([code, readSummary(output)]).toEqual([1, ["Failed: tests, no test ran", "0 passed, 1 failed"]]);
});

test("fails when turbo does not start, and prints its error", onlyInCI, async () => {
  const suite = makeSuite({ one: { test: pass } });

  const { code, output } = await suite.run(["--filter=@suite/none"]);

  expect(output).toContain("@suite/none");
  expect([code, readSummary(output)]).toEqual([1, ["Failed: turbo, exit code 1", "0 passed, 1 failed"]]);
});

test("prints the log of each task in one piece", async () => {
  const suite = makeSuite({
    one: { test: printTogether("one", "process.exitCode = 3;") },
    two: { test: printTogether("two", pass) },
  });

  const { output } = await suite.run(["--force"]);

  const log = output.match(/\b(?:one|two) (?:begins|ends)$/gm)?.join();
  expect(["one begins,one ends,two begins,two ends", "two begins,two ends,one begins,one ends"]).toContain(log);
});

test.each([
  [["packages/one", "--bail=1"], ["--reporter=default"]],
  [["packages/one", "--reporter=dot"], []],
])("runs Vitest on the given files, instead of turbo, and counts their tests: %j", async (args, added) => {
  const suite = makeSuite({ one: { test: "process.exit(1)" } });
  mkdirSync(join(suite.folder, "node_modules/.bin"), { recursive: true });
  const print = 'console.log("vitest", ...process.argv.slice(2));';
  const vitest = `#!/usr/bin/env node\n${print}${scriptResults({ a: "passed", b: "failed", c: "skipped" })}`;
  writeFileSync(join(suite.folder, "node_modules/.bin/vitest"), vitest, { mode: 0o755 });

  const { code, output } = await suite.run(args);

  const words = ["vitest run", ...args, ...added, "--reporter=json", "--outputFile.json=.cache/test-results.json"];
  expect(output.split("\n")[0]).toBe(words.join(" "));
  expect([code, readSummary(output)]).toEqual([1, ["Failed: vitest, 1 test failed", "1 passed, 1 failed"]]);
});

test.each([
  [["nofile.test.ts"], "nofile.test.ts", ""],
  [["add.test.ts"], "add.test.ts", " Near ones: `packages/one/src/add.test.ts`."],
  [["packages/one/src/ad.test.ts"], "packages/one/src/ad.test.ts", " Near ones: `packages/one/src/add.test.ts`."],
  [["packages/on"], "packages/on", " Near ones: `packages/one`."],
  [["packages/one", "subtract.test.ts", "--bail=1"], "subtract.test.ts", ""],
])("names a test file that does not exist, and runs nothing: %s", async (args, missing, near) => {
  const suite = makeSuite({ one: { test: "process.exit(1)" } });
  mkdirSync(join(suite.folder, "packages/one/src"), { recursive: true });
  writeFileSync(join(suite.folder, "packages/one/src/add.test.ts"), "");

  const { code, output } = await suite.run(args);

  expect([code, output]).toEqual([1, `Failed: ${missing}, no such test file or folder.${near}\n0 passed, 1 failed\n`]);
});

test("takes the word after a flag of turbo for its value", async () => {
  const suite = makeSuite({ one: { test: pass }, two: { test: "process.exit(1)" } });

  const { code, output } = await suite.run(["--filter", "./packages/one"]);

  expect([code, readSummary(output)]).toEqual([0, ["2 passed, 0 failed"]]);
});

test("passes turbo's flags on: `--force` runs again what turbo has cached", onlyInCI, async () => {
  const suite = makeSuite({ one: { test: `${pass}fs.appendFileSync("../../runs", "x");` } });
  await suite.run();
  await suite.run();

  await suite.run(["--force"]);

  expect(readFileSync(join(suite.folder, "runs"), "utf8")).toBe("xx");
});

test("`--dry` runs nothing, counts nothing and keeps the results of the last run", onlyInCI, async () => {
  const suite = makeSuite({ one: { test: "process.exit(1)" } });
  const results = join(suite.folder, "packages/one/.cache/test-results.json");
  mkdirSync(join(results, ".."));
  writeFileSync(results, "{}");

  const { code, output } = await suite.run(["--dry"]);

  expect(output).toContain("@suite/one#test");
  expect(output).not.toContain(" passed, ");
  expect([code, readFileSync(results, "utf8")]).toEqual([0, "{}"]);
});

test("turbo's flags replace the settings of the command", onlyInCI, async () => {
  const suite = makeSuite({ one: { test: pass } });

  const { code, output } = await suite.run(["--output-logs=none", "--log-order=stream", "--continue"]);

  expect(output).not.toContain("a log");
  expect([code, readSummary(output).at(-1)]).toEqual([0, "2 passed, 0 failed"]);
});

test("`--help` says what it does, and runs nothing", async () => {
  const suite = makeSuite({ one: { test: "process.exit(1)" } });

  const { code, output } = await suite.run(["--help"]);

  expect(output).toContain("--force");
  expect([code, output.includes("failed.\n")]).toEqual([0, false]);
});

/** Returns a script that prints its log while the script of the other package prints its own. */
const printTogether = (name: string, end: string) => `
  import { existsSync, mkdirSync, writeFileSync } from "node:fs";
  const other = "../${name === "one" ? "two" : "one"}/begun";
  console.log("${name} begins");
  writeFileSync("begun", "");
  while (!existsSync(other)) await new Promise((resolve) => setTimeout(resolve, 5));
  console.log("${name} ends");
  ${end}
`;

/** Returns the lines below the logs. */
function readSummary(output: string): string[] {
  return output.split("\n").filter((line) => /^(?:Skipped: |Only in CI: |Failed: |\d+ passed, )/.test(line));
}
