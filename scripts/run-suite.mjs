// `npm test`: one run of turbo, with a display of its progress. The last line is `N passed, N failed`. The exit code is 0 if
// something passed and nothing failed.

import { globSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { countTests, toResultsFile, toStepName } from "./count-tests.mjs";
import { createRunner } from "./create-runner.mjs";
import { createProgress } from "./create-progress.mjs";
import { inCI } from "./in-ci.ts";
import { readTurboOutput } from "./read-turbo-output.mjs";

const help = `Usage: npm test -- [TURBO FLAGS]

Runs every check, and the tests. If the variable CI is set, runs all tests and rehearses a release, as CI does.
Elsewhere, runs a sample of expensive tests. The log of a task is printed when the task fails.
The last line is "N passed, N failed"; each failed step is named above it.

Flags go to \`turbo run\`. Some of them:
  --force               takes no result from turbo's cache
  --filter=./apps/dev   runs the tasks of one package
  --concurrency=2       runs fewer tasks at a time
  --output-logs=full    prints turbo's own output instead of the progress
  --dry                 lists the tasks and runs none

To run the tests of one package by Vitest alone: npm run vitest -- run --project client`;

const tasks = ["check", "lint:spec", "typecheck", "test", ...inCI(["rehearse"], [])];
/** Flags with which this program can read the output of turbo. */
const readable = ["--output-logs=full", "--log-order=grouped", "--log-prefix=task"];
/** Flags with which the caller requests turbo's own output. */
const ownOutput = /^--(?:output-logs|log-order|log-prefix|ui|json|verbosity)\b|^-v/;
/** Flags with which turbo runs no task. */
const runsNothing = /^--(?:dry|dry-run|graph)\b/;

const root = process.cwd();
const runner = createRunner({ cwd: root });
// The terminal or the pipe was closed.
process.stdout.on("error", () => runner.stop("SIGHUP"));
process.exitCode = await main(process.argv.slice(2));

/** @param {string[]} args Flags of turbo. */
async function main(args) {
  const flags = args.includes("--") ? args.slice(0, args.indexOf("--")) : args;
  if (flags.includes("--help") || flags.includes("-h")) {
    console.log(help);
    return 0;
  }
  if (flags.some((flag) => runsNothing.test(flag))) return await runner.run("turbo", ["run", ...tasks, ...args]);

  const plan = await planTasks(args);
  if (plan === undefined) return runner.stopCode() ?? conclude({ passed: 0, steps: [{ name: "turbo", failures: 1 }] });
  // Results of an earlier run must not count as results of this one; turbo brings back those that it has cached.
  for (const task of plan) rmSync(join(root, toResultsFile(task)), { force: true });

  const summaries = new Set(listSummaries());
  const continues = flags.some((flag) => flag.startsWith("--continue")) ? [] : ["--continue=always"];
  const isReadable = !flags.some((flag) => ownOutput.test(flag));
  const turboArguments = ["run", ...tasks, ...continues, "--summarize", ...(isReadable ? readable : []), ...args];
  const code = await (isReadable ? runWithProgress(turboArguments, plan) : runner.run("turbo", turboArguments));
  const stopped = runner.stopCode();
  if (stopped !== undefined) {
    console.error("Stopped by a signal. Nothing was counted.");
    return stopped;
  }
  const summary = listSummaries().find((path) => !summaries.has(path));
  return conclude(countTests(root, summary === undefined ? [] : readSummary(summary), code));
}

/** @typedef {import("./count-tests.mjs").Task} Task */

/**
 * Lists the tasks that turbo would run. If turbo fails, prints its output and returns `undefined`.
 * @param {string[]} args
 * @returns {Promise<Task[] | undefined>}
 */
async function planTasks(args) {
  let output = "";
  const code = await runner.run("turbo", ["run", ...tasks, "--dry=json", ...args], (chunk) => (output += chunk));
  const start = output.indexOf("{\n");
  if (code === 0 && start >= 0) return withCommand(JSON.parse(output.slice(start, output.lastIndexOf("}") + 1)).tasks);
  if (runner.stopCode() === undefined) console.error(output);
  return undefined;
}

/** @param {string[]} args @param {Task[]} plan */
async function runWithProgress(args, plan) {
  const progress = createProgress({ tasks: plan, root });
  const read = readTurboOutput(
    plan.map(({ taskId }) => taskId),
    {
      onEnd: (taskId, isCached) => progress.finish(taskId, isCached),
      onFailure: (taskId, log) => progress.print(`✗ ${toStepName(taskId)} failed:\n${log.join("\n")}\n`),
      onWarning: (line) => progress.print(line),
    },
  );
  try {
    const code = await runner.run("turbo", args, read.push);
    const rest = read.end();
    // If no task failed, turbo's own messages contain the reason.
    if (code !== 0 && rest !== undefined && runner.stopCode() === undefined) progress.print(rest);
    return code;
  } finally {
    progress.end();
  }
}

function listSummaries() {
  return globSync(join(root, ".turbo/runs/*.json"));
}

/** Reads the tasks of a run from turbo's summary, and removes the file. @param {string} path @returns {Task[]} */
function readSummary(path) {
  const { tasks: ran } = JSON.parse(readFileSync(path, "utf8"));
  rmSync(path);
  return withCommand(ran);
}

/** Omits tasks that only wait for other tasks. @param {Task[]} all */
function withCommand(all) {
  return all.filter(({ command }) => command !== "<NONEXISTENT>");
}

/**
 * Prints the failed steps and the count. Returns the exit code.
 * @typedef {{ name: string, failures: number, reason?: string }} Step
 * @param {{ passed: number, steps: Step[], skipped?: Map<string, number>, onlyInCI?: number }} count
 */
function conclude({ passed, steps, skipped = new Map(), onlyInCI = 0 }) {
  for (const [group, tests] of skipped) console.log(`Skipped: ${group}, ${tests} ${tests === 1 ? "test" : "tests"}`);
  if (onlyInCI > 0)
    console.log(`Only in CI: ${onlyInCI} ${onlyInCI === 1 ? "test" : "tests"}, the rehearsal of a release`);
  for (const { name, reason } of steps) console.log(`Failed: ${name}${reason ? `, ${reason}` : ""}`);
  const failed = steps.reduce((sum, { failures }) => sum + failures, 0);
  console.log(`${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}
