import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { runProgram } from "./run-program.ts";

test("starts a program of the PATH in another folder, although the current one has a program of that name", async () => {
  const current = process.cwd();
  onTestFinished(() => process.chdir(current));
  process.chdir(fileURLToPath(new URL("../../..", import.meta.url)));

  const printed = await runProgram("node", ["--print", "1"], { folder: tmpdir(), programs: ["/nowhere/.bin"] });

  expect(printed).toBe("1\n");
});
