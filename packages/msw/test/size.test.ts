// The weight of the handlers in a browser, minified and compressed, with all libraries but MSW itself.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { bundlePage } from "./bundle-page.ts";

const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");

/** The parts that the README lists, and their limits in kB. */
const parts = [
  ["index.js", "the handlers"],
  ["open-contract.js", "the mock, the reader of documents, and their libraries"],
  ["service.js", "the document and the fixtures of the service"],
  ["open-checker.js", "the checks of responses"],
] as const;

const files = await bundlePage("../dist/index.js", ["msw"]);

test.each(
  parts.map(([name, part]) => {
    const [, limit = "0"] = new RegExp(`\\| ${part} \\|[^|]*\\| (\\d+) kB \\|`).exec(readme) ?? [];
    return { name, part, limit: Number(limit) * 1_000, bytes: files.find((each) => each.name === name)?.bytes ?? 0 };
  }),
)("$part take $bytes of at most $limit bytes", ({ bytes, limit }) => {
  expect(bytes).toBeGreaterThan(500);
  expect(bytes).toBeLessThanOrEqual(limit);
});

test("contains no code that makes code", () => {
  expect(files.flatMap(({ code }) => code.match(/\bnew Function\b|\beval\(/g) ?? [])).toEqual([]);
});
