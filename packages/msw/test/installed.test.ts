// The packed package in an empty project, used as its README shows, with both lines of MSW.

import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inCI } from "../../../scripts/in-ci.ts";
import { packForInstall } from "../../../scripts/pack-for-install.ts";
import { runTool } from "../../../scripts/run-tool.ts";

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");
const readme = read("../README.md");
const [, shown = ""] = /`{3}\n(Responses differ from .*?)`{3}/s.exec(read("../../../README.md")) ?? [];

/** The examples for Node that print something, each with the output that the README shows. */
const examples = [...readme.matchAll(/```ts\n(.*?)```\n\n[^\n]*:\n\n```\n(.*?)```\n/gs)].map(
  ([, code = "", output = ""]) => ({
    title: /contract\.check/.test(code) ? "own handlers" : "responses",
    code,
    output,
  }),
);

const versions = inCI(["2.14.0", "3.0.5"], ["3.0.5"]);

test("the README has an example for each use in Node", () => {
  expect(examples.map(({ title }) => title)).toEqual(["responses", "own handlers"]);
  expect(shown.split("\n").length).toBeGreaterThan(2);
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
    packForInstall(["msw"], join(folder, "packed"));
    runTool("bash", ["-c", `npm install ./packed/*.tgz msw@${version}`], folder);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test.each(examples)("runs the example of $title", ({ title, code, output }) => {
    const file = join(folder, `${title.replace(" ", "-")}.mjs`);
    writeFileSync(file, code);

    const printed = execFileSync(process.execPath, [file], { cwd: folder, encoding: "utf8" });

    const expected = title === "own handlers" ? output + shown : output;
    for (const line of withoutLines(expected).trimEnd().split("\n")) expect(withoutLines(printed)).toContain(line);
  });
});

/** Removes the line numbers of the document, which change with it. */
function withoutLines(text: string): string {
  return text.replaceAll(/openapi\.yaml:\d+/g, "openapi.yaml");
}
