import { expect, test } from "vitest";
import { exampleReport } from "../../test/example-report.js";
import { readReport, ReportError } from "./read-report.js";

const changed = (change: object) => JSON.stringify({ ...exampleReport, ...change });

test.each([
  ["", "`a.json` is empty. Reports are merged from JSON: have each shard write `--report …json`."],
  ["<html>", "`a.json` is HTML or XML. Reports are merged from JSON: have each shard write `--report …json`."],
  ["{", "`a.json` is not JSON. Reports are merged from JSON: have each shard write `--report …json`."],
  ["[]", "`a.json` is not a contract report: it must be object. Give a file that `--report …json` wrote."],
  [changed({ format: 2 }), "`a.json` has the format 2; this version reads format 1. Use the version that wrote it."],
  [
    changed({ requests: -1 }),
    "`a.json` is not a contract report: `/requests` must be >= 0. Give a file that `--report …json` wrote.",
  ],
])("reports the mistake in %s", (text, message) => {
  expect(() => readReport(text, "a.json")).toThrow(new ReportError(message));
});

test("reads a valid report unchanged", () => {
  expect(readReport(changed({}), "a.json")).toEqual(exampleReport);
});
