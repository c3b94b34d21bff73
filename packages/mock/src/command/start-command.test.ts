import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { printOptionRows } from "../../test/print-option-rows.js";
import { createStartCommand } from "./start-command.js";

test("the reference repeats the help of each option", () => {
  const reference = readFileSync(new URL("../../docs/reference.md", import.meta.url), "utf8");

  expect(printOptionRows(createStartCommand("start")).filter((row) => !reference.includes(row))).toEqual([]);
});
