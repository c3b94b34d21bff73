import { spawnSync } from "node:child_process";
import { chmod, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import type { Exchange } from "@shortvideo-api/mock";
import { runContract } from "../../src/index.js";
import { endTimersAtOnce } from "../../../mock/test/end-timers-at-once.js";
import { library } from "../../../mock/test/library.js";
import { makeFolder } from "../../../report/test/make-folder.js";
import { killCli, runCli } from "../run-cli.js";
import { runHere } from "./run-here.js";
import { suiteCommand, suiteProgram, silentSuiteCommand, smallSpec, validPath } from "./suite.js";

afterEach(killCli);

interface Run {
  code: number | null;
  out: string;
  err: string;
}

async function run(args: string[], env: Record<string, string> = {}): Promise<Run> {
  const { output, code } = runCli(["run", ...args], env);
  return { code: await code, ...output };
}

function countListeners(): number[] {
  return ["SIGINT", "SIGTERM", "SIGHUP", "exit"].map((name) => process.listenerCount(name));
}

test("passes address and key to the command, and reports after it has ended", async () => {
  const folder = await makeFolder();
  const names = ["--url-env", "API_BASE_URL", "--url-env", "OTHER_URL", "--key-env", "API_KEY"];
  const files = ["report.html", "deep/er/report.json", "report.sarif", "report.xml"].map((name) => join(folder, name));
  const reports = [...files, `junit:${join(folder, "out")}`].flatMap((target) => ["--report", target]);
  const print = `console.log(JSON.stringify(process.env));${suiteProgram}`;

  const { code, out, err } = await run(
    [...names, ...reports, "--", process.execPath, "--input-type=module", "-e", print, validPath],
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
  ["127.0.0.2", /^http:\/\/127\.0\.0\.2:\d+$/],
  ["0.0.0.0", /^http:\/\/(?!0\.)[\d.]+:\d+$/],
  ["::", /^http:\/\/(?!0\.)[\d.]+:\d+$/],
])("listens on the address of --host, %s, and names one that a suite reaches", async (host, pattern) => {
  const print = `console.log(process.env.MOCK_URL); console.log(process.env.NO_PROXY); ${suiteProgram}`;
  const args = [
    "--spec",
    smallSpec,
    "--host",
    host,
    "--",
    process.execPath,
    "--input-type=module",
    "-e",
    print,
    "/one",
  ];

  const { code, out } = await run(args, { HTTP_PROXY: "http://proxy.invalid" });

  const [url = "", exceptions, status] = out.split("\n");
  expect([code, status]).toEqual([0, "200"]);
  expect(url).toMatch(pattern);
  expect(exceptions?.split(",")).toContain(new URL(url).hostname);
});

test("passes the options after a command to it, and waits for a pipeline", async () => {
  const { code, out } = await run([
    "--spec",
    smallSpec,
    "sh",
    "-c",
    `(sleep 0.3; echo "$1" $0) | cat`,
    "--port",
    "--quiet",
  ]);

  expect([code, out]).toEqual([3, "--quiet --port\n"]);
});

test("plays a scenario for each request without its own preference, and prints each with --verbose", async () => {
  const { code, out, err } = await run([
    "--quiet",
    "--verbose",
    "--scenario",
    "code=429",
    "--",
    ...suiteCommand(validPath),
  ]);

  expect([code, out]).toEqual([0, "429\n"]);
  expect(err).toMatch(/^429 {2}GET {3}\/api\/drama\/explore {2}dramas\.explore/);
  expect(err).not.toContain("Coverage");
});

/** Two suites with separate sessions: one names its session in the address, the other in the key. */
const suites = `
  set -e
  curl -sf -X PUT -d code=429 "$MOCK_URL/-/sessions/b/preference"
  request_in_a() { curl -s -o /dev/null -w '%{http_code} ' -H 'x-gateway-key: any' "$MOCK_URL/~session=a/api/drama/explore?count=10"; }
  request_in_b() { curl -s -o /dev/null -w '%{http_code} ' -H 'x-gateway-key: mock:session=b' "$MOCK_URL/api/drama/explore"; }
  request_in_a & wait; request_in_b & wait
  curl -s "$MOCK_URL/-/sessions/b/report?format=text" | grep -c 'status 429' || true
  curl -sf -X DELETE "$MOCK_URL/-/sessions/b"
  curl -s -o /dev/null -w '%{http_code}' "$MOCK_URL/-/sessions/b/report"
`;

test.skipIf(spawnSync("curl", ["--version"]).status !== 0)("separates the suites of two sessions", async () => {
  const folder = await makeFolder();

  const { code, out } = await run(["-q", "-r", join(folder, "report.json"), "--", "sh", "-c", suites]);

  // The report of b does not list 429 as uncovered.
  expect([code, out]).toEqual([0, "200 429 0\n404"]);
  const report: unknown = JSON.parse(await readFile(join(folder, "report.json"), "utf8"));
  expect(report).toMatchObject({ requests: 2, violations: [] });
});

test("names, at the start, the operations that cannot play the scenario, and reports no violation for them", async () => {
  const { code, err } = await runHere(["--scenario", "no-content", "--", ...silentSuiteCommand(validPath)]);

  expect(code).toBe(0);
  expect(err).toMatch(
    /^\d+ of \d+ operations cannot play `scenario=no-content` and respond as usual: dramas\.explore, posts\.get, /,
  );
  expect(err.split("\n")[0]).not.toContain("downloads.getVideo,");
});

test("accepts the short name of a scenario", async () => {
  const durations = endTimersAtOnce();

  const { code } = await runHere(["-q", "--scenario", "slow, delay_ms=60000", "--", ...silentSuiteCommand(validPath)]);

  expect(code).toBe(0);
  expect(durations).toContain(60_000);
});

test("runs from code, and leaves the environment of the process unchanged", async () => {
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

test("runs against another document", async () => {
  const { code, err } = await runHere(["--spec", library.spec, "--", ...silentSuiteCommand("/books/newest")]);

  expect(err).toContain("A library 1.0.0");
  expect(code).toBe(0);
});

test("finds the command on the PATH of the given environment", async () => {
  const folder = await makeFolder();
  await mkdir(join(folder, "bin"));
  await writeFile(join(folder, "bin", "my-suite"), "#!/bin/sh\nexit 9\n");
  await chmod(join(folder, "bin", "my-suite"), 0o755);

  const env = { PATH: `${join(folder, "bin")}:${process.env["PATH"]}` };
  const { exitCode } = await runContract({ ...library, command: ["my-suite"], env });

  expect(exitCode).toBe(9);
});

test("a suite cannot delete its violations", async () => {
  const program = `
    await fetch(process.env.MOCK_URL + "/two");
    const statuses = [];
    for (const path of ["/-/sessions/default", "/-/sessions"]) {
      const { status } = await fetch(process.env.MOCK_URL + path, { method: "DELETE" });
      statuses.push(status);
    }
    if (String(statuses) !== "204,204") throw new Error(String(statuses));`;

  const { code, err } = await runHere(["--spec", smallSpec, process.execPath, "--input-type=module", "-e", program]);

  expect(code).toBe(1);
  expect(err).toContain("Requests broke the contract: 1 violation.");
});
