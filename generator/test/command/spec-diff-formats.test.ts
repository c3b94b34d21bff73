import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type Json, operation } from "../../../packages/diff/test/edit.ts";
import { startTeam } from "../release/start-team.ts";

const query = (name: string, maximum: number): Json => ({ name, in: "query", schema: { type: "integer", maximum } });
const before = operation({ parameters: [query("size", 50), query("page", 9)] });
const after = operation({ parameters: [query("size", 20)], summary: "List pets" });

/** A repository whose second commit narrows `size`, removes `page` and adds a summary. */
function startChanged(): ReturnType<typeof startTeam> {
  const team = startTeam(before);
  team.save(after);
  team.commit();
  return team;
}

test("annotations point at the changed lines of the present document", async () => {
  const team = startChanged();
  const lines = team.read("spec/openapi.yaml").split("\n");
  const base = JSON.stringify(before, undefined, 2).split("\n");
  const findLine = (text: string, from = lines): number => from.findIndex((line) => line.includes(text)) + 1;

  const { code, output } = await team.diff("--base", "HEAD~1", "--format", "github", "--fail-on", "breaking");

  expect(code).toBe(1);
  expect(output.trimEnd().split("\n")).toEqual([
    `::error file=spec/openapi.yaml,line=${findLine('"parameters"')},title=Parameter removed (param-removed)::No longer accepts \`page\`.%0ADo: Send no \`page\`.%0AIn the earlier document: spec/openapi.yaml:${findLine('"page"', base) - 1}`,
    `::error file=spec/openapi.yaml,line=${findLine('"maximum"')},title=Limit tightened (limit-tightened)::Accepts \`size\` of at most 20; it was 50. A value that breaks callers: \`50\`.%0AIn the earlier document: spec/openapi.yaml:${findLine('"maximum"', base)}`,
    expect.stringMatching(
      new RegExp(`^::notice file=spec/openapi\\.yaml,line=${findLine('"get"')},title=Description .*::`),
    ),
  ]);
});

test("several reports are written at once, each in the format of its name", async () => {
  const team = startChanged();

  const files = ["out/changes.html", "out/changes.sarif", "out/junit.xml", "json:out/changes", "out/changes.txt"];
  const reports = files.flatMap((file) => ["--report", file]);
  const ran = await team.diff("--base", "HEAD~1", "--format", "markdown", ...reports);

  expect(ran).toMatchObject({ code: 0, output: expect.stringContaining("### Breaks callers on the wire\n") });
  const headline = "2 of 3 changes require a major release: 2 break callers on the wire, 1 breaks their types";
  expect(team.read("out/changes.html")).toContain(`</span> ${headline}</h1>`);
  expect(JSON.parse(team.read("out/changes.sarif"))).toMatchObject({
    runs: [{ results: [{ level: "error" }, { level: "error" }, { level: "note" }] }],
  });
  expect(team.read("out/junit.xml")).toContain(
    '<testsuites name="Changes for callers: Pets 1.0.0" tests="4" failures="0"',
  );
  expect(JSON.parse(team.read("out/changes"))).toMatchObject({
    format: 1,
    headline,
    base: { file: "spec/openapi.yaml" },
  });
  expect(team.read("out/changes.txt")).toContain(`${headline}.`);
});

test.each(["html", "junit", "sarif"])("prints %s on stdout", async (format) => {
  const { code, output } = await startChanged().diff("--base", "HEAD~1", "--format", format);

  expect(code).toBe(0);
  expect(output).toContain("No longer accepts");
  expect(output).toMatch({ html: /^<!doctype html>/, junit: /^<\?xml /, sarif: /^\{\n {2}"\$schema"/ }[format] ?? /^$/);
});

test("a report that cannot be written has an exit code of its own, and nothing is compared", async () => {
  const team = startChanged();
  mkdirSync(join(team.folder, "folder.html"));

  expect(await team.diff("--base", "HEAD~1", "--report", "folder.html", "--report", "a.json")).toEqual({
    code: 4,
    output: expect.stringMatching(/^`.*folder\.html` could not be written: it is a folder\.\n$/),
  });
  expect(existsSync(join(team.folder, "a.json"))).toBe(false);
  expect(await team.diff("--base", "HEAD~1", "--report", "a.pdf")).toMatchObject({
    code: 2,
    output: expect.stringContaining("The name of a report ends in .sarif.json"),
  });
});

test("no text of a document becomes a workflow command of GitHub, in changes or in diagnostics", async () => {
  const attack = "\n::add-mask::x\n##[add-mask]y";
  const team = startTeam(operation({ parameters: [query(`a${attack}`, 50)], deprecated: attack }));
  team.save(
    operation({
      parameters: [query(`b${attack}`, 50)],
      "x-deprecated": { since: "1.0.0", why: attack },
      deprecated: true,
    }),
  );

  const { output } = await team.diff("--base", "HEAD", "--format", "github");

  const lines = output.trimEnd().split("\n");
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.filter((line) => !/^::(?:error|warning|notice) [^:]*::/.test(line))).toEqual([]);
});

test("in GitHub Actions, paths begin at the root of the checkout", () => {
  const team = startChanged();

  const { output } = team.startDiff(
    "spec",
    { GITHUB_WORKSPACE: team.folder },
    "--base",
    "HEAD~1",
    "--format",
    "github",
  );

  expect(output).toContain("::error file=spec/openapi.yaml,");
});
