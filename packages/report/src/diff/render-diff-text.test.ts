import * as fc from "fast-check";
import { expect, test } from "vitest";
import { exampleDiff, hostileDiffs, narrower } from "../../test/example-diff.js";
import { measureText } from "../text/measure-text.js";
import type { DiffReport } from "./diff-report.js";
import { renderDiffReport } from "./render-diff-report.js";

test("prints the worst changes first, and new descriptions last", () => {
  expect(renderDiffReport(exampleDiff, "text"))
    .toBe(`✗ 4 of 5 changes require a major release: 2 break callers on the wire, 2 break their types, 1
changes what the client does.
Pets 2.0.0 · from \`spec/openapi.yaml\` 1.0.0 to \`spec/openapi.yaml\` 2.0.0

Breaks callers on the wire, and their types

  1  pets.list · query.sort · param-removed · fails
     No longer accepts \`sort\`.
     do     Send no \`sort\`.
     lines  spec/openapi.yaml:20 (gone)

Breaks callers on the wire

  1  pets.list · query.size · limit-tightened · fails
     Accepts \`size\` of at most 20; it was 50.
     lines  spec/openapi.yaml:10 → spec/openapi.yaml:12

Breaks the types of callers

  1  pets.list · pets.list · operation-renamed · fails
     \`pets.all\` is called \`pets.list\`.
     do     Call \`pets.list\` in place of \`pets.all\`.
     lines  spec/openapi.yaml:10 → spec/openapi.yaml:12

Changes what the client does

  1  pets.list · 204 · empty-response-became-failure · fails
     204 throws \`GoneError\`; the call returned \`undefined\`.
     lines  spec/openapi.yaml:10 → spec/openapi.yaml:12

New descriptions

  1  a, b, c, d, e, f and 1 more · Pet.name · words-changed
     \`Pet.name\` has another description.
     lines  spec/openapi.yaml:10 → spec/openapi.yaml:12
`);
});

test("prints only the headline if nothing has changed", () => {
  const report: DiffReport = {
    ...exampleDiff,
    headline: "Nothing has changed for callers",
    bump: "none",
    changes: [],
  };
  expect(renderDiffReport(report, "text")).toBe(`✓ Nothing has changed for callers.
Pets 2.0.0 · from \`spec/openapi.yaml\` 1.0.0 to \`spec/openapi.yaml\` 2.0.0
`);
  expect(renderDiffReport(report, "markdown")).toBe("✓ Nothing has changed for callers.\n");
});

test("writes all of the report as JSON", () => {
  expect(JSON.parse(renderDiffReport(exampleDiff, "json"))).toEqual(exampleDiff);
});

test("prints each change as an item of Markdown with its code, its operations and its lines", () => {
  const headline = "1 change requires a major release: 1 breaks callers on the wire";
  expect(renderDiffReport({ ...exampleDiff, headline, changes: [narrower] }, "markdown"))
    .toBe(`✗ 1 change requires a major release: 1 breaks callers on the wire.

### Breaks callers on the wire

- Accepts \`size\` of at most 20; it was 50. (\`limit-tightened\`, \`pets.list\`, \`query.size\`; spec/openapi.yaml:10 → spec/openapi.yaml:12; fails)
`);
});

test("prints no control character of a document to the terminal", () => {
  fc.assert(
    fc.property(hostileDiffs, (report) => {
      expect(renderDiffReport(report, "text")).not.toMatch(
        /[^\P{Cc}\n]|[\u2028\u2029\u{202A}-\u{202E}\u{2066}-\u{2069}]/u,
      );
    }),
  );
});

test("keeps all lines within the width", () => {
  fc.assert(
    fc.property(hostileDiffs, fc.integer({ min: 70, max: 120 }), (report, width) => {
      const lines = renderDiffReport(report, "text", { width }).split("\n");
      expect(lines.filter((line) => measureText(line) > width)).toEqual([]);
    }),
  );
});
