import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "start-program-"));
afterAll(() => rmSync(folder, { recursive: true }));

const file = new URL("start-program.ts", import.meta.url).href;
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);

/** Starts a program of a package that requires `node`, and prints the version of the package. */
function start(node: string) {
  const manifest = join(folder, "package.json");
  writeFileSync(manifest, JSON.stringify({ version: "1.2.3", engines: { node } }));
  const code = `import { startProgram } from "${file}";
    console.log(startProgram("program", new URL("${pathToFileURL(manifest).href}")));`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", code], {
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

test.each([
  `>=${major}.${minor}`,
  ">=20.12",
  `^${major}.${minor}.0 || >=${major + 2}.12.0`,
  `^${major - 4}.0.0 || >=${major - 2}.12.0`,
])("starts a program that needs Node %s", (node) => {
  expect(start(node)).toEqual({ status: 0, stdout: "1.2.3\n", stderr: "" });
});

test.each([
  [`>=${major}.${minor + 1}`, `${major}.${minor + 1}`],
  [`>=${major + 1}.0`, `${major + 1}.0`],
  [`^${major - 1}.0.0 || >=${major + 1}.12.0`, `${major - 1}.0, ${major + 1}.12`],
])("says that a program needs another Node: %s", (node, needed) => {
  const stderr = `program needs Node ${needed} or later, found ${process.versions.node}. Install a newer one.\n`;

  expect(start(node)).toEqual({ status: 4, stdout: "", stderr });
});

/** Runs a program whose standard output fails before its work is done. Returns its exit code and the rest of its output. */
function runWithBrokenOutput(code: string, isTTY: boolean, exitCode = 0) {
  const program = `import { ignoreOutputErrors } from "${file}";
    ignoreOutputErrors(4);
    Object.defineProperty(process.stdout, "isTTY", { value: ${isTTY} });
    process.stdout.emit("error", Object.assign(new Error("no more"), { code: "${code}" }));
    console.error("worked");
    process.exitCode = ${exitCode};`;
  const { status, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", program], { encoding: "utf8" });
  return { status, stderr };
}

test.each([
  ["EPIPE", false],
  ["EIO", true],
])("lets a program work on after the reader of its output has gone: %s", (code, isTTY) => {
  expect(runWithBrokenOutput(code, isTTY)).toEqual({ status: 0, stderr: "worked\n" });
});

test("says why the output of a program cannot be written, and ends with the given exit code instead of 0", () => {
  const stderr = "The output could not be written: no more\nworked\n";

  expect(runWithBrokenOutput("ENOSPC", false)).toEqual({ status: 4, stderr });
  expect(runWithBrokenOutput("EIO", false)).toEqual({ status: 4, stderr });
  expect(runWithBrokenOutput("ENOSPC", false, 3)).toEqual({ status: 3, stderr });
});
