import { expect, test } from "vitest";
import { findBrokenLinks } from "../src/find-broken-links.ts";

const files: Readonly<Record<string, string>> = {
  "README.md": "# All\n",
  "packages/a/README.md": "# A\n\n## First `call`, and more\n\n## Twice\n\n## Twice\n",
};
const targets = {
  exists: (path: string) =>
    path in files || Object.keys(files).some((file) => file.startsWith(`${path.replace(/\/$/, "")}/`)),
  read: (path: string) => files[path],
};

function find(text: string): string[] {
  return findBrokenLinks("docs/page.md", text, targets).map(({ line, message }) => `${line}: ${message}`);
}

test.each([
  "[a](../README.md)",
  "[a](../packages/a#readme)",
  "[a](../packages/a#first-call-and-more)",
  "[a](../packages/a/README.md#twice-1)",
  "# Here\n\n[a](#here)",
  "[a](https://example.com/#any)",
  "[a]: ../README.md\n\n[a]",
])("accepts the link in %j", (text) => {
  expect(find(text)).toEqual([]);
});

test.each([
  ["Text.\n\n[a](../gone.md)", "3: `../gone.md`: `gone.md` does not exist."],
  ["![a](gone.png)", "1: `gone.png`: `docs/gone.png` does not exist."],
  ["[a](../packages/a#gone)", "1: `../packages/a#gone`: `packages/a/README.md` has no heading `gone`."],
  ["[a](#gone)", "1: `#gone`: `docs/page.md` has no heading `gone`."],
])("reports the broken link in %j", (text, problem) => {
  expect(find(text)).toEqual([problem]);
});
