import { type ChildProcess, spawn } from "node:child_process";
import { createServer } from "node:http";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { oneOf, onlyInCI } from "../../../scripts/in-ci.ts";
import { sourceFlags } from "../../../scripts/source-flags.ts";

const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));

function start(...args: readonly string[]): {
  child: ChildProcess;
  ended: Promise<{ code: number | null; output: string }>;
} {
  const child = spawn(process.execPath, [...sourceFlags, main, ...args], {
    cwd: import.meta.dirname,
    env: {
      ...process.env,
      INIT_CWD: undefined,
      PORT: undefined,
      HOST: undefined,
      NO_COLOR: "1",
      FORCE_COLOR: undefined,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  onTestFinished(() => {
    child.kill("SIGKILL");
  });
  const code = new Promise<number | null>((done) => child.on("exit", done));
  const ended = Promise.all([code, text(child.stdout), text(child.stderr)]).then(([exitCode, stdout, stderr]) => ({
    code: exitCode,
    output: stdout + stderr,
  }));
  return { child, ended };
}

test("serves page and mock until SIGTERM, and exits although a page is open", async () => {
  const { child, ended } = start("--port", "0", "--mock-port", "0");
  const url = await new Promise<string>((done) => {
    child.stdout?.on("data", (chunk: Buffer) => {
      const [, found] = /operations at (\S+)\. /.exec(String(chunk)) ?? [];
      if (found !== undefined) done(found);
    });
  });
  // Opens the stream of updates, as a page does.
  const events = await fetch(`${url}/events`);
  const [, mock = ""] = /"url\\":\\"(http:[^"\\]+)/.exec(await (await fetch(`${url}/reference.js`)).text()) ?? [];
  expect((await fetch(`${mock}/-/health`)).status).toBe(200);

  child.kill("SIGTERM");

  expect((await ended).code).toBe(0);
  await events.body?.cancel().catch(() => {});
  await expect(fetch(url)).rejects.toThrow("fetch failed");
});

test("reports a port in use, and exits with code 1", onlyInCI, async () => {
  const other = createServer();
  await new Promise<void>((done) => {
    other.listen(0, "127.0.0.1", done);
  });
  onTestFinished(() => {
    other.close();
  });
  const address = other.address();
  const port = typeof address === "object" ? String(address?.port) : "";

  const { code, output } = await start("--port", port, "--mock-port", "0").ended;

  expect([code, output]).toEqual([
    1,
    `Port ${port} of 127.0.0.1 is in use. Stop the program that uses it, or choose another port.\n`,
  ]);
});

test("writes the site to the given folder", onlyInCI, async () => {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));

  const { code, output } = await start(
    "build",
    "--spec",
    "small.yaml",
    "--to",
    folder,
    "--server",
    "https://pets.example/",
  ).ended;

  expect([code, output]).toEqual([0, expect.stringContaining("Pets: 2 operations, 8 files in ")]);
  expect(readdirSync(folder)).toContain("small.yaml");
});

const ends: [args: string[], code: number, words: string][] = [
  [["build", "--spec", "none.yaml"], 1, "none.yaml  error  unreadable-file"],
  [["--port", "80800"], 2, "A port is an integer from 0 to 65535."],
  [["build", "--server", "ftp://pets.example"], 2, "An address must begin with http or https"],
  [["--help"], 0, "Serves the API reference"],
];

test.each(oneOf(4, ends))("%j ends with exit code %i", async (args, expected, words) => {
  const { code, output } = await start(...args).ended;

  expect([code, output]).toEqual([expected, expect.stringContaining(words)]);
});
