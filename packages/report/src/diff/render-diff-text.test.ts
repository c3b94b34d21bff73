import * as fc from "fast-check";
import { expect, test } from "vitest";
import { exampleDiff, hostileDiffs, narrower } from "../../test/example-diff.js";
import { renderDiffMarkdown } from "./render-diff-markdown.js";
import { renderDiffReport } from "./render-diff-report.js";
import { renderDiffText } from "./render-diff-text.js";

test("prints the worst changes first, and new descriptions last", () => {
  expect(renderDiffText(exampleDiff)).toBe(`Breaks callers on the wire, and their types

  param-removed  pets.list
    No longer accepts \`sort\`.
    Do: Send no \`sort\`.
    spec/openapi.yaml:20 (gone)

Breaks callers on the wire

  limit-tightened  pets.list
    Accepts \`size\` of at most 20; it was 50.
    spec/openapi.yaml:10 → spec/openapi.yaml:12

Breaks the types of callers

  operation-renamed  pets.list
    \`pets.all\` is called \`pets.list\`.
    Do: Call \`pets.list\` in place of \`pets.all\`.
    spec/openapi.yaml:10 → spec/openapi.yaml:12

Changes what the client does

  empty-response-became-failure  pets.list
    204 throws \`GoneError\`; the call returned \`undefined\`.
    spec/openapi.yaml:10 → spec/openapi.yaml:12

New descriptions

  \`Pet.name\` has another description. (a, b, c, d, e, f and 1 more)
    spec/openapi.yaml:10 → spec/openapi.yaml:12

5 changes require a major release: 2 break callers on the wire, 2 break their types.
`);
});

test("prints only the headline if nothing has changed", () => {
  const report = { ...exampleDiff, headline: "Nothing has changed for callers", changes: [] };
  expect(renderDiffText(report)).toBe("Nothing has changed for callers.\n");
  expect(renderDiffMarkdown(report)).toBe("Nothing has changed for callers.\n");
});

test("writes all of the report as JSON", () => {
  expect(JSON.parse(renderDiffReport(exampleDiff, "json"))).toEqual(exampleDiff);
});

test("prints each change as an item of Markdown with its code, its operations and its lines", () => {
  const headline = "1 change requires a major release: 1 breaks callers on the wire";
  expect(renderDiffMarkdown({ ...exampleDiff, headline, changes: [narrower] })).toBe(`### Breaks callers on the wire

- Accepts \`size\` of at most 20; it was 50. (\`limit-tightened\`, \`pets.list\`; spec/openapi.yaml:10 → spec/openapi.yaml:12)

1 change requires a major release: 1 breaks callers on the wire.
`);
});

test("prints no control character of a document to the terminal", () => {
  fc.assert(
    fc.property(hostileDiffs, (report) => {
      expect(renderDiffText(report)).not.toMatch(/[^\P{Cc}\n]|[\u2028\u2029\u{202A}-\u{202E}\u{2066}-\u{2069}]/u);
    }),
  );
});
