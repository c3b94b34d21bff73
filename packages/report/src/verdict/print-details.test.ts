import { expect, test } from "vitest";
import { printDuration } from "./print-details.js";

test.each([
  [850.4, "850 ms"],
  [999.5, "1.0 s"],
  [3_240, "3.2 s"],
  [59_940, "59.9 s"],
  [59_950, "1 min 0 s"],
  [119_600, "2 min 0 s"],
  [125_000, "2 min 5 s"],
])("prints %d ms as %s", (durationMs, printed) => {
  expect(printDuration(durationMs)).toBe(printed);
});
