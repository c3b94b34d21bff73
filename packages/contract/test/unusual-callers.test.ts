// Callers behave in unusual ways that HTTP and the contract allow. The mock reports none of them.

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, expect, test } from "vitest";
import type { ContractReport } from "@shortvideo-api/report";
import { makeFolder } from "../../report/test/make-folder.js";
import { killCli, runCli } from "./run-cli.js";

afterEach(killCli);

const toPath = (name: string) => fileURLToPath(new URL(`suites/node/${name}`, import.meta.url));

test.each([
  ["forms of requests", "unusual-forms.ts", ["--spec", toPath("forms.yaml")]],
  ["orders of requests", "unusual-orders.ts", []],
])("reports no violations and no warnings for unusual %s", async (_, suite, options) => {
  const file = join(await makeFolder(), "report.json");

  const run = runCli([
    "run",
    "-q",
    "-r",
    file,
    "--fail-on",
    "warnings",
    ...options,
    "--",
    process.execPath,
    toPath(suite),
  ]);

  // The suite fails if a response is not as expected.
  expect({ code: await run.code, output: run.output }).toMatchObject({ code: 0 });
  const { violations, warnings, requests } = JSON.parse(await readFile(file, "utf8")) as ContractReport;
  expect({ violations, warnings }).toEqual({ violations: [], warnings: [] });
  expect(requests).toBeGreaterThan(70);
});
