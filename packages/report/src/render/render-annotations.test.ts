import * as fc from "fast-check";
import { expect, test } from "vitest";
import { inCI } from "../../../../scripts/in-ci.js";
import { exampleDiff, hostileDiffs } from "../../test/example-diff.js";
import { renderReport } from "../contract/render-report.js";
import { hostileReports } from "../../test/hostile-reports.js";
import { renderDiffReport } from "../diff/render-diff-report.js";
import { renderAnnotations } from "./render-annotations.js";

test("prints an annotation for each change, with its severity and the line that shows it", () => {
  expect(renderDiffReport(exampleDiff, "github").split("\n")).toEqual([
    "::error file=spec/openapi.yaml,line=9,title=Parameter removed (param-removed)::No longer accepts `sort`.%0ADo: Send no `sort`.%0AIn the earlier document: spec/openapi.yaml:20",
    "::error file=spec/openapi.yaml,line=12,title=Limit tightened (limit-tightened)::Accepts `size` of at most 20; it was 50.%0AIn the earlier document: spec/openapi.yaml:10",
    "::warning file=spec/openapi.yaml,line=12,title=Operation renamed (operation-renamed)::`pets.all` is called `pets.list`.%0ADo: Call `pets.list` in place of `pets.all`.%0AIn the earlier document: spec/openapi.yaml:10",
    "::warning file=spec/openapi.yaml,line=12,title=Empty response throws (empty-response-became-failure)::204 throws `GoneError`; the call returned `undefined`.%0AIn the earlier document: spec/openapi.yaml:10",
    "::notice file=spec/openapi.yaml,line=12,title=Description or example changed (words-changed)::`Pet.name` has another description.%0AIn the earlier document: spec/openapi.yaml:10",
    "",
  ]);
});

test("escapes characters that would end a property, a message or a line", () => {
  const at = { file: "a,b:c%.yaml\r\n", line: 1 };
  expect(renderAnnotations([{ severity: "note", title: "a::b\n", lines: ["50%: a,b", "c"], at }])).toBe(
    "::notice file=a%2Cb%3Ac%25.yaml%0D%0A,line=1,title=a%3A%3Ab%0A::50%25: a,b%0Ac\n",
  );
});

test("no text of a document begins or ends a command", () => {
  fc.assert(
    fc.property(hostileDiffs, (report) => {
      const lines = renderDiffReport(report, "github").split(/\r\n|\r|\n/);

      expect(lines.pop()).toBe("");
      const found = lines.map(readCommand);
      const expected = report.changes.map(({ severity, title, code, shownAt: { file, line } }) => ({
        command: severity === "note" ? "notice" : severity,
        properties: { file, ...(line === undefined ? {} : { line: String(line) }), title: `${title} (${code})` },
      }));
      expect(found).toHaveLength(expected.length);
      expect(found).toEqual(expect.arrayContaining(expected));
      const commands = found.map(({ command }) => command);
      expect(commands.join()).toMatch(/^(?:error,?)*(?:warning,?)*(?:notice,?)*$/);
    }),
    { numRuns: inCI(200, 60) },
  );
});

test("no text of a request begins or ends a command", () => {
  fc.assert(
    fc.property(hostileReports, (report) => {
      const lines = renderReport(report, "github").split(/\r\n|\r|\n/);

      expect(lines.pop()).toBe("");
      for (const { command, properties } of lines.map(readCommand)) {
        expect(command).toMatch(/^(?:error|warning|notice)$/);
        expect(Object.keys(properties).join()).toMatch(/^(?:file,line,)?title$/);
      }
    }),
    { numRuns: inCI(200, 60) },
  );
});

/** Reads a line as the runner of GitHub Actions does: a command ends at the first `::`, and properties at commas. */
function readCommand(line: string): { command: string; properties: Record<string, string> } {
  const [, command = "", properties = ""] = /^::(\S+) (.*?)::/s.exec(line) ?? [];
  return {
    command,
    properties: Object.fromEntries(
      properties.split(",").map((property) => {
        const [name = "", value = ""] = property.split(/=(.*)/s);
        return [name, unescape(value)];
      }),
    ),
  };
}

function unescape(text: string): string {
  return text
    .replaceAll("%0D", "\r")
    .replaceAll("%0A", "\n")
    .replaceAll("%3A", ":")
    .replaceAll("%2C", ",")
    .replaceAll("%25", "%");
}
