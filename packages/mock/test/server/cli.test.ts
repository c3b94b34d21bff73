import { spawn } from "node:child_process";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { inCI, onlyInCI } from "../../../../scripts/in-ci.js";
import { makeFolder } from "../../../report/test/make-folder.js";
import { key, library } from "../library.js";
import { killCli, runCli as run } from "../run-cli.js";

afterEach(killCli);

/** A small document, with which a process starts in half the time. */
const small = ["--spec", library.spec];

test("serves until SIGTERM, and prints each request but never a key", async () => {
  const { child, output, url, code } = run(["start", "--port", "0"]);

  const response = await fetch(`${await url}/api/drama/explore`, { headers: { "x-gateway-key": "secret-1" } });
  await fetch(`${await url}/api/post/detail?videoId=abc&x-gateway-key=secret-2`, {
    headers: { "x-gateway-key": "any" },
  });
  child.kill("SIGTERM");

  expect(response.status).toBe(200);
  expect(await code).toBe(0);
  expect(output.out).toMatch(/curl -H 'x-gateway-key: any-key' 'http:\/\/127\.0\.0\.1:\d+\/api\//);
  expect(output.out).toMatch(/`export MOCK_URL=http:\/\/127\.0\.0\.1:\d+ MOCK_KEY=any-key`/);
  expect(output.err).toMatch(/^200 {2}GET {3}\/api\/drama\/explore {2}dramas\.explore {2}[\d.]+ ms$/m);
  expect(output.err).toContain("query.videoId: `videoId` is `abc`");
  expect(output.err).not.toContain("secret");
});

test("prints no requests with --quiet, and reads port and host from the environment", onlyInCI, async () => {
  const { child, output, url, code } = run(["start", "--quiet", ...small], { PORT: "0", HOST: "127.0.0.1" });

  await fetch(`${await url}/nowhere`);
  child.kill("SIGINT");

  expect(await code).toBe(0);
  expect(output.err).toBe("");
});

test("exits with code 1 if the port is in use", onlyInCI, async () => {
  const first = run(["start", "--port", "0", ...small]);
  const { port } = new URL(await first.url);

  const second = run(["start", "--port", port, ...small]);

  expect(await second.code).toBe(1);
  expect(second.output.err).toContain(`Port ${port} of 127.0.0.1 is in use.`);
});

test("prints its help with --help, and reports a usage error with exit code 2", async () => {
  const help = run(["start", "--help"]);
  const invalid = run(["start", "--port", "http"]);
  const unknown = run(["stop"]);

  expect(await Promise.all([help.code, invalid.code, unknown.code])).toEqual([0, 2, 2]);
  expect(help.output.out).toContain("--port <number>");
  expect(invalid.output.err).toContain("integer from 0 to 65535");
});

test("plays a scenario for every request, and rejects an unknown scenario", onlyInCI, async () => {
  const { child, url, code } = run(["start", "--port", "0", "--scenario", "code=429", ...small]);
  const unknown = run(["start", "--port", "0", "--scenario", "slo", ...small]);

  const response = await fetch(`${await url}/books`, { headers: key });
  child.kill("SIGHUP");

  expect(response.status).toBe(429);
  expect(await code).toBe(0);
  expect(await unknown.code).toBe(2);
  expect(unknown.output.err).toContain("such as `slow`");
});

test("writes a report when it is stopped, and exits with code 4 if one cannot be written", async () => {
  const folder = await makeFolder();
  const files = [join(folder, "report.json"), join(folder, "lost", "report.html")];
  const { child, output, url, code } = run([
    "start",
    "--port",
    "0",
    ...small,
    ...files.flatMap((file) => ["--report-on-exit", file]),
  ]);

  await fetch(`${await url}/books`, { headers: key });
  await rm(join(folder, "lost"), { recursive: true });
  await writeFile(join(folder, "lost"), "");
  child.kill("SIGTERM");

  expect(await code).toBe(4);
  expect(output.err).toContain(`\`${files[1]}\` could not be written`);
  expect(JSON.parse(await readFile(join(folder, "report.json"), "utf8"))).toMatchObject({ requests: 1, runs: [] });
});

test("does not start if it cannot write its report", onlyInCI, async () => {
  const folder = await makeFolder();
  const { output, code } = run(["start", "--port", "0", ...small, "--report-on-exit", `html:${folder}`]);

  expect([await code, output.err]).toEqual([4, `\`${folder}\` could not be written: it is a folder.\n`]);
});

test("stops with --stop-with when the process of the tests is killed, and writes its report", async () => {
  const file = join(await makeFolder(), "report.json");
  const tests = spawn(process.execPath, ["-e", "setInterval(() => {}, 1_000)"], { stdio: "ignore" });
  try {
    const stopWith = ["--stop-with", String(tests.pid), "--report-on-exit", file];
    const { url, code } = run(["start", "--port", "0", ...small, ...stopWith]);
    await fetch(`${await url}/books`, { headers: key });

    tests.kill("SIGKILL");

    expect(await code).toBe(0);
    expect(JSON.parse(await readFile(file, "utf8"))).toMatchObject({
      requests: 1,
      started: [{ at: expect.any(String) }],
    });
  } finally {
    tests.kill("SIGKILL");
  }
});

test("rejects an id that no process has with a usage error", async () => {
  const runs = ["0", "-1", "me"].map((id) => run(["start", "--stop-with", id]));

  expect(await Promise.all(runs.map(({ code }) => code))).toEqual([2, 2, 2]);
});

test("does not start if a running mock will write the same report", async () => {
  const report = ["--report-on-exit", join(await makeFolder(), "report.html")];
  const first = run(["start", "--port", "0", ...small, ...report]);
  await first.url;

  const second = run(["start", "--port", "0", ...small, ...report]);
  expect(await second.code).toBe(4);
  expect(second.output.err).toContain(`(process ${first.child.pid})`);

  first.child.kill("SIGKILL");
  await first.code;
  await expect(run(["start", "--port", "0", ...small, ...report]).url).resolves.toMatch(/^http/);
});

test.each(inCI([["start"], ["scenarios"], []], [[]]))("prints the usage of `%s` with --help", async (...command) => {
  const { code, output } = run([...command, "--help"]);

  expect([await code, output.err]).toEqual([0, ""]);
  expect(output.out).toContain(["Usage: shortvideo-mock", ...command].join(" "));
});

test("prints its version", onlyInCI, async () => {
  const { version } = JSON.parse(await readFile(new URL("../../package.json", import.meta.url), "utf8")) as {
    version: string;
  };
  const { code, output } = run(["--version"]);

  expect([await code, output.out]).toEqual([0, `${version}\n`]);
});

test("suggests a command for a misspelled one", async () => {
  const { code, output } = run(["stat"]);

  expect([await code, output.err]).toEqual([2, expect.stringContaining("(Did you mean start?)")]);
  expect(output.err).toContain("The command `start` serves the mock: `start --port 4010`.");
});
