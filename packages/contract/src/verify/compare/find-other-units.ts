import { findOtherUnit } from "@shortvideo-api/mock/internal";
import { describeValue } from "./describe-value.js";
import type { Finding } from "./finding.js";
import type { Visit } from "./walk-value.js";

/** Finds numbers, and texts of a number, whose size shows that they are of another unit than the documented `x-unit`. */
export function findOtherUnits(visits: readonly Visit[]): Finding[] {
  return visits.flatMap(({ schema, path, place, value, digits }): Finding[] => {
    const unit = schema["x-unit"];
    const number = readNumber(value);
    if (typeof unit !== "string" || number === undefined) return [];
    const likely = findOtherUnit(unit, number);
    if (likely === undefined) return [];
    const found = `${describeValue(value, digits)}, ${likely}`;
    return [{ code: "unit-differs", place, path: [...path, "x-unit"], expected: `\`${unit}\``, found }];
  });
}

/** Returns the number that a value is or spells; `undefined` where it is neither. */
export function readNumber(value: unknown): number | undefined {
  if (typeof value === "number") return value;
  return typeof value === "string" && /^-?\d+(?:\.\d+)?$/.test(value) ? Number(value) : undefined;
}
