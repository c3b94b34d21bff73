import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { text } from "node:stream/consumers";
import { onTestFinished } from "vitest";
import { repository } from "../src/repository.ts";

const programs = join(repository, "node_modules/.bin");
const tasks = ["lint", "lint:spec", "typecheck", "check", "check:packages", "test", "rehearse"];

/** A small workspace that the runner of `npm test` can run, and programs in it. */
export interface Suite {
  folder: string;
  /** Starts a program in the workspace, in a process group of its own. */
  start: (program: string, args: readonly string[], env?: NodeJS.ProcessEnv) => Running;
  /** Runs `npm test` in it to its end. */
  run: (args?: readonly string[], env?: NodeJS.ProcessEnv) => Promise<Ended>;
}

/** A program that was started. */
export interface Running {
  child: ChildProcess;
  /** Resolves when the program has ended. */
  ended: Promise<Ended>;
}

/** The result of a program. */
export interface Ended {
  /** `null` after a signal. */
  code: number | null;
  /** Its standard output. */
  output: string;
  /** Its standard error. */
  errors: string;
}

/** The path of the script of `npm test`. */
export const runSuite = join(repository, "scripts/run-suite.mjs");

/**
 * Writes a workspace of packages, each with its scripts. A script is JavaScript that Node runs, in the package's folder.
 * @param packages Scripts by their names, by the package's name.
 * @param settings Settings of turbo for the whole workspace.
 */
export function makeSuite(
  packages: Readonly<Record<string, Readonly<Record<string, string>>>>,
  settings: object = {},
): Suite {
  const folder = mkdtempSync(join(tmpdir(), "suite-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const write = (path: string, content: unknown) => {
    mkdirSync(join(folder, path, ".."), { recursive: true });
    writeFileSync(join(folder, path), typeof content === "string" ? content : JSON.stringify(content));
  };
  write("package.json", { name: "suite", private: true, packageManager: "pnpm@12.4.2", engines: { node: ">=20" } });
  write("pnpm-workspace.yaml", "packages: [packages/*]\npmOnFail: ignore\nverifyDepsBeforeRun: false\n");
  write("pnpm-lock.yaml", "lockfileVersion: '9.0'\n");
  write(".gitignore", "node_modules\n.turbo\n.cache\n");
  write("turbo.json", {
    ui: "stream",
    ...settings,
    tasks: { ...Object.fromEntries(tasks.map((task) => [task, {}])), test: { outputs: [".cache/test-results.json"] } },
  });
  for (const [name, scripts] of Object.entries(packages)) {
    for (const [task, script] of Object.entries(scripts)) write(`packages/${name}/${toFile(task)}`, script);
    write(`packages/${name}/package.json`, {
      name: `@suite/${name}`,
      version: "0.0.0",
      scripts: Object.fromEntries(Object.keys(scripts).map((task) => [task, `node ${toFile(task)}`])),
    });
  }
  const start: Suite["start"] = (program, args, env = {}) => {
    const child = spawn(program, args, {
      cwd: folder,
      env: { ...toPlainEnvironment(), ...env },
      stdio: ["ignore", "pipe", "pipe"],
      detached: true,
    });
    const code = new Promise<number | null>((resolve) => child.on("close", resolve));
    // A test may close the output before the end.
    const ended = Promise.all([code, text(child.stdout).catch(() => ""), text(child.stderr)]);
    onTestFinished(async () => {
      child.kill("SIGTERM");
      await ended;
    });
    return { child, ended: ended.then(([exitCode, output, errors]) => ({ code: exitCode, output, errors })) };
  };
  return { folder, start, run: (args = [], env) => start(process.execPath, [runSuite, ...args], env).ended };
}

const toFile = (task: string) => `${task.replace(":", "-")}.mjs`;

/** Returns a script that writes test results as Vitest does, and exits with 1 if a test failed. `tests` has the state of each test. */
export function scriptResults(
  tests: Readonly<Record<string, "passed" | "failed" | "skipped">>,
  file = {},
  meta = {},
): string {
  const assertionResults = Object.entries(tests).map(([title, status]) => ({
    title,
    status,
    ancestorTitles: [""],
    meta,
  }));
  const isFailed = Object.values(tests).includes("failed");
  const report = {
    numPassedTests: Object.values(tests).filter((status) => status === "passed").length,
    testResults: [{ name: "a.test.ts", status: isFailed ? "failed" : "passed", assertionResults, ...file }],
  };
  return `
    const fs = await import("node:fs");
    fs.mkdirSync(".cache", { recursive: true });
    fs.writeFileSync(".cache/test-results.json", ${JSON.stringify(JSON.stringify(report))});
    console.log("a log");
    process.exitCode = ${isFailed ? 1 : 0};
  `;
}

/** Returns the environment without the variables that the runs around this one have set. */
function toPlainEnvironment(): NodeJS.ProcessEnv {
  const outer = /^(?:TURBO_|VITEST|npm_|CI$|FORCE_COLOR$|GITHUB_ACTIONS$)/;
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !outer.test(name)));
  return {
    ...env,
    PATH: [programs, process.env["PATH"]].join(delimiter),
    TURBO_TELEMETRY_DISABLED: "1",
    TURBO_NO_UPDATE_NOTIFIER: "1",
  };
}
