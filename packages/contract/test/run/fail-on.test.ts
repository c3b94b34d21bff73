import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { ContractReport } from "@shortvideo-api/report";
import { makeFolder } from "../../../report/test/make-folder.js";
import { runCli } from "../run-cli.js";
import { runHere } from "./run-here.js";
import { silentSuiteCommand } from "./suite.js";

const deprecated = "/api/trending/song";
const limited = "/~code=429/api/post/detail?videoId=5";
const failed = "/~scenario=in-band-failure/api/post/detail?videoId=5";
const empty = "/~scenario=empty-list/api/drama/explore";

async function run(options: readonly string[], ...paths: string[]) {
  const file = join(await makeFolder(), "report.json");
  const { code, err } = await runHere(["-r", file, ...options, "--", ...silentSuiteCommand(...paths)]);
  const report = JSON.parse(await readFile(file, "utf8")) as ContractReport;
  return { code, err, codes: report.warnings.map((warning) => warning.code) };
}

test("prints warnings, and passes in spite of them", async () => {
  const { code, err, codes } = await run([], deprecated, limited, failed, empty);

  expect([code, codes]).toEqual([0, ["operation-deprecated"]]);
  expect(err).toContain("Every request kept the contract.");
  expect(err).toContain("1  trending.listSongs · operation · operation-deprecated · 1 request");
});

test.each([
  [["--fail-on", "warnings"], 1],
  [["--fail-on", "operation-deprecated"], 1],
  [["--fail-on", "number-rounded"], 0],
  [["--fail-on", "violations"], 0],
  [["--fail-on", "warnings", "--ignore", "operation-deprecated"], 0],
])("%s decides the exit code", async (options, expected) => {
  const { code, err } = await run(options, deprecated, limited, failed, empty);

  expect(code).toBe(expected);
  expect(err.includes("Warnings that fail the run: operation-deprecated.")).toBe(expected === 1);
});

test("fails on conditions that no request met, by --fail-on and by thresholds", async () => {
  const unmet = ["in-band-failure-unmet", "rate-limit-unmet", "empty-page-unmet"];
  const demands = ["--min-in-band-failures", "1", "--min-rate-limits", "1", "--min-empty-pages", "1"];

  expect(await run(["--fail-on", "rate-limit-unmet"], "/api/drama/explore")).toMatchObject({ code: 1, codes: unmet });
  const short = await run(demands, "/api/drama/explore", limited);
  expect(short).toMatchObject({ code: 3, codes: ["in-band-failure-unmet", "empty-page-unmet"] });
  expect(short.err).toMatch(/✗ In-band failures: 0 of \d+ covered, 1 required\.\n✗ Empty pages: 0 of \d+ covered, 1/);
  expect((await run(demands, limited, failed, empty)).code).toBe(0);
});

test("rejects an unknown kind of warning", async () => {
  const { code, output } = runCli(["run", "--fail-on", "page-repeat", "--", "true"]);

  expect([await code, output.err]).toEqual([2, expect.stringContaining("Unknown kind (Did you mean page-repeated?)")]);
});
