// The mock and contract runs, installed as users install them, on every supported version of Node.

import { spawn, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { inCI, onlyInCI } from "../../../scripts/in-ci.ts";
import { installContract, namedPackages } from "./install-contract.ts";
import { installRuntimes } from "../../../scripts/install-runtimes.ts";
import { repository } from "../../../scripts/run-tool.ts";
import { enumerate, listRuntimes, runtimesFolder } from "./runtimes/runtimes.ts";

installRuntimes(runtimesFolder);
const all = listRuntimes().filter(({ name }) => name.startsWith("Node "));
/** The tested versions: all of them in CI, otherwise the oldest. */
const nodes = inCI(all, all.slice(0, 1));
/** The names of the oldest and the newest version. */
const oldestAndNewest = new Set([all[0], all.at(-1)].map((node) => node?.name));
const project = install();
afterAll(() => {
  if (project !== undefined) rmSync(project, { recursive: true, force: true });
});

test.skipIf(project === undefined)(
  "installs only the named packages and what they need, without Prism and TypeScript",
  () => {
    const modules = join(project ?? "", "node_modules");

    expect(readdirSync(join(modules, "@shortvideo-api")).sort()).toEqual(namedPackages.split(",").sort());
    expect(readdirSync(modules).filter((name) => name === "typescript" || name === "@stoplight")).toEqual([]);
  },
);

test("covers the versions that the README lists", () => {
  const readme = readFileSync(join(repository, "README.md"), "utf8");
  const [, listed] = /\| Mock, contract runs, reports \|[^|]*\| (.*) \|/.exec(readme) ?? [];

  expect(`Node ${enumerate(all.map(({ name }) => name.replace("Node ", "")))}`).toBe(listed);
  expect(nodes.length).toBeGreaterThanOrEqual(inCI(4, 1));
});

describe.each(nodes)("$name", ({ program, name }) => {
  const version = name.replace("Node ", "v");
  const run = (...args: string[]) => runIn(join(project ?? "", version), program ?? "", args);

  describe.skipIf(program === undefined || project === undefined)("installed by npm", () => {
    test("runs a command against the mock, and writes each format of the report", () => {
      mkdirSync(join(project ?? "", version), { recursive: true });
      const reports = ["a.html", "a.json", "a.xml", "a.sarif", "a.txt"];

      const { status, stdout } = run(
        command("contract"),
        "run",
        ...reports.flatMap((file) => ["--report", file]),
        "--",
        program ?? "",
        "../calls.js",
      );

      expect(stdout).toMatch(new RegExp(`^${version}\\.\\d+\\.\\d+ 200 400$`, "m"));
      expect(status).toBe(1);
      const texts = reports.map((file) => readFileSync(join(project ?? "", version, file), "utf8"));
      expect(texts.filter((each) => !each.includes("parameter-wrong"))).toEqual([]);
      expect(JSON.parse(texts[1] ?? "")).toMatchObject({ requests: 2, violations: [{ code: "parameter-wrong" }] });
    });

    test("starts the mock of a document, and verifies a service, as libraries", () => {
      const { status, stdout, stderr } = run(join("..", "library.js"));

      expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
      expect(JSON.parse(stdout)).toMatchObject({ text: true, status: 200, name: "string" });
    });

    // A version between two others that pass has no problem of its own.
    if (!oldestAndNewest.has(name)) return;

    test("reports the requests of the client", () => {
      const { status, stdout } = run(command("contract"), "run", "--", program ?? "", "../client.js");

      expect({ status, stdout }).toMatchObject({ status: 0, stdout: expect.stringContaining("7301245789012345678") });
    });

    test("reports the requests of a Vitest suite", onlyInCI, () => {
      const { status, stdout } = runIn(project ?? "", program ?? "", ["node_modules/vitest/vitest.mjs", "run"]);

      expect({ status, stdout }).toMatchObject({ status: 0 });
      expect(JSON.parse(readFileSync(join(project ?? "", "vitest.json"), "utf8"))).toMatchObject({ requests: 1 });
    });

    test("merges two reports into one", onlyInCI, () => {
      const { status, stdout } = run(
        command("contract"),
        "merge",
        "a.json",
        "../vitest.json",
        "--report",
        "merged.json",
      );

      expect(stdout).toContain("3 requests");
      expect(status).toBe(1);
    });

    test("serves the mock, and verifies a service", async () => {
      const mock = spawn(program ?? "", [command("mock"), "start", "--port", "0"], {
        cwd: join(project ?? "", version),
        stdio: ["ignore", "pipe", "inherit"],
      });
      let printed = "";
      for await (const chunk of mock.stdout.setEncoding("utf8")) {
        printed += String(chunk);
        if (/http:\/\/[\d.]+:\d+/.test(printed)) break;
      }
      const [url = ""] = /http:\/\/[\d.]+:\d+/.exec(printed) ?? [];

      const flags = [
        "--base-url",
        url,
        "--key",
        "any-key",
        "--per-second",
        "1000",
        "--operations",
        "posts.listComments",
      ];
      const { status, stdout } = run(command("contract"), "verify", ...flags, "--report", "verified.html");
      mock.kill("SIGKILL");

      expect({ status, stdout }).toMatchObject({ status: 0 });
      expect(stdout).toContain("1 of 1 operation");
    });
  });
});

test.skipIf(project === undefined).each(["contract", "mock"])(
  "%s prints the required version on an older Node",
  (name) => {
    const copy = join(project ?? "", "node_modules/@shortvideo-api", `${name}-of-the-future`);
    cpSync(join(project ?? "", "node_modules/@shortvideo-api", name), copy, { recursive: true });
    const manifest = join(copy, "package.json");
    writeFileSync(manifest, readFileSync(manifest, "utf8").replace(/"node": ">=[\d.]+"/, '"node": ">=99.1"'));

    const { status, stderr } = runIn(project ?? "", process.execPath, [join(copy, "dist/cli.js"), "--version"]);

    expect(stderr).toBe(
      `shortvideo-${name} needs Node 99.1 or later, found ${process.versions.node}. Install a newer one.\n`,
    );
    expect(status).toBe(4);
  },
);

/** Installs the project. Returns its folder, or `undefined` when the registry cannot be reached. */
function install(): string | undefined {
  try {
    return installContract();
  } catch (error) {
    if (!/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH/.test(String(error))) throw error;
    console.warn(
      `The registry could not be reached, so contract runs are not tested on other versions of Node. ${String(error)}`,
    );
    return undefined;
  }
}

/** Returns the path of an installed command, from a folder within the project. */
function command(name: "contract" | "mock"): string {
  return join("..", "node_modules/@shortvideo-api", name, "dist/cli.js");
}

function runIn(folder: string, program: string, args: readonly string[]) {
  return spawnSync(program, args, { cwd: folder, encoding: "utf8", env: cleanEnvironment() });
}

/** Returns the environment without the variables of the outer test runner. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const outer = /^(?:VITEST|TURBO_|npm_|NODE_ENV$|NODE_OPTIONS$|FORCE_COLOR$)/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !outer.test(name)));
}
