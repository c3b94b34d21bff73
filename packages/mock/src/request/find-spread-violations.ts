import type { Operation, Spread } from "../operation/operation.js";
import { type RequestViolation, quoteNames } from "@shortvideo-api/report";
import { fitsSpread, type Given, ofSpread } from "./fits-spread.js";

/** Finds what is wrong with an object as a whole, each property of which is right by itself. */
export function findSpreadViolations({ id }: Operation, spread: Spread, given: readonly Given[]): RequestViolation[] {
  if (fitsSpread(spread, given)) return [];
  const { name, expected, requiredProperties } = spread;
  const names = ofSpread(spread, given).map(({ parameter }) => parameter.name);
  const shown = quoteNames(names);
  const missing = names.length === 0 ? [] : requiredProperties.filter((each) => !names.includes(each));
  if (missing.length > 0) {
    return missing.map((each) => ({
      code: "parameter-missing",
      place: `query.${each}`,
      message: `\`${each}\` is missing beside ${shown}; ${id} takes ${expected}.`,
    }));
  }
  const found = names.length === 0 ? `Nothing of \`${name}\` is given` : `${shown} do not go together`;
  return [{ code: "parameter-wrong", place: `query.${name}`, message: `${found}; ${id} takes ${expected}.` }];
}
