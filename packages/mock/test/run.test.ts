import { spawnSync } from "node:child_process";
import { chmod, mkdir, mkdtemp, readdir, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { type ContractReport, type Exchange, MockStartError, runContract } from "../src/index.js";
import { library } from "./library.js";
import { killCli, runCli, toCliCommand } from "./run-cli.js";

afterEach(killCli);

/** Calls addresses of the mock, one after the other, and prints their statuses. */
const caller = `
  for (const path of process.argv.slice(1)) {
    const answer = await fetch(process.env.MOCK_URL + path, { headers: { "x-gateway-key": process.env.MOCK_KEY } });
    console.log(answer.status);
  }
`;
const call = (...paths: string[]) => [process.execPath, "--input-type=module", "-e", caller, ...paths];
const right = "/api/drama/explore";
const wrong = "/api/drama/explore?count=11";

/** Prints its id, and goes on for good. What it does about signals is up to the code. */
const sleeper = (code: string) => [
  process.execPath,
  "-e",
  `${code}; setInterval(() => {}, 1_000); console.log("pid " + process.pid + ".")`,
];

interface Run {
  code: number | null;
  out: string;
  err: string;
}

async function run(args: string[], env: Record<string, string> = {}): Promise<Run> {
  const { told, code } = runCli(["run", ...args], env);
  return { code: await code, ...told };
}

async function findPids({ told }: { told: { out: string } }, count: number): Promise<number[]> {
  for (;;) {
    const pids = [...told.out.matchAll(/pid (\d+)\./g)].map(([, pid]) => Number(pid));
    if (pids.length >= count) return pids;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** What nobody has taken leave of yet has ended all the same. */
function isRunning(pid: number): boolean {
  const { stdout } = spawnSync("ps", ["-o", "stat=", "-p", String(pid)], { encoding: "utf8" });
  return stdout.trim() !== "" && !stdout.startsWith("Z");
}

function countListeners(): number[] {
  return ["SIGINT", "SIGTERM", "SIGHUP", "exit"].map((name) => process.listenerCount(name));
}

test("hands address and key to the command, and reports when it is done", async () => {
  const folder = await mkdtemp(join(tmpdir(), "run-"));
  const names = ["--url-env", "API_BASE_URL", "--url-env", "OTHER_URL", "--key-env", "API_KEY"];
  const files = ["report.html", "deep/er/report.json", "report.sarif", "report.xml", "junit:out"];
  const reports = files.flatMap((name) => [
    "--report",
    name.startsWith("junit:") ? `junit:${join(folder, "out")}` : join(folder, name),
  ]);
  const print = `console.log(JSON.stringify(process.env));${caller}`;

  const { code, out, err } = await run(
    [...names, ...reports, "--", process.execPath, "--input-type=module", "-e", print, right],
    { KEPT: "kept", HTTPS_PROXY: "http://proxy.invalid", NO_PROXY: "intern" },
  );

  expect([code, err.includes("Every request kept the contract")]).toEqual([0, true]);
  const [environment = "", status] = out.split("\n");
  const { MOCK_URL, MOCK_KEY, ...others } = JSON.parse(environment) as Record<string, string>;
  expect(MOCK_URL).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect(others).toMatchObject({ API_BASE_URL: MOCK_URL, OTHER_URL: MOCK_URL, API_KEY: MOCK_KEY, KEPT: "kept" });
  expect(others["NO_PROXY"]).toBe("intern,127.0.0.1,localhost,[::1]");
  expect(status).toBe("200");
  expect((await readdir(folder)).sort()).toEqual(["deep", "out", "report.html", "report.sarif", "report.xml"]);
  const report: unknown = JSON.parse(await readFile(join(folder, "deep/er/report.json"), "utf8"));
  expect(report).toMatchObject({ format: 1, requests: 1, runs: [{ exitCode: 0, signal: null }] });
  expect(await readFile(join(folder, "out"), "utf8")).toContain("<testsuite");
});

test.each([
  ["the command's own, whatever else was wrong", ["--", process.execPath, "-e", "process.exit(7)"], 7, ""],
  ["1 for violations", ["--", ...call(wrong)], 1, "1 violation of the contract."],
  ["0 for violations that are ignored", ["--ignore", "parameter-wrong", "--", ...call(wrong, right)], 0, ""],
  ["3 for a threshold that was missed", ["--min-values", "80%", "--", ...call(right)], 3, "80% asked for."],
  ["3 when no request came", ["--", process.execPath, "-e", ""], 3, "No request reached the mock"],
  ["2 for wrong use", ["--report", "report.pdf", "--", ...call(right)], 2, "The name of a report ends in"],
  ["2 without a command", ["--quiet"], 2, "missing required argument 'command'"],
  ["4 when the mock does not start", ["--scenario", "slo", "--", ...call(right)], 4, "`slow`, say"],
  ["4 for what no operation can play", ["--scenario", "code=418", "--", ...call(right)], 4, "no operation documents"],
  ["127 when there is no such command", ["--", "no-such-command", "-x"], 127, "`no-such-command` was not found"],
  ["126 when the command is no program", ["--", tmpdir()], 126, "may not be run"],
  ["that of a shell where a signal ended it", ["--", process.execPath, "-e", "process.kill(process.pid)"], 143, ""],
])("ends with %s", async (_what, args, expected, message) => {
  const { code, err } = await run(args);

  expect(err).toContain(message);
  expect(code).toBe(expected);
});

test("passes what stands behind the command to it, `--` or not, and waits for shells", async () => {
  const { code, out } = await run(["sh", "-c", `(sleep 0.3; echo "$1" $0) | cat`, "--port", "--quiet"]);

  expect([code, out]).toEqual([3, "--quiet --port\n"]);
});

test("plays a scenario for each request that does not say otherwise, and tells each with --verbose", async () => {
  const { code, out, err } = await run(["--quiet", "--verbose", "--scenario", "code=429", "--", ...call(right)]);

  expect([code, out]).toEqual([0, "429\n"]);
  expect(err).toMatch(/^429 {2}GET {3}\/api\/drama\/explore {2}dramas\.explore/);
  expect(err).not.toContain("Reached");
});

/** Two suites at the same time, each with a session of its own: one says so in the address, one in the key. */
const suites = `
  set -e
  curl -sf -X PUT -d code=429 "$MOCK_URL/-/sessions/b/preference"
  one() { curl -s -o /dev/null -w '%{http_code} ' -H 'x-gateway-key: any' "$MOCK_URL/~session=a/api/drama/explore?count=10"; }
  two() { curl -s -o /dev/null -w '%{http_code} ' -H 'x-gateway-key: mock:session=b' "$MOCK_URL/api/drama/explore"; }
  one & wait; two & wait
  curl -s "$MOCK_URL/-/sessions/b/report?format=text" | grep -c 'status 429' || true
  curl -sf -X DELETE "$MOCK_URL/-/sessions/b"
  curl -s -o /dev/null -w '%{http_code}' "$MOCK_URL/-/sessions/b/report"
`;

test.skipIf(spawnSync("curl", ["--version"]).status !== 0)("keeps suites apart that run at the same time", async () => {
  const folder = await mkdtemp(join(tmpdir(), "run-"));

  const { code, out } = await run(["-q", "-r", join(folder, "report.json"), "--", "sh", "-c", suites]);

  // Of the report of b no line says that 429 was not reached.
  expect([code, out]).toEqual([0, "200 429 0\n404"]);
  const report: unknown = JSON.parse(await readFile(join(folder, "report.json"), "utf8"));
  expect(report).toMatchObject({ requests: 2, violations: [] });
});

test("says at the start which operations cannot play the scenario, and blames nobody for it", async () => {
  const { code, err } = await run(["--scenario", "no-content", "--", ...call(right)]);

  expect(code).toBe(0);
  expect(err).toMatch(
    /^`scenario=no-content` is not for 22 of 24 operations, which answer as usual: dramas\.explore, posts\.get, /,
  );
  expect(err).not.toContain("downloads.getVideo,");
});

test("takes the name of a scenario for short", async () => {
  const start = performance.now();
  const { code } = await run(["-q", "--scenario", "slow, delay_ms=1500", "--", ...call(right)]);

  expect(code).toBe(0);
  expect(performance.now() - start).toBeGreaterThan(1_500);
});

test("runs from code, and leaves no trace in the process", async () => {
  const before = countListeners();

  const exchanges: Exchange[] = [];
  const { exitCode, leftBehind, report } = await runContract({
    ...library,
    command: [process.execPath, "-e", `fetch(process.env.URL + "/books/newest").then(() => process.exit(4))`],
    urlVariables: ["URL"],
    env: {},
    onExchange: (exchange) => exchanges.push(exchange),
  });

  expect([exitCode, leftBehind, exchanges.length]).toEqual([4, false, 1]);
  expect(report.runs).toMatchObject([{ command: [process.execPath, "-e", expect.any(String)], exitCode: 4 }]);
  expect(report.operations.filter(({ requests }) => requests > 0).map(({ id }) => id)).toEqual(["books.listNewest"]);
  expect(countListeners()).toEqual(before);
});

test("throws where the mock does not start, and tells of a command that does not", async () => {
  await expect(runContract({ spec: "no-such-file", command: ["true"] })).rejects.toThrow(MockStartError);
  const { exitCode, report } = await runContract({ ...library, command: ["no-such-command"] });
  expect([exitCode, report.runs]).toMatchObject([
    127,
    [{ exitCode: 127, signal: null, requests: 0, notStarted: expect.stringContaining("was not found") }],
  ]);
});

test("runs against another document", async () => {
  const { code, err } = await run(["--spec", library.spec, "--", ...call("/books/newest")]);

  expect(err).toContain("A library 1.0.0");
  expect(code).toBe(0);
});

test("says before it runs anything which report it cannot write", async () => {
  const folder = await mkdtemp(join(tmpdir(), "run-"));
  await writeFile(join(folder, "file"), "");
  const reports = [join(folder, "file", "report.json"), join(folder, "report.json")];

  const { code, out, err } = await run([...reports.flatMap((file) => ["-r", file]), "--", ...call(right)]);

  expect([code, out]).toEqual([4, ""]);
  expect(err).toContain(`\`${reports[0]}\` could not be written`);
  expect(await readdir(folder)).toEqual(["file"]);
});

test.skipIf(process.platform === "win32")("writes a report to a pipe", () => {
  const command = toCliCommand(["run", "-q", "-r", "junit:/dev/stdout", "--", ...call(right)]);
  // Node's own are sockets, which nobody can open.
  const { stdout, stderr } = spawnSync("sh", ["-c", `"$0" "$@" | cat`, ...command], { encoding: "utf8" });

  expect([stdout, stderr]).toEqual([expect.stringMatching(/^200\n<\?xml [^]*<\/testsuites>\n$/), ""]);
});

test("says in the reports that it could write which one it could not", async () => {
  const folder = await mkdtemp(join(tmpdir(), "run-"));
  const files = ["a.json", "lost/b.html", "c.xml"].map((name) => join(folder, name));
  const lose = `const { rmSync, writeFileSync } = require("node:fs"); rmSync(process.argv[1], { recursive: true }); writeFileSync(process.argv[1], "");
    fetch(process.env.MOCK_URL + "${right}", { headers: { "x-gateway-key": "any" } })`;

  const { code, err } = await run([
    "-q",
    ...files.flatMap((file) => ["-r", file]),
    "--",
    process.execPath,
    "-e",
    lose,
    join(folder, "lost"),
  ]);

  expect([code, err]).toEqual([4, expect.stringContaining(`\`${files[1]}\` could not be written`)]);
  const { verdict } = JSON.parse(await readFile(files[0] ?? "", "utf8")) as ContractReport;
  expect(verdict).toMatchObject({ exitCode: 4, failures: [{ code: "report-unwritten" }] });
  expect(await readFile(files[2] ?? "", "utf8")).toContain('type="report-unwritten"');
});

/** What a CI that reads nothing but the JUnit file takes the run for. */
async function readFailures(args: string[]): Promise<[code: number | null, failures: number, names: string[]]> {
  const folder = await mkdtemp(join(tmpdir(), "run-"));
  const file = join(folder, "report.xml");
  // Of an earlier run, which has passed.
  await writeFile(file, '<testsuites failures="0"/>');
  const { code } = await run(["-q", "-r", file, ...args]);
  const text = await readFile(file, "utf8");
  const failed = [...text.matchAll(/<testcase classname="\S+" name="([^"]+)" time="0">\s*<failure/g)];
  return [code, Number(/failures="(\d+)"/.exec(text)?.[1]), failed.map(([, name = ""]) => name)];
}

test.each<[string, string[], number, string[]]>([
  ["nothing", call(right), 0, []],
  ["violations", call(wrong, right), 1, ["dramas.explore", "verdict"]],
  ["nothing where violations are allowed", ["--allow-violations", "--", ...call(wrong, right)], 0, []],
  ["nothing where they are ignored", ["--ignore", "parameter-wrong", "--", ...call(wrong, right)], 0, []],
  ["a threshold", ["--min-operations", "2", "--", ...call(right)], 3, ["operations reached", "verdict"]],
  ["silence", ["--", "true"], 3, ["operations reached", "verdict"]],
  ["the command", ["--min-operations", "0", "--", "sh", "-c", "exit 7"], 7, ["command", "verdict"]],
  ["its signal", ["--min-operations", "0", "--", "sh", "-c", "kill -9 $$"], 137, ["command", "verdict"]],
  ["its absence", ["--min-operations", "0", "--", "no-such-command"], 127, ["command", "verdict"]],
])("JUnit tells of %s as the exit code does", async (_what, args, exitCode, names) => {
  expect(await readFailures(args)).toEqual([exitCode, names.length, names]);
});

test("finds the command on the PATH that it hands on", async () => {
  const folder = await mkdtemp(join(tmpdir(), "run-"));
  await mkdir(join(folder, "bin"));
  await writeFile(join(folder, "bin", "my-suite"), "#!/bin/sh\nexit 9\n");
  await chmod(join(folder, "bin", "my-suite"), 0o755);

  const { code } = await run(["--", "my-suite"], { PATH: `${join(folder, "bin")}:${process.env["PATH"]}` });

  expect(code).toBe(9);
});

test.each(["SIGTERM", "SIGINT", "SIGHUP"] as const)("hands %s on, waits and still reports", async (signal) => {
  const cli = runCli([
    "run",
    "--",
    ...sleeper(`process.once("${signal}", () => { console.log("got it"); process.exit(0) })`),
  ]);
  const [pid = 0] = await findPids(cli, 1);

  cli.child.kill(signal);

  // It was asked to end, and did; the suite is not through, and that is no success.
  expect(await cli.code).toBe({ SIGTERM: 143, SIGINT: 130, SIGHUP: 129 }[signal]);
  expect(cli.told.out).toContain("got it");
  expect(cli.told.err).toContain("Reached");
  expect(isRunning(pid)).toBe(false);
});

test("kills what ignores SIGTERM by a second signal, and all that it started", async () => {
  const deaf = `process.on("SIGTERM", () => {}); process.on("SIGINT", () => {})`;
  const child = `${deaf}; require("node:child_process").spawn(process.execPath, ["-e", process.argv[1]], { stdio: "inherit" })`;
  const cli = runCli(["run", "--", ...sleeper(child), sleeper(deaf)[2] ?? ""]);
  const pids = await findPids(cli, 2);

  cli.child.kill("SIGTERM");
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(pids.map(isRunning)).toEqual([true, true]);
  cli.child.kill("SIGINT");

  expect(await cli.code).toBe(137);
  expect(pids.map(isRunning)).toEqual([false, false]);
});

test("kills what ignores SIGTERM when its time is over", async () => {
  const cli = runCli(["run", "--kill-after", "0.3", "--", ...sleeper(`process.on("SIGTERM", () => {})`)]);
  const [pid = 0] = await findPids(cli, 1);

  cli.child.kill("SIGTERM");

  expect(await cli.code).toBe(137);
  expect(isRunning(pid)).toBe(false);
});

test("ends what the command left behind, and says so", async () => {
  const { code, out, err } = await run(["-q", "--", "sh", "-c", "sleep 1000 & echo pid $!."]);
  const [, pid] = /pid (\d+)/.exec(out) ?? [];

  expect([code, isRunning(Number(pid))]).toEqual([3, false]);
  expect(err).toContain("The command left something running, which was ended.");
});

// Where there is no `/proc`, nobody can tell whose it was.
test.skipIf(process.platform !== "linux")("ends what has left the process group of the command", async () => {
  const leave = `require("node:child_process").spawn(process.execPath, ["-e", process.argv[1]], { stdio: "inherit", detached: true })`;
  const deaf = sleeper(`process.on("SIGTERM", () => {})`)[2] ?? "";
  const left = runCli([
    "run",
    "-q",
    "--",
    process.execPath,
    "-e",
    `${leave}; setTimeout(() => process.exit(), 500)`,
    deaf,
  ]);
  const killed = runCli([
    "run",
    "-q",
    "--kill-after",
    "0.3",
    "--",
    ...sleeper(`${leave}; process.on("SIGTERM", () => {})`),
    deaf,
  ]);
  const pids = [...(await findPids(left, 1)), ...(await findPids(killed, 2))];

  killed.child.kill("SIGTERM");

  expect(await Promise.all([left.code, killed.code])).toEqual([3, 137]);
  expect(pids.map(isRunning)).toEqual([false, false, false]);
});

test("is outlived by nothing even when it is killed itself", async () => {
  const child = `require("node:child_process").spawn(process.execPath, ["-e", process.argv[1]], { stdio: "inherit" })`;
  const cli = runCli(["run", "--", ...sleeper(child), sleeper("")[2] ?? ""]);
  const pids = await findPids(cli, 2);

  cli.child.kill("SIGKILL");
  await cli.code;

  for (let tries = 0; pids.some(isRunning) && tries < 50; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect(pids.map(isRunning)).toEqual([false, false]);
});
