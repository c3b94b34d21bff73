// The packed package in an empty project, used as its README shows, with both lines of MSW.

import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runTool } from "../../../apps/consumer/src/run-tool.ts";
import { inCI } from "../../../scripts/in-ci.ts";

const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");

/** The examples for Node that print something, each with the output that the README shows. */
const examples = [...readme.matchAll(/```ts\n(.*?)```\n\n[^\n]*:\n\n```\n(.*?)```\n/gs)].map(
  ([, code = "", output = ""]) => ({
    title: /contract\.check/.test(code) ? "own handlers" : "responses",
    code,
    output,
  }),
);

const versions = inCI(["2.14.0", "2.14.7", "3.0.0", "3.0.5"], ["3.0.5"]);

test("the README has an example for each use in Node", () => {
  expect(examples.map(({ title }) => title)).toEqual(["responses", "own handlers"]);
});

describe.each(versions)("with MSW %s", (version) => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(realpathSync(tmpdir()), "msw-"));
    writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "tests", private: true, type: "module" }));
    writeFileSync(
      join(folder, ".npmrc"),
      "audit=false\nfund=false\nprefer-offline=true\nignore-scripts=true\nloglevel=error\n",
    );
    runTool("pnpm", ["--filter-prod", "@shortvideo-api/msw...", "pack", "--pack-destination", join(folder, "packed")]);
    runTool("bash", ["-c", `npm install ./packed/*.tgz msw@${version}`], folder);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test.each(examples)("runs the example of $title", ({ title, code, output }) => {
    const file = join(folder, `${title.replace(" ", "-")}.mjs`);
    writeFileSync(file, code);

    const printed = execFileSync(process.execPath, [file], { cwd: folder, encoding: "utf8" });

    for (const line of output.trimEnd().split("\n")) expect(printed).toContain(line);
  });
});
