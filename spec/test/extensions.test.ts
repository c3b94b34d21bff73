import { paginationStyles } from "@shortvideo-api/document";
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";

const text = await readFile(new URL("../EXTENSIONS.md", import.meta.url), "utf8");
const styles = Object.entries(paginationStyles);
const names = styles.map(([name]) => name);

test("EXTENSIONS.md says for each style of `x-pagination` what the next value of the parameter is", () => {
  const [, rules = ""] = text.split("The next value of `param` depends on the style:");
  const [list = ""] = rules.trim().split("\n\n");

  expect([...list.matchAll(/^- `(\w+)`:/gm)].map(([, name]) => name)).toEqual(names);
});

test.each([
  ["style", 0, names],
  ["next", 1, styles.filter(([, { needs }]) => needs.includes("next")).map(([name]) => name)],
  ["pages", 0, styles.filter(([, { counts }]) => counts === "pages").map(([name]) => name)],
])("EXTENSIONS.md lists the styles of `%s`", (field, cell, expected) => {
  const [, ...cells] = new RegExp(`^\\| \`${field}\` \\| (.*) \\| (.*) \\|$`, "m").exec(text) ?? [];
  // Fields that belong to some styles only say "with style".
  const listed = cells[cell]?.replace(/.*\bwith style/, "") ?? "";

  expect([...listed.matchAll(/`(\w+)`/g)].map(([, name]) => name)).toEqual(expected);
});
