// Tests the command line that `cross-spawn`, which `runChild` uses, starts on Windows.

import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

test.each([
  ["npm", ["test"], `npm ^"test^"`],
  ["npm", ["run", "a b", "50%", "a&b"], `npm ^"run^" ^"a^ b^" ^"50^%^" ^"a^&b^"`],
  ["npm", [`say "hi"`, "C:\\a folder\\"], String.raw`npm ^"say^ \^"hi\^"^" ^"C:\a^ folder\\^"`],
])("starts the batch file of `%s` on Windows with unchanged arguments: %j", (command, args, line) => {
  const started = parseOnWindows(command, args);

  expect(started).toMatchObject({ command: "cmd.exe", options: { windowsVerbatimArguments: true } });
  expect(started.args).toEqual(["/d", "/s", "/c", `"${line}"`]);
});

test("starts a program on Windows without a shell", () => {
  expect(parseOnWindows("java", ["-jar", "a b.jar"])).toMatchObject({ command: "java", args: ["-jar", "a b.jar"] });
});

/** Returns the command line on Windows, where `npm` is a batch file and `java` a program. */
function parseOnWindows(command: string, args: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), "on-windows-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "bin"));
  for (const name of ["npm.CMD", "java.EXE"]) writeFileSync(join(folder, "bin", name), "");
  const program = `
    Object.defineProperty(process, "platform", { value: "win32" });
    const { default: spawn } = await import(${JSON.stringify(import.meta.resolve("cross-spawn"))});
    const env = { PATH: ${JSON.stringify(join(folder, "bin"))}, PATHEXT: ".EXE;.CMD" };
    console.log(JSON.stringify(spawn._parse(${JSON.stringify(command)}, ${JSON.stringify(args)}, { env })));
  `;
  const printed = execFileSync(process.execPath, ["--input-type=module", "--eval", program], {
    encoding: "utf8",
    env: { PATHEXT: ".EXE;.CMD" },
  });
  const parsed: { command: string; args: string[]; options: object } = JSON.parse(printed);
  return parsed;
}
