import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { initWorkspace } from "../../src/init/init-workspace.ts";

const cli = fileURLToPath(new URL("../../src/cli.mjs", import.meta.url));
const interruption = new URL("interrupt-at-write.ts", import.meta.url).href;
const petstore = fileURLToPath(new URL("../corpus/petstore.yaml", import.meta.url));

let folder = "";
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "interrupt-")));
  const made = folder;
  onTestFinished(() => rmSync(made, { recursive: true }));
});

/** Runs `init`, with its temporary files in `folder`, too. Returns the promise of exit code and signal, and the process. */
function start(spec: string, interruptAt?: string) {
  const imports = interruptAt === undefined ? [] : ["--import", interruption];
  const flags = ["init", "--spec", spec, "--scope", "@acme", "--out", join(folder, "deep/acme-api")];
  const child = spawn(process.execPath, [...imports, cli, ...flags], {
    env: { ...process.env, TMPDIR: folder, INTERRUPT_AT: interruptAt },
    stdio: "ignore",
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  return { child, ended: once(child, "exit") };
}

test("leaves nothing when Ctrl-C ends it while it waits for the document", async () => {
  const server = createServer();
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const { child, ended } = start(`http://127.0.0.1:${typeof address === "object" ? address?.port : ""}/api.yaml`);
  await once(server, "request");

  child.kill("SIGINT");

  expect(await ended).toEqual([null, "SIGINT"]);
  expect(readdirSync(folder)).toEqual([]);
});

test.each(["acme-api/package.json", "/pet.ts", "openapi-monorepo.lock.json"])(
  "leaves nothing when Ctrl-C ends it while it writes %s",
  async (file) => {
    const { ended } = start(petstore, file);

    expect(await ended).toEqual([null, "SIGINT"]);
    expect(readdirSync(folder)).toEqual([]);
  },
);

test("leaves a folder as it was when Ctrl-C ends it", async () => {
  mkdirSync(join(folder, "deep/acme-api/.git"), { recursive: true });

  await start(petstore, "/pet.ts").ended;

  expect(readdirSync(join(folder, "deep/acme-api"), { recursive: true })).toEqual([".git"]);
});

test.each([
  ["a file", "index.js", "index.js"],
  ["a folder", "src/index.js", "src"],
])("refuses a folder with %s of another project, and names what to do", async (_, path, found) => {
  const out = join(folder, "acme-api");
  mkdirSync(join(out, path, ".."), { recursive: true });
  writeFileSync(join(out, path), "");

  await expect(initWorkspace({ spec: petstore, overlays: [], out, scope: "@acme", license: "MIT" })).rejects.toThrow(
    `\`${out}\` is not empty: it contains \`${found}\`. Name a new folder, or one below it.`,
  );

  expect(readdirSync(out)).toEqual([found]);
});

test("refuses a file in place of the folder", async () => {
  const out = join(folder, "api.yaml");
  writeFileSync(out, "");

  await expect(initWorkspace({ spec: petstore, overlays: [], out, scope: "@acme", license: "MIT" })).rejects.toThrow(
    `\`${out}\` is a file. Name a new folder.`,
  );
});

test("accepts a folder that contains only files whose names begin with a dot", async () => {
  writeFileSync(join(folder, ".npmrc"), "");

  const made = initWorkspace({ spec: petstore, overlays: [], out: folder, scope: "@acme", license: "MIT" });

  await expect(made).resolves.toMatchObject({ drift: { operations: [] } });
});
