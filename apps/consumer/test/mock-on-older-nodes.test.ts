// The mock on the versions of Node that it does not support yet: its command says how to run it all the same, and that works.

import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { installRuntimes } from "../src/runtimes/install-runtimes.ts";
import { listRuntimes } from "../src/runtimes/runtimes.ts";
import { repository, runTool } from "../src/run-tool.ts";

installRuntimes();
const olders = listRuntimes().filter(({ name }) => name === "Node 20" || name === "Node 22");
const dist = join(repository, "packages/mock/dist");
let project: string;

beforeAll(() => {
  if (process.env["TURBO_HASH"] === undefined) {
    runTool("turbo", ["run", "build", "--filter=@shortvideo-api/mock", "--output-logs=errors-only"]);
  }
  project = mkdtempSync(join(realpathSync(tmpdir()), "mock-on-older-nodes-"));
  mkdirSync(join(project, "node_modules/.bin"), { recursive: true });
  // As npm does, which also makes the file executable.
  const command = `#!/bin/sh\nexec node "${join(dist, "cli.js")}" "$@"\n`;
  writeFileSync(join(project, "node_modules/.bin/shortvideo-mock"), command, { mode: 0o755 });
});
afterAll(() => rmSync(project, { recursive: true }));

test("tries Node 20 and Node 22", () => {
  expect(olders.map(({ name }) => name)).toEqual(["Node 20", "Node 22"]);
});

describe.each(olders)("$name", ({ program = "", name }) => {
  const run = (file: string, ...args: string[]) =>
    spawnSync(file, args, {
      cwd: project,
      encoding: "utf8",
      env: { ...process.env, PATH: [dirname(program), process.env["PATH"]].join(delimiter) },
    });

  test.skipIf(program === "")("the command says how to run it, and that runs it", ({ skip }) => {
    const { status, stderr } = run(program, join(dist, "cli.js"), "run", "--key", "secret", "--", "true");
    const [, wayOut = ""] = /^ {2}(npx .+) …$/m.exec(stderr) ?? [];

    expect(status).toBe(4);
    expect(stderr).toContain(`this is ${name.replace("Node ", "")}.`);
    expect(stderr).not.toContain("secret");
    expect(wayOut).toContain("shortvideo-mock");

    const told = run("sh", "-c", `node --version && ${wayOut} run --min-operations 0 -- node --version`);
    skip(/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT/.test(told.stderr), "The registry was not reached.");
    const [before, within] = told.stdout.match(/^v\d+/gm) ?? [];
    expect([told.status, before, within]).toEqual([0, name.replace("Node ", "v"), "v26"]);
  });

  test.skipIf(program === "")("the library starts and answers", () => {
    const code = `
      const { startMock } = await import(${JSON.stringify(join(dist, "index.js"))});
      const mock = await startMock();
      const { status } = await fetch(mock.url + "/-/health");
      await mock.stop();
      console.log(status);
    `;
    expect(run(program, "--input-type=module", "-e", code)).toMatchObject({ status: 0, stdout: "200\n" });
  });
});
