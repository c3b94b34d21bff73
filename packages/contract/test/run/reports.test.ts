import { spawnSync } from "node:child_process";
import { readdir, readFile, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { ContractReport } from "@shortvideo-api/report";
import { makeFolder } from "../../../report/test/make-folder.js";
import { toCliCommand } from "../run-cli.js";
import { runHere } from "./run-here.js";
import { silentSuiteCommand, suiteCommand, validPath } from "./suite.js";

test("reports an unwritable file before it runs the command", async () => {
  const folder = await makeFolder();
  await writeFile(join(folder, "file"), "");
  const reports = [join(folder, "file", "report.json"), join(folder, "report.json")];

  const started = join(folder, "started");
  const { code, err } = await runHere([...reports.flatMap((file) => ["-r", file]), "--", "touch", started]);

  expect(code).toBe(4);
  expect(err).toContain(`\`${reports[0]}\` could not be written`);
  expect(await readdir(folder)).toEqual(["file"]);
});

test("does not overwrite the report of a run in progress, and names that run", async () => {
  const folder = await makeFolder();
  const [report, link, second] = ["report.json", "link.json", "second.json"].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  await symlink("report.json", link);
  const inner = toCliCommand(["run", "-r", report, "-r", join(folder, "other.html"), "--", ...suiteCommand(validPath)]);
  // The command of the first run is the second run.
  const script = `const { spawnSync } = require("node:child_process");
    const [second, url, file, ...args] = process.argv.slice(1);
    const { status, stderr } = spawnSync(file, args, { encoding: "utf8" });
    require("node:fs").writeFileSync(second, JSON.stringify({ status, stderr }));
    fetch(process.env.MOCK_URL + url, { headers: { "x-gateway-key": "any" } })`;
  const command = [process.execPath, "-e", script, second, validPath, ...inner];

  const first = await runHere(["-q", "-r", link, "--", ...command]);

  expect(first).toMatchObject({ code: 0, err: "" });
  const { status, stderr } = JSON.parse(await readFile(second, "utf8"));
  expect([status, stderr]).toEqual([
    4,
    expect.stringContaining(`\`${report}\` could not be written: \`${process.execPath} -e`),
  ]);
  expect(stderr).toContain(`(process ${process.pid})`);
  expect(await readdir(folder)).not.toContain("other.html");
  const { runs } = JSON.parse(await readFile(report, "utf8")) as ContractReport;
  expect(runs).toMatchObject([{ command }]);

  const again = await runHere(["-q", "-r", report, "--", ...suiteCommand(validPath)]);
  expect(again).toMatchObject({ code: 0, err: "" });
});

test.skipIf(process.platform === "win32").each([
  ["a socket", `"$@"`],
  ["a pipe", `"$@" | cat`],
  ["a file", `{ echo first; "$@"; echo last; } > "$0"; cat "$0"`],
])("writes a report to the standard output, which is %s", async (name, script) => {
  const command = toCliCommand(["run", "-q", "-r", "junit:/dev/stdout", "--", ...suiteCommand(validPath)]);
  const file = join(await makeFolder(), "out");
  const { stdout, stderr } = spawnSync("sh", ["-c", script, file, ...command], { encoding: "utf8" });

  const [before, after] = name === "a file" ? ["first\n", "last\n"] : ["", ""];
  expect([stdout, stderr]).toEqual([
    expect.stringMatching(new RegExp(`^${before}200\n<\\?xml [^]*</testsuites>\n${after}$`)),
    "",
  ]);
});

const allFormats = ["a.json", "b.html", "c.xml", "d.sarif", "e.txt", "f.md", "github:g.out"];

/** Runs a command, and writes its report in each format. Returns the texts by name. */
async function runForReports(...command: string[]): Promise<Map<string, string>> {
  const folder = await makeFolder();
  const files = allFormats.map((name) => name.replace(/^(github:)?/, `$1${folder}/`));
  await runHere(["-q", ...files.flatMap((file) => ["-r", file]), "--", ...command]);
  const read = async (name: string) => await readFile(join(folder, name.replace("github:", "")), "utf8");
  return new Map(await Promise.all(allFormats.map(async (name) => [name, await read(name)] as const)));
}

test("has the date and the command in each format, without the key that the command sends", async () => {
  const key = "k-0123456789abcdef";
  const send = `fetch(process.env.MOCK_URL + "${validPath}", { headers: { "x-gateway-key": process.env.KEY } })`;

  const texts = await runForReports("env", `KEY=${key}`, process.execPath, "-e", send);

  const [started] = (JSON.parse(texts.get("a.json") ?? "") as ContractReport).started ?? [];
  const day = started?.at.slice(0, 10) ?? "none";
  for (const [name, text] of texts) {
    expect([name, text.includes(day), text.includes("MOCK_KEY"), text.includes(key)]).toEqual([
      name,
      true,
      true,
      false,
    ]);
  }
});

test("has the same number of violations at the beginning and at the end of each format", async () => {
  const wrong = ["?count=11", "?count=12", "?count=0", "?nope=1"].map((query) => `${validPath}${query}`);

  const texts = await runForReports(...silentSuiteCommand(...wrong));

  expect(texts.size).toBe(allFormats.length);
  for (const [name, text] of texts) {
    const numbers = [...text.matchAll(/(\d+) violation/g)].map(([, number]) => number);
    expect([name, new Set(numbers)]).toEqual([name, new Set(["3"])]);
  }
});

test("names an unwritable report in the reports that were written", async () => {
  const folder = await makeFolder();
  const files = ["a.json", "lost/b.html", "c.xml"].map((name) => join(folder, name));
  const lose = `const { rmSync, writeFileSync } = require("node:fs"); rmSync(process.argv[1], { recursive: true }); writeFileSync(process.argv[1], "");
    fetch(process.env.MOCK_URL + "${validPath}", { headers: { "x-gateway-key": "any" } })`;

  const { code, err } = await runHere([
    "-q",
    ...files.flatMap((file) => ["-r", file]),
    "--",
    process.execPath,
    "-e",
    lose,
    join(folder, "lost"),
  ]);

  expect([code, err]).toEqual([4, expect.stringContaining(`\`${files[1]}\` could not be written`)]);
  const { verdict } = JSON.parse(await readFile(files[0] ?? "", "utf8")) as ContractReport;
  expect(verdict).toMatchObject({ exitCode: 4, failures: [{ code: "report-unwritten" }] });
  expect(await readFile(files[2] ?? "", "utf8")).toContain('type="report-unwritten"');
});
