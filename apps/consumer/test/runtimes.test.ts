// The packed client on every runtime that it is said to run on. A runtime that is not there is skipped, by its name.

import { describe, expect, inject, test } from "vitest";
import { checks } from "../smoke/checks.js";
import { installRuntimes } from "../src/runtimes/install-runtimes.ts";
import { placeChecks, type Report, runChecks } from "../src/runtimes/run-checks.ts";
import { listRuntimes } from "../src/runtimes/runtimes.ts";

installRuntimes();
placeChecks(inject("project"));
const rows = listRuntimes().map((runtime) => ({ ...runtime, runtime }));
const reports = new Map<string, Report>();

describe.each(rows)("$name", ({ name, program, runtime }) => {
  test.skipIf(program === undefined)("runs the checks", async () => {
    const report = await runChecks(runtime, inject("project"));

    reports.set(name, report);
    expect(Object.keys(report)).toEqual(Object.keys(checks));
  });

  test.skipIf(program === undefined).each(Object.keys(checks))("%s", (check) => {
    expect(reports.get(name)?.[check]).toBe("");
  });
});
