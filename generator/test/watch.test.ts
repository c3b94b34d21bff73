import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { onlyInCI } from "../../scripts/in-ci.ts";
import { linkPackages } from "./type-check.ts";
import { writeRuntime } from "./write-runtime.ts";

const cli = fileURLToPath(new URL("../src/cli.mjs", import.meta.url));
const scenario = fileURLToPath(new URL("scenarios/external-references/spec", import.meta.url));

/** The time limit of a wait that hangs. It ends before the limit of the test, whose message does not contain the output. */
const hangMs = 10 * 60_000;

let folder = "";
beforeEach(() => {
  const made = realpathSync(mkdtempSync(join(tmpdir(), "watch-")));
  folder = made;
  cpSync(scenario, made, { recursive: true });
  onTestFinished(() => rmSync(made, { recursive: true }));
});

interface Watch {
  child: ChildProcess;
  /** Waits until a text appears in the output, after the text that the last call found. */
  waitFor: (text: string | RegExp) => Promise<void>;
  ended: Promise<number | null>;
}

function startWatch(...flags: string[]): Watch {
  const child = spawn(
    process.execPath,
    [cli, "generate", "--watch", ...flags, "--spec", "openapi.yaml", "--out", "out"],
    {
      cwd: folder,
      env: { ...process.env, INIT_CWD: undefined, NO_COLOR: "1", FORCE_COLOR: undefined },
      stdio: ["ignore", "pipe", "pipe", "ipc"],
    },
  );
  onTestFinished(() => {
    child.kill("SIGKILL");
  });
  let output = "";
  let look: (() => void) | undefined;
  let giveUp: ((reason: Error) => void) | undefined;
  child.on("close", (code) => giveUp?.(new Error(`The watch ended with ${code}, after the output:\n${output}`)));
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      look?.();
    });
  }
  return {
    child,
    waitFor: (text) =>
      new Promise((done, fail) => {
        const limit = setTimeout(() => giveUp?.(new Error(`No \`${text}\`, only:\n${output}`)), hangMs);
        giveUp = (reason) => {
          clearTimeout(limit);
          fail(reason);
        };
        look = () => {
          const found = typeof text === "string" ? output.indexOf(text) : output.search(text);
          if (found === -1) return;
          output = output.slice(found + 1);
          look = undefined;
          giveUp = undefined;
          clearTimeout(limit);
          done();
        };
        look();
      }),
    ended: new Promise((done) => child.on("exit", done)),
  };
}

function edit(name: string, from: string, to: string): void {
  writeFileSync(join(folder, name), readFileSync(join(folder, name), "utf8").replace(from, to));
}

const generated = (path: string): string => readFileSync(join(folder, "out/packages", path), "utf8");

test("generates after a save of any file of the document, names the changes, and exits with 0 on Ctrl-C", async () => {
  const { child, waitFor, ended } = startWatch();
  await waitFor("Ctrl-C stops");

  edit("paths.yaml", "A node.", "One node.");
  await waitFor("Saved: paths.yaml");
  await waitFor("Operations: nodes.get");
  edit("node.json", '"label"]', '"label", "edges"]');
  await waitFor("Saved: node.json");
  await waitFor(/\d+ written/);

  child.kill("SIGINT");
  expect(await ended).toBe(0);
});

test("notices a save that replaces the file by another one of the same name", onlyInCI, async () => {
  const { waitFor } = startWatch();
  await waitFor("Ctrl-C stops");

  const text = readFileSync(join(folder, "paths.yaml"), "utf8").replace("nodes.get", "nodes.fetch");
  writeFileSync(join(folder, "paths.yaml~"), text);
  renameSync(join(folder, "paths.yaml~"), join(folder, "paths.yaml"));
  await waitFor("Saved: paths.yaml");
  await waitFor(/\d+ written/);

  expect(generated("client/src/generated/nodes.ts")).toContain("readonly fetch = (");
});

test("reports the problem of a broken save, keeps the generated files, and continues after the fix", async () => {
  const { waitFor } = startWatch();
  await waitFor("Ctrl-C stops");
  const good = generated("client/src/generated/nodes.ts");

  edit("paths.yaml", "/nodes/{id}:", "/nodes/{id}: [");
  await waitFor("Nothing was written.");
  expect(generated("client/src/generated/nodes.ts")).toBe(good);

  edit("paths.yaml", "/nodes/{id}: [", "/nodes/{id}:");
  await waitFor("all up to date");
});

test("with --types, checks the types after each save, also in hand-written code", onlyInCI, async () => {
  writeRuntime(join(folder, "out"));
  linkPackages(folder, [join(folder, "out")]);
  const { child, waitFor } = startWatch("--types");
  await waitFor("Types: no errors.");
  const byHand =
    'import type { NodeLabel } from "@shortvideo-api/openapi-types";\nexport const label: NodeLabel = 1;\n';
  writeFileSync(join(folder, "out/packages/client/src/by-hand.ts"), byHand);

  edit("node.json", '"label"]', '"label", "edges"]');
  await waitFor("Saved: node.json");
  await waitFor("by-hand.ts(1,15): error TS2305");
  await waitFor("Types: errors");

  rmSync(join(folder, "out/packages/client/src/by-hand.ts"));
  edit("paths.yaml", "A node.", "One node.");
  await waitFor("Types: no errors.");
  expect(child.exitCode).toBeNull();
});

test("with --types, says how to install missing packages", async () => {
  writeRuntime(join(folder, "out"));
  const { child, waitFor } = startWatch("--types");

  await waitFor("npm install");
  expect(child.exitCode).toBeNull();
});

test("ends with the process that started it", onlyInCI, async () => {
  const { child, waitFor, ended } = startWatch();
  await waitFor("Ctrl-C stops");

  child.disconnect();

  expect(await ended).toBe(0);
});
