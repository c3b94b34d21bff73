import { paginationStyles } from "@shortvideo-api/document";
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";

test("EXTENSIONS.md says for each style of `x-pagination` what the next value of the parameter is", async () => {
  const text = await readFile(new URL("../EXTENSIONS.md", import.meta.url), "utf8");
  const [, rules = ""] = text.split("The next value of `param` depends on the style:");
  const [list = ""] = rules.trim().split("\n\n");

  expect([...list.matchAll(/^- `(\w+)`:/gm)].map(([, name]) => name)).toEqual(Object.keys(paginationStyles));
});
