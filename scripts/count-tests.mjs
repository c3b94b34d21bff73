import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

/**
 * @typedef {object} Task A task of turbo, from its plan or its summary of a run.
 * @property {string} taskId Such as `@scope/client#test`.
 * @property {string} task Such as `test`.
 * @property {string} command
 * @property {string} directory The folder of its package, relative to the root.
 * @property {string} [logFile]
 * @property {{ exitCode?: number | null }} [execution] Absent if the task was not run.
 *
 * @typedef {object} FailedStep
 * @property {string} name The name of a task, or of another failed step.
 * @property {number} failures The number of failures that it counts as, at least 1.
 * @property {string} reason
 */

/** Returns the path of Vitest's results of a `test` task, relative to the root. @param {Task} task */
export function toResultsFile({ directory }) {
  return join(directory, ".cache/test-results.json");
}

/** Returns the short name of a task: `client#test`, or `check:lint` for a task of the root. @param {string} taskId */
export function toStepName(taskId) {
  return taskId.replace(/^\/\/#/, "").replace(/^@[^/]+\//, "");
}

/**
 * Counts the tests of a run, and lists each step that failed. A step that failed without a failed test counts as one failure.
 * Examples are a check, a test file that broke before its tests, and a task that left no results.
 * @param {string} root
 * @param {Task[]} tasks The tasks of the run; empty if turbo wrote no summary.
 * @param {number} exitCode The exit code of turbo.
 */
export function countTests(root, tasks, exitCode) {
  let passed = 0;
  /** @type {FailedStep[]} */
  const steps = [];
  /** @type {Map<string, number>} */
  const skipped = new Map();
  let onlyInCI = 0;
  for (const task of tasks) {
    const name = toStepName(task.taskId);
    const results = task.task === "test" ? readResults(root, task) : undefined;
    passed += results?.passed ?? 0;
    onlyInCI += results?.onlyInCI ?? 0;
    for (const group of results?.skipped ?? []) skipped.set(group, (skipped.get(group) ?? 0) + 1);
    const reasons = [...(results?.reasons ?? [])];
    const code = task.execution?.exitCode;
    if (code === undefined || code === null) reasons.push("it was not run");
    else if (reasons.length === 0 && code !== 0) reasons.push(`exit code ${code}`);
    if (task.task === "test" && results === undefined) reasons.push("it left no test results");
    if (reasons.length > 0)
      steps.push({ name, failures: Math.max(1, results?.failed ?? 0), reason: reasons.join("; ") });
  }
  if (steps.length === 0 && exitCode !== 0) steps.push({ name: "turbo", failures: 1, reason: `exit code ${exitCode}` });
  if (steps.length === 0 && passed === 0) steps.push({ name: "tests", failures: 1, reason: "no test ran" });
  return { passed, steps, skipped, onlyInCI };
}

/** Reads a report of Vitest. Returns `undefined` when the report is absent or incomplete. @param {string} root @param {Task} task */
function readResults(root, task) {
  const path = join(root, toResultsFile(task));
  if (!existsSync(path)) return undefined;
  const report = parse(readFileSync(path, "utf8"));
  if (report === undefined) return undefined;
  /**
   * @typedef {{ status: string, ancestorTitles: string[], title: string, meta?: { onlyInCI?: boolean } }} Result
   * @type {{ name: string, status: string, message: string, assertionResults: Result[] }[]}
   */
  const files = report.testResults;
  const broken = files.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.every((each) => each.status !== "failed"),
  );
  const reasons = broken.map(({ name }) => `${relative(root, name)} failed outside of its tests`);
  const tests = files.flatMap((file) => file.assertionResults);
  const failedTests = tests.filter(({ status }) => status === "failed").length;
  const skippedTests = tests.filter(({ status }) => status !== "passed" && status !== "failed");
  if (failedTests > 0) reasons.unshift(`${failedTests} ${failedTests === 1 ? "test" : "tests"} failed`);
  return {
    passed: report.numPassedTests,
    failed: failedTests + broken.length,
    reasons,
    onlyInCI: skippedTests.filter(({ meta }) => meta?.onlyInCI).length,
    skipped: skippedTests
      .filter(({ meta }) => !meta?.onlyInCI)
      .map(({ ancestorTitles, title }) => ancestorTitles.filter(Boolean).join(" ") || title),
  };
}

/** @param {string} text */
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
