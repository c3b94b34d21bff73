import type { ServedOperation, ExplodedObject } from "../operation/operation.js";
import { type RequestViolation, quoteNames } from "@shortvideo-api/report";
import { fitsExplodedObject, type Given, selectProperties } from "./fits-exploded-object.js";

/** Finds violations of an object whose properties are valid by themselves. */
export function findExplodedObjectViolations(
  { id }: ServedOperation,
  exploded: ExplodedObject,
  given: readonly Given[],
): RequestViolation[] {
  if (fitsExplodedObject(exploded, given)) return [];
  const { name, expected, requiredProperties } = exploded;
  const names = selectProperties(exploded, given).map(({ parameter }) => parameter.name);
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
