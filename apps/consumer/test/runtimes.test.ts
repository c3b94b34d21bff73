// The packed client on every supported runtime. The test output lists runtimes that are not installed as skipped.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, inject, test } from "vitest";
import { inCI } from "../../../scripts/in-ci.ts";
import { checks } from "./smoke/checks.js";
import { installRuntimes } from "../../../scripts/install-runtimes.ts";
import { placeChecks, type CheckResults, runChecks } from "./runtimes/run-checks.ts";
import { enumerate, listRuntimes, type Runtime, runtimesFolder } from "./runtimes/runtimes.ts";
import { repository } from "../../../scripts/run-tool.ts";

installRuntimes(runtimesFolder);
placeChecks(inject("project"));
const rows = inCI(listRuntimes(), listRuntimes().slice(0, 1)).map((runtime) => ({ ...runtime, runtime }));
const reports = new Map<string, Promise<CheckResults>>();

/** Runs the checks on a runtime, once for all tests. */
function report(runtime: Runtime): Promise<CheckResults> {
  const known = reports.get(runtime.name) ?? runChecks(runtime, inject("project"));
  reports.set(runtime.name, known);
  return known;
}

test("the README of the client lists the runtimes", () => {
  const names = listRuntimes().map(({ name }) => name);
  const versions = names.filter((name) => name.startsWith("Node ")).map((name) => name.slice("Node ".length));
  const others = names.filter((name) => !name.startsWith("Node "));
  const readme = readFileSync(join(repository, "packages/client/README.md"), "utf8").replaceAll(/\s+/g, " ");

  const [, listed] = /Every change is tested on ([^.]*)\./.exec(readme) ?? [];
  expect(listed).toBe(`Node ${enumerate(versions)}, ${enumerate(others)}`);
  // The sentences about support and about stacks.
  for (const sentence of [/It runs on [^.]*\./, /This works on [^.]*\./]) {
    const [text = ""] = sentence.exec(readme) ?? [];
    const kinds = ["Node", ...others.map((name) => (name === "Chromium" ? /Chromium|browsers/ : name))];
    for (const kind of kinds) expect(text).toMatch(kind);
  }
});

describe.each(rows)("$name", ({ program, runtime }) => {
  test.skipIf(program === undefined)("runs every check", async () => {
    expect(Object.keys(await report(runtime))).toEqual(Object.keys(checks));
  });

  test.skipIf(program === undefined).each(Object.keys(checks))("%s", async (check) => {
    expect((await report(runtime))[check]).toBe("");
  });
});
