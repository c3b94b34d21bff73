import { createRecord } from "../operation/create-record.js";
import type { Parameter, ExplodedObject } from "../operation/operation.js";
import { sides } from "../operation/round-number.js";
import { readParameter } from "./read-parameter.js";

/** A sent parameter, with its texts. */
export interface Given {
  readonly parameter: Parameter;
  readonly texts: readonly string[];
}

/** Selects the sent parameters that are properties of the object. */
export function selectProperties({ properties }: ExplodedObject, given: readonly Given[]): readonly Given[] {
  const names = new Set(properties);
  return given.filter(({ parameter, texts }) => {
    return parameter.in === "query" && names.has(parameter.name) && texts.length > 0;
  });
}

/** Returns whether the sent properties form a valid object. An optional object may be absent. */
export function fitsExplodedObject(exploded: ExplodedObject, given: readonly Given[]): boolean {
  const own = selectProperties(exploded, given);
  if (own.length === 0 && !exploded.required) return true;
  if (
    own.length > 0 &&
    !exploded.requiredProperties.every((name) => own.some(({ parameter }) => parameter.name === name))
  )
    return false;
  return sides.every((side) =>
    exploded.accepts(
      createRecord(own.map(({ parameter, texts }) => [parameter.name, readParameter(parameter, texts, side)])),
    ),
  );
}
