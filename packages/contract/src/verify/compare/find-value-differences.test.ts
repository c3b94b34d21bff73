import { expect, test } from "vitest";
import { findOtherUnits } from "./find-value-differences.js";

const visit = (value: unknown, unit: string) => ({
  schema: { "x-unit": unit },
  path: ["components", "schemas", "Post"],
  value,
  digits: typeof value === "number" ? String(value) : undefined,
  place: "body.time",
  indexedPlace: "body.time",
});

test("reports each number of another unit at its place, also in texts, without showing long numbers", () => {
  const common = { code: "unit-differs", place: "body.time", path: ["components", "schemas", "Post", "x-unit"] };

  const found = findOtherUnits([
    visit(1_760_000_000_000, "epoch-seconds"),
    visit("1760000000", "epoch-milliseconds"),
    visit(74, "ratio"),
    visit("soon", "epoch-seconds"),
    visit(null, "seconds"),
    visit(1_760_000_000, "furlongs"),
  ]);

  expect(found).toEqual([
    { ...common, expected: "`epoch-seconds`", found: "an integer of 13 digits, as in epoch-milliseconds" },
    { ...common, expected: "`epoch-milliseconds`", found: "text of 10 digits, as in epoch-seconds" },
    { ...common, expected: "`ratio`", found: "`74`, outside the range of ratio" },
  ]);
});
