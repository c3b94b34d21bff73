import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { createMock } from "@shortvideo-api/mock";
import type { ContractReport } from "@shortvideo-api/report";
import { key, library } from "../../mock/test/library.js";
import { asShard, exampleReport } from "../../report/test/example-report.js";
import { createMergeCommand } from "../src/command/create-merge-command.js";
import { killCli, runCli } from "./run-cli.js";
import { type CommandRun, runCommandHere } from "./run-command-here.js";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "merge-"));
});
afterEach(killCli);
afterAll(() => rm(folder, { recursive: true }));

async function write(name: string, report: unknown): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, typeof report === "string" ? report : JSON.stringify(report));
  return file;
}

const merge = (...args: string[]): Promise<CommandRun> => runCommandHere(createMergeCommand(), args);

/** Runs the command line in another process. */
async function start(...args: string[]): Promise<{ code: number | null; out: string; err: string }> {
  const { code, output } = runCli(["merge", ...args]);
  return { code: await code, ...output };
}

test("merges the reports of shards, prints the merged report and writes it", async () => {
  const one = await write("1.json", exampleReport);
  const other = await write("2.json", asShard("2"));
  const target = join(folder, "out", "whole.json");

  const { code, out, err } = await start(one, other, "--report", target, "--report", join(folder, "out", "whole.html"));

  expect(out).toContain("Library 2.1.0 · 24 requests");
  expect([code, err]).toEqual([1, "Requests broke the contract: 2 violations.\n"]);
  expect((JSON.parse(await readFile(target, "utf8")) as ContractReport).requests).toBe(24);
  expect(await readFile(join(folder, "out", "whole.html"), "utf8")).toContain("<!doctype html>");
});

test("checks thresholds on the merged report, which no shard meets alone", async () => {
  const [first, ...others] = exampleReport.operations;
  const uncalled = { ...exampleReport, violations: [], operations: [{ ...first, requests: 0 }, ...others] };
  const called = asShard("4", { violations: [] });
  const [one, other] = [await write("3.json", uncalled), await write("4.json", called)];

  expect(await merge("--quiet", "--min-operations", "2", one, other)).toEqual({ code: 0, out: "", err: "" });
  expect(await merge("--quiet", "--min-operations", "100%", one, other)).toEqual({
    code: 3,
    out: "",
    err: "Operations: 2 of 3 (66%) covered, 100% required.\n",
  });
});

test("counts the end of a list whose pages two mocks have returned in turn", async () => {
  const mocks = await Promise.all([createMock(library), createMock(library)]);
  for (const [index, target] of ["/books", "/books?cursor=11", "/books?cursor=12"].entries()) {
    await mocks[index % 2]?.fetch(`http://mock${target}`, { headers: key });
  }
  const files = await Promise.all(mocks.map((mock, index) => write(`replica-${index}.json`, mock.report())));

  const alone = await Promise.all(files.map((file) => merge("--quiet", "--min-pages", "1", file)));
  const together = await merge("--quiet", "--min-pages", "1", ...files);

  expect(alone.map(({ code }) => code)).toEqual([3, 3]);
  expect(together).toEqual({ code: 0, out: "", err: "" });
});

test("keeps the warnings of all shards, and reports only conditions that no shard met", async () => {
  const [first, ...others] = exampleReport.operations;
  const pages = { first: 1, further: 0, last: 1, empty: 1 };
  const met = asShard("11", { violations: [], operations: first ? [{ ...first, pages }, ...others] : [] });
  const [one, other] = [await write("10.json", asShard("10", { violations: [] })), await write("11.json", met)];
  const target = join(folder, "warned.json");

  const { code, err } = await merge("--quiet", "--fail-on", "warnings", one, other, "--report", target);

  expect([code, err]).toEqual([1, "Warnings that fail the run: page-repeated, operation-deprecated.\n"]);
  const { warnings } = JSON.parse(await readFile(target, "utf8")) as ContractReport;
  expect(warnings.map(({ code: kind, count }) => [kind, count])).toEqual([
    ["page-repeated", 4],
    ["operation-deprecated", 6],
  ]);
});

test("rejects files that cannot be merged, with the reason", async () => {
  const report = await write("5.json", exampleReport);
  const other = await write("6.json", asShard("6", { document: { title: "Library", version: "3.0.0" } }));
  const page = await write("7.html", "<!doctype html>");

  expect(await merge(report, other)).toMatchObject({
    code: 4,
    out: "",
    err: expect.stringContaining("of two documents"),
  });
  expect(await merge(report, page)).toMatchObject({ code: 4, err: expect.stringContaining("is HTML or XML") });
  expect(await merge(report, join(folder, "none.json"))).toMatchObject({
    code: 4,
    err: expect.stringContaining("there is no such file"),
  });
  expect(await merge(folder)).toMatchObject({ code: 4, err: `\`${folder}\` could not be read: it is a folder.\n` });
  expect((await start()).code).toBe(2);
});

test("fails when the command of a shard failed, and reports it in every format", async () => {
  const [run] = exampleReport.runs;
  const failed = { ...asShard("8", { violations: [] }), runs: run ? [{ ...run, exitCode: 5 }] : [] };
  const [one, other] = [await write("8.json", failed), await write("9.json", asShard("9", { violations: [] }))];
  const target = join(folder, "whole.xml");

  const { code, out, err } = await merge(one, other, "--report", target);

  expect(code).toBe(5);
  expect(out).toContain("✗ 1 of 2 commands failed, but no request broke the contract.");
  expect(err).toContain("ended with exit code 5.");
  expect(await readFile(target, "utf8")).toContain('failures="2"');
});

test("rejects a repeated report, and an input that is also an output", async () => {
  const one = await write("10.json", exampleReport);
  const copy = await write("11.json", exampleReport);

  expect(await merge(one, one)).toMatchObject({ code: 4, out: "", err: expect.stringContaining("was given twice") });
  expect(await merge(one, copy)).toMatchObject({ code: 4, err: expect.stringContaining("contain the same requests") });
  expect(await merge(one, "--report", one)).toMatchObject({
    code: 4,
    err: expect.stringContaining("this command reads it"),
  });
  expect(JSON.parse(await readFile(one, "utf8"))).toEqual(exampleReport);
});
