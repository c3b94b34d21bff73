// Services with one planted defect each. The finding names the operation and the place, and nothing else is found.

import { expect, test } from "vitest";
import { oneOf } from "../../../../scripts/in-ci.js";
import { exploreCinema, printDifference } from "./cinema.js";
import { defects, missed } from "./defects.js";

test("has 50 defects, each with its own name", () => {
  expect(new Set(defects.map(({ what }) => what)).size).toBe(50);
});

test.each(oneOf(10, defects))("finds that a service $what", async ({ plant, found, curl = "curl", ...defect }) => {
  const [operation = ""] = found[0]?.split(" ") ?? [];
  const { report } = await exploreCinema(plant, { operations: defect.operations ?? [operation] });

  expect(report.differences.map(printDifference)).toEqual(found);
  expect(report.differences[0]?.curl).toContain(curl);
  expect(JSON.stringify(report)).not.toContain("cinema-secret");
});

test.each(oneOf(4, missed))("does not find that a service $what: $why", async ({ plant }) => {
  const { report } = await exploreCinema(plant, { operations: ["films.list"] });

  expect(report.differences).toEqual([]);
});
