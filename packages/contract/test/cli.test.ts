import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { inCI, oneOf, onlyInCI } from "../../../scripts/in-ci.js";
import { makeFolder } from "../../report/test/make-folder.js";
import { killCli, runCli as run } from "./run-cli.js";

afterEach(killCli);

test.each(inCI([[["run"]], [["merge"]], [["verify"]], [[]]], [[[]]]))(
  "prints the usage of %j with --help",
  async (command) => {
    const { code, output } = run([...command, "--help"]);

    expect([await code, output.err]).toEqual([0, ""]);
    expect(output.out).toContain(["Usage: shortvideo-contract", ...command].join(" "));
  },
);

test("prints its version", onlyInCI, async () => {
  const { version } = JSON.parse(await readFile(new URL("../package.json", import.meta.url), "utf8")) as {
    version: string;
  };
  const { code, output } = run(["--version"]);

  expect([await code, output.out]).toEqual([0, `${version}\n`]);
});

const misspelled: [args: string[], message: string][] = [
  [["run", "--min-operation", "3", "--", "true"], "(Did you mean --min-operations?)"],
  [["rum", "--", "true"], "(Did you mean run?)"],
  [["run", "--ignore", "parameter-unknow", "--", "true"], "(Did you mean parameter-unknown?)"],
  [["verify", "--ignore", "field-news"], "(Did you mean field-new?)"],
];

test.each(oneOf(4, misspelled))("suggests the nearest name for %j", async (args, message) => {
  const { code, output } = run(args);

  expect([await code, output.err]).toEqual([2, expect.stringContaining(message)]);
});

test("finishes the run when its output streams are closed", async () => {
  const folder = await makeFolder();
  const { child, code } = run(["run", "-r", join(folder, "report.json"), "--", "true"]);
  child.stdout?.destroy();
  child.stderr?.destroy();

  expect(await code).toBe(3);
  expect(await readFile(join(folder, "report.json"), "utf8")).toContain('"exitCode": 3');
});
