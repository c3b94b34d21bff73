import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import type { FindingSection, ReportDescription } from "../../model/description.js";
import { renderHtml } from "./render-html.js";
import { script } from "./script.js";

test("leaves a table alone that has no controls, and adds the buttons after it", () => {
  const asked: string[] = [];
  const document = {
    getElementById: () => null,
    // A table of another kind, such as that of the rules of an exploration.
    querySelector: () => ({ tBodies: [] }),
    querySelectorAll: (selector: string) => {
      asked.push(selector);
      return [];
    },
  };

  runInNewContext(script, { document, navigator: { clipboard: {} } });

  expect(asked.at(-1)).toContain("pre");
});

test("is part of a page that has no filter and no table of operations, but a request to copy", () => {
  const findings: FindingSection["findings"] = [
    {
      code: "type-wrong",
      guide: { title: "Wrong type" },
      severity: "error",
      operations: ["books.get"],
      message: "The document says an integer.",
      facts: [],
      request: { method: "GET", target: "/books/1" },
      repetition: 'curl "https://books.example/books/1"',
      elements: [],
      identity: ["type-wrong"],
    },
  ];
  const report: ReportDescription = {
    kind: "Verification of a service",
    name: "Library 2.1.0",
    headline: "Responses differ",
    exitCode: 1,
    isCertain: false,
    reasons: [],
    facts: [],
    sections: [{ id: "differences", kind: "findings", title: "Differences", findings }],
    unshown: [],
    properties: {},
    sarif: { tool: "shortvideo-contract", rules: {}, properties: {} },
    data: {},
  };

  expect(renderHtml(report)).toContain(script);
});
