// The packed client on every supported runtime. The test output lists runtimes that are not installed as skipped.

import { describe, expect, inject, test } from "vitest";
import { inCI } from "../../../scripts/in-ci.ts";
import { checks } from "../smoke/checks.js";
import { installRuntimes } from "../src/runtimes/install-runtimes.ts";
import { placeChecks, type CheckResults, runChecks } from "../src/runtimes/run-checks.ts";
import { listRuntimes, type Runtime } from "../src/runtimes/runtimes.ts";

installRuntimes();
placeChecks(inject("project"));
const rows = inCI(listRuntimes(), listRuntimes().slice(0, 1)).map((runtime) => ({ ...runtime, runtime }));
const reports = new Map<string, Promise<CheckResults>>();

/** Runs the checks on a runtime, once for all tests. */
function report(runtime: Runtime): Promise<CheckResults> {
  const known = reports.get(runtime.name) ?? runChecks(runtime, inject("project"));
  reports.set(runtime.name, known);
  return known;
}

describe.each(rows)("$name", ({ program, runtime }) => {
  test.skipIf(program === undefined)("runs every check", async () => {
    expect(Object.keys(await report(runtime))).toEqual(Object.keys(checks));
  });

  test.skipIf(program === undefined).each(Object.keys(checks))("%s", async (check) => {
    expect((await report(runtime))[check]).toBe("");
  });
});
