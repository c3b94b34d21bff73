// `npm test`: one run of turbo, and the number of tests that it ran. The last line is `N passed, N failed`. The exit code is 0 if
// something passed and nothing failed.

import { existsSync, globSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { createRunner } from "./create-runner.mjs";
import { findTestFiles, listNearFiles } from "./find-test-files.mjs";
import { inCI, isCI } from "./in-ci.ts";

const help = `Usage: npm test -- [TURBO FLAGS]
       npm test -- FILE… [VITEST FLAGS]

Runs every check, and the tests. If the variable CI is set, runs all tests and rehearses a release, as CI does.
Elsewhere, runs a sample of expensive tests.
The last line is "N passed, N failed"; each failed step is named above it.

Flags go to \`turbo run\`. Some of them:
  --force                     takes no result from turbo's cache
  --filter=./apps/dev         runs the tasks of one package
  --concurrency=2             runs fewer tasks at a time
  --output-logs=errors-only   prints only the logs of failed tasks
  --dry                       lists the tasks and runs none

With files or folders, only Vitest runs, on the tests in them.`;

const tasks = ["lint", "lint:spec", "typecheck", "check", "check:packages", "test", ...inCI(["rehearse"], [])];
/**
 * Turbo's settings, unless the caller names others. Many tests wait for other programs, so more tasks run than there are processors. With
 * three times as many, all tasks together took 15 % more CPU time than with twice as many.
 */
const defaults = ["--continue=always", "--output-logs=new-only", "--log-order=grouped", "--concurrency=150%"];
/** Flags with which turbo runs no task. */
const runsNothing = /^--(?:dry|dry-run|graph)\b/;

/** The file in the folder of a package that has the results of its tests. */
const resultsFile = ".cache/test-results.json";
/** The results of a task without tests. */
const noResults = { passed: 0, failed: 0, reasons: [], onlyInCI: 0, skipped: [] };

const root = process.cwd();
const runner = createRunner({ cwd: root });
// The terminal or the pipe was closed.
process.stdout.on("error", () => runner.stop("SIGHUP"));
process.exitCode = await main(process.argv.slice(2));

/** @param {string[]} args Flags of turbo, or files and flags of Vitest. */
async function main(args) {
  const flags = args.includes("--") ? args.slice(0, args.indexOf("--")) : args;
  if (flags.includes("--help") || flags.includes("-h")) {
    console.log(help);
    return 0;
  }
  const { existing, missing } = findTestFiles(flags, root);
  if (missing.length > 0) return reportMissing(missing);
  if (existing.length > 0) return await runFiles(args);
  if (flags.some((flag) => runsNothing.test(flag))) return await runner.run("turbo", ["run", ...tasks, ...args]);

  // Results of an earlier run must not count as results of this one; turbo brings back those that it has cached.
  for (const file of globSync(`{*,*/*}/${resultsFile}`, { cwd: root })) rmSync(join(root, file));
  const summaries = new Set(listSummaries());
  const isGiven = (/** @type {string} */ setting) =>
    flags.some((flag) => flag.split("=", 1)[0] === setting.split("=", 1)[0]);
  const settings = defaults.filter((setting) => !isGiven(setting));
  // Only a program that writes notices a closed pipe.
  const print = process.stdout.isTTY ? undefined : (/** @type {string} */ chunk) => process.stdout.write(chunk);
  const code = await runner.run("turbo", ["run", ...tasks, "--summarize", ...settings, ...args], print);
  const stopped = runner.stopCode();
  if (stopped !== undefined) {
    console.error("Stopped by a signal. Nothing was counted.");
    return stopped;
  }
  const summary = listSummaries().find((path) => !summaries.has(path));
  const ran = summary === undefined ? [] : takeTasks(summary);
  printSkipped(ran.flatMap((task) => readResults(task) ?? []));
  return conclude(ran, code);
}

/** Runs Vitest on test files. Returns the exit code. @param {string[]} args Files and flags of Vitest. */
async function runFiles(args) {
  rmSync(join(root, resultsFile), { force: true });
  const reporters = ["--reporter=json", `--outputFile.json=${resultsFile}`];
  // The file alone would replace the output.
  if (!args.some((arg) => arg.startsWith("--reporter"))) reporters.unshift("--reporter=default");
  const exitCode = await runner.run("vitest", ["run", ...args, ...reporters]);
  const task = { taskId: "vitest", task: "test", command: "vitest", directory: "", execution: { exitCode } };
  return runner.stopCode() ?? conclude([task], exitCode);
}

/**
 * @typedef {object} Task A task of turbo, from its summary of a run.
 * @property {string} taskId Such as `@scope/client#test`.
 * @property {string} task Such as `test`.
 * @property {string} command
 * @property {string} directory The folder of its package, relative to the root.
 * @property {{ exitCode?: number | null }} [execution] Absent if the task was not run.
 */

/** Reports files and folders that do not exist. Returns the exit code. @param {string[]} missing */
function reportMissing(missing) {
  for (const name of missing) {
    const near = listNearFiles(name, root).map((path) => `\`${path}\``);
    const hint = near.length > 0 ? ` Near ones: ${near.join(", ")}.` : "";
    console.log(`Failed: ${name}, no such test file or folder.${hint}`);
  }
  console.log(`0 passed, ${missing.length} failed`);
  return 1;
}

function listSummaries() {
  return globSync(join(root, ".turbo/runs/*.json"));
}

/** Returns the tasks of turbo's summary, and removes the file. @param {string} path @returns {Task[]} */
function takeTasks(path) {
  const { tasks: ran } = JSON.parse(readFileSync(path, "utf8"));
  rmSync(path);
  // Other tasks only wait for their dependencies.
  return ran.filter((/** @type {Task} */ { command }) => command !== "<NONEXISTENT>");
}

/**
 * Prints the failed steps and the number of tests. Returns the exit code.
 *
 * A step that failed without a failed test counts as one failure. Examples are a check, a test file that broke before its tests, and a
 * task that left no results.
 * @param {Task[]} ran The tasks of the run; empty if turbo wrote no summary.
 * @param {number} exitCode The exit code of turbo.
 */
function conclude(ran, exitCode) {
  const results = ran.flatMap((task) => readResults(task) ?? []);
  const passed = results.reduce((sum, each) => sum + each.passed, 0);
  const failures = ran.flatMap((task) => {
    const tests = readResults(task);
    const reasons = [...(tests?.reasons ?? [])];
    const code = task.execution?.exitCode;
    if (code === undefined || code === null) reasons.push("it was not run");
    else if (reasons.length === 0 && code !== 0) reasons.push(`exit code ${code}`);
    if (tests === undefined) reasons.push("it left no test results");
    const name = task.taskId.replace(/^\/\/#|^@[^/]+\//, "");
    return reasons.length > 0 ? [{ name, failed: Math.max(1, tests?.failed ?? 0), reason: reasons.join("; ") }] : [];
  });
  if (failures.length === 0 && exitCode !== 0)
    failures.push({ name: "turbo", failed: 1, reason: `exit code ${exitCode}` });
  if (failures.length === 0 && passed === 0) failures.push({ name: "tests", failed: 1, reason: "no test ran" });

  for (const { name, reason } of failures) console.log(`Failed: ${name}, ${reason}`);
  const failed = failures.reduce((sum, each) => sum + each.failed, 0);
  console.log(`${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}

/** Prints the skipped tests, which the logs of turbo leave out. @param {NonNullable<ReturnType<typeof readResults>>[]} results */
function printSkipped(results) {
  const skipped = Map.groupBy(
    results.flatMap((each) => each.skipped),
    (name) => name,
  );
  for (const [name, { length }] of skipped) console.log(`Skipped: ${name}, ${countTests(length)}`);
  const onlyInCI = results.reduce((sum, each) => sum + each.onlyInCI, 0);
  if (onlyInCI > 0 && !isCI) console.log(`Only in CI: ${countTests(onlyInCI)}, the rehearsal of a release`);
}

/** @param {number} count */
function countTests(count) {
  return `${count} ${count === 1 ? "test" : "tests"}`;
}

/**
 * Reads Vitest's report of a `test` task; other tasks have no tests. Returns `undefined` when the report is absent or incomplete.
 * @param {Task} task
 */
function readResults({ task, directory }) {
  if (task !== "test") return noResults;
  const path = join(root, directory, resultsFile);
  const report = existsSync(path) ? parse(readFileSync(path, "utf8")) : undefined;
  if (report === undefined) return undefined;
  /**
   * @typedef {{ status: string, ancestorTitles: string[], title: string, meta?: { onlyInCI?: boolean } }} Result
   * @type {{ name: string, status: string, assertionResults: Result[] }[]}
   */
  const files = report.testResults;
  const tests = files.flatMap((file) => file.assertionResults);
  const failed = tests.filter(({ status }) => status === "failed").length;
  const broken = files.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.every((each) => each.status !== "failed"),
  );
  const skipped = tests.filter(({ status }) => status !== "passed" && status !== "failed");
  return {
    passed: report.numPassedTests,
    failed: failed + broken.length,
    reasons: [
      ...(failed > 0 ? [`${countTests(failed)} failed`] : []),
      ...broken.map(({ name }) => `${relative(root, name)} failed outside of its tests`),
    ],
    onlyInCI: skipped.filter(({ meta }) => meta?.onlyInCI).length,
    skipped: skipped
      .filter(({ meta }) => !meta?.onlyInCI)
      .map(({ ancestorTitles, title }) => ancestorTitles.filter(Boolean).join(" ") || title),
  };
}

/** Returns `undefined` for an incomplete report. @param {string} text */
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
