import { readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { MockStartError } from "@shortvideo-api/mock";
import { oneOf, onlyInCI } from "../../../../scripts/in-ci.js";
import { runContract } from "../../src/index.js";
import { library } from "../../../mock/test/library.js";
import { makeFolder } from "../../../report/test/make-folder.js";
import { killCli, runCli } from "../run-cli.js";
import { runHere } from "./run-here.js";
import { suiteCommand, suiteProgram, silentSuiteCommand, validPath, invalidPath } from "./suite.js";

afterEach(killCli);

const ends: [what: string, args: string[], code: number, message: string][] = [
  [
    "the exit code of the command, in spite of violations",
    ["run", "--", process.execPath, "--input-type=module", "-e", `${suiteProgram}; process.exit(7);`, invalidPath],
    7,
    "dramas.explore · query.count · parameter-wrong",
  ],
  ["1 for violations", ["run", "--", ...suiteCommand(invalidPath)], 1, "Requests broke the contract: 1 violation."],
  [
    "2 for a usage error",
    ["run", "--report", "report.pdf", "--", ...suiteCommand(validPath)],
    2,
    "The name of a report ends in",
  ],
  ["2 without a command", ["run", "--quiet"], 2, "missing required argument 'command'"],
  ["2 for a command without `run`", ["pytest"], 2, "unknown command 'pytest'\nA test command follows `run`"],
];

test.each(oneOf(3, ends))("the process ends with %s", async (_what, args, expected, message) => {
  const { code, output } = runCli(args);

  expect(await code).toBe(expected);
  expect(output.err).toContain(message);
});

test.each([
  [
    "0 for violations that are ignored",
    ["--ignore", "parameter-wrong", "--", ...silentSuiteCommand(invalidPath, validPath)],
    0,
    "broke the contract: 1 violation, all allowed.",
  ],
  [
    "3 for a threshold that was missed",
    ["--min-values", "80%", "--", ...silentSuiteCommand(validPath)],
    3,
    "80% required.",
  ],
  ["3 without a request", ["--", "true"], 3, "No request reached the mock"],
  ["2 for a scenario that does not exist", ["--scenario", "slo", "--", "true"], 2, "such as `slow`"],
  [
    "2 for a scenario that no operation can play",
    ["--scenario", "code=418", "--", "true"],
    2,
    "no operation documents",
  ],
  ["4 when the mock does not start", ["--spec", "no-such.yaml", "--", "true"], 4, "no-such.yaml"],
  ["127 when there is no such command", ["--", "no-such-command", "-x"], 127, "`no-such-command` was not found"],
  ["126 when the command is not a program", ["--", tmpdir()], 126, "is a folder, or not executable"],
  [
    "143, as a shell does, when a signal ended the command",
    ["--", "sh", "-c", "kill $$"],
    143,
    "was ended by SIGTERM.",
  ],
])("ends with %s", async (_what, args, expected, message) => {
  const { code, err } = await runHere(args);

  expect(err).toContain(message);
  expect(code).toBe(expected);
});

test("throws when the mock does not start, and reports a command that does not start", async () => {
  await expect(runContract({ spec: "no-such-file", command: ["true"] })).rejects.toThrow(MockStartError);
  const { exitCode, report } = await runContract({ ...library, command: ["no-such-command"] });
  expect([exitCode, report.runs]).toMatchObject([
    127,
    [{ exitCode: 127, signal: null, requests: 0, notStarted: expect.stringContaining("was not found") }],
  ]);
});

/** Returns the exit code, and the failures that a CI system reads from the JUnit file. */
async function readFailures(args: string[]): Promise<[code: number, failures: number, names: string[]]> {
  const folder = await makeFolder();
  const file = join(folder, "report.xml");
  // The report of an earlier run that passed.
  await writeFile(file, '<testsuites failures="0"/>');
  const { code } = await runHere(["-q", "-r", file, ...args]);
  const text = await readFile(file, "utf8");
  const failed = [...text.matchAll(/<testcase classname="\S+" name="([^"]+)" time="0">\s*<failure/g)];
  return [code, Number(/failures="(\d+)"/.exec(text)?.[1]), failed.map(([, name = ""]) => name)];
}

const verdicts: [what: string, args: string[], code: number, failures: string[]][] = [
  ["a run that passes", silentSuiteCommand(validPath), 0, []],
  ["violations", silentSuiteCommand(invalidPath, validPath), 1, ["dramas.explore", "verdict"]],
  ["allowed violations", ["--allow-violations", "--", ...silentSuiteCommand(invalidPath, validPath)], 0, []],
  ["ignored violations", ["--ignore", "parameter-wrong", "--", ...silentSuiteCommand(invalidPath, validPath)], 0, []],
  [
    "a missed threshold",
    ["--min-operations", "2", "--", ...silentSuiteCommand(validPath)],
    3,
    ["Too little was covered: operations", "verdict"],
  ],
  [
    "a run without requests",
    ["--", "true"],
    3,
    ["Too little was covered", "Too little was covered: operations", "verdict"],
  ],
  [
    "a failed command",
    ["--min-operations", "0", "--", "sh", "-c", "exit 7"],
    7,
    ["The command failed: sh -c &#39;exit 7&#39;", "verdict"],
  ],
  [
    "a command that a signal ended",
    ["--min-operations", "0", "--", "sh", "-c", "kill -9 $$"],
    137,
    ["The command failed: sh -c &#39;kill -9 $$&#39;", "verdict"],
  ],
  [
    "a command that does not exist",
    ["--min-operations", "0", "--", "no-such-command"],
    127,
    ["The command failed: no-such-command", "verdict"],
  ],
];

test.each(oneOf(4, verdicts))("exit code and JUnit agree on %s", async (_what, args, exitCode, names) => {
  expect(await readFailures(args)).toEqual([exitCode, names.length, names]);
});

test("a run against a document with problems warns, and ends with the exit code of the command", onlyInCI, async () => {
  const spec = join(await makeFolder(), "openapi.json");
  const content = { "application/json": { schema: { enum: [] } } };
  const post = {
    requestBody: { content },
    responses: { 200: { description: "Done." }, 400: { description: "Wrong." } },
  };
  await writeFile(spec, JSON.stringify({ openapi: "3.1.0", paths: { "/pets": { post } } }));

  const run = runCli(["run", "--spec", spec, "--min-operations", "0", "--", process.execPath, "-e", "process.exit(9)"]);

  expect(await run.code).toBe(9);
  expect(run.output.err).toContain("`enum` is an empty list");
});
