import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { reportFormatNames } from "../render/formats.js";
import { addReportTarget, readReportTarget } from "./report-target.js";

test.each([
  ["report.html", "html", "report.html"],
  ["a/b.JSON", "json", "a/b.JSON"],
  ["junit.xml", "junit", "junit.xml"],
  ["all.sarif.json", "sarif", "all.sarif.json"],
  ["junit:results/out", "junit", "results/out"],
  ["text:report.html", "text", "report.html"],
  ["comment.md", "markdown", "comment.md"],
  ["github:/dev/stdout", "github", "/dev/stdout"],
  [String.raw`C:\report.html`, "html", String.raw`C:\report.html`],
])("reads %s as %s", (text, format, file) => {
  expect(readReportTarget(text)).toEqual({ format, file });
});

test.each(["report", "report.pdf", "html:", "", "pdf:report"])(
  "rejects `%s`, whose format is unknown or whose file name is missing",
  (text) => {
    expect(() => readReportTarget(text)).toThrow(
      /^The name of a report ends in \.sarif\.json, \.junit, .*, \.md, or begins with html:, json:, /,
    );
  },
);

test("rejects two reports with the same file", () => {
  const one = addReportTarget([], "out/report.xml");
  expect(addReportTarget(one, "out/report.html")).toHaveLength(2);
  expect(() => addReportTarget(one, "json:./out/report.xml")).toThrow("`out/report.xml` is the file of two reports.");
});

test("the README names each format of a report", () => {
  const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8");
  const row = readme.split("\n").find((line) => line.startsWith("| `renderReport` |"));
  expect(reportFormatNames.filter((format) => !row?.includes(`\`${format}\``))).toEqual([]);
});
