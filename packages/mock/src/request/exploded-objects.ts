import { type RequestViolation, quoteNames } from "@shortvideo-api/report";
import { createRecord } from "../operation/create-record.js";
import type { ServedOperation, ExplodedObject, Parameter } from "../operation/operation.js";
import { sides } from "../operation/round-number.js";
import { correctTexts } from "./correct-texts.js";
import { parseParameter } from "./parse-parameter.js";

/** A sent parameter, with its texts. */
export interface SentParameter {
  readonly parameter: Parameter;
  readonly texts: readonly string[];
}

/** Finds violations of an object as a whole. Each of its properties must be valid. */
export function findExplodedObjectViolations(
  { id }: ServedOperation,
  exploded: ExplodedObject,
  given: readonly SentParameter[],
): RequestViolation[] {
  if (fitsExplodedObject(exploded, given)) return [];
  const { in: place, name, expected, requiredProperties } = exploded;
  const names = selectProperties(exploded, given).map(({ parameter }) => parameter.name);
  const shown = quoteNames(names);
  const missing = names.length === 0 ? [] : requiredProperties.filter((each) => !names.includes(each));
  if (missing.length > 0) {
    return missing.map((each) => ({
      code: "parameter-missing",
      place: `${place}.${each}`,
      message: `\`${each}\` is missing, but ${shown} ${names.length === 1 ? "is" : "are"} given; ${id} takes ${expected}.`,
    }));
  }
  const found = names.length === 0 ? `No property of \`${name}\` is given` : `${shown} do not go together`;
  return [{ code: "parameter-wrong", place: `${place}.${name}`, message: `${found}; ${id} takes ${expected}.` }];
}

/**
 * Completes the sent objects: adds required properties, or drops an optional object. Returns `undefined` when a required
 * object cannot be created.
 */
export function settleExplodedObjects(
  operation: ServedOperation,
  given: readonly SentParameter[],
): readonly SentParameter[] | undefined {
  return operation.explodedObjects.reduce<readonly SentParameter[] | undefined>(
    (kept, exploded) => kept && settle(operation, exploded, kept),
    given,
  );
}

function settle(
  operation: ServedOperation,
  exploded: ExplodedObject,
  given: readonly SentParameter[],
): readonly SentParameter[] | undefined {
  if (fitsExplodedObject(exploded, given)) return given;
  const own = selectProperties(exploded, given);
  const known = new Set(own.map(({ parameter }) => parameter.name));
  const added = operation.parameters
    .filter(
      (each) => each.in === exploded.in && exploded.requiredProperties.includes(each.name) && !known.has(each.name),
    )
    .flatMap((parameter) => {
      const texts = correctTexts(parameter, []);
      return texts ? [{ parameter, texts }] : [];
    });
  const whole = [...given, ...added];
  if (fitsExplodedObject(exploded, whole)) return whole;
  const others = given.filter((each) => !own.includes(each));
  return fitsExplodedObject(exploded, others) ? others : undefined;
}

/** Selects the sent parameters that are properties of the object. */
function selectProperties(
  { in: place, properties }: ExplodedObject,
  given: readonly SentParameter[],
): readonly SentParameter[] {
  const names = new Set(properties);
  return given.filter(({ parameter, texts }) => {
    return parameter.in === place && names.has(parameter.name) && texts.length > 0;
  });
}

/** Returns whether the sent properties form a valid object. An optional object may be absent. */
function fitsExplodedObject(exploded: ExplodedObject, given: readonly SentParameter[]): boolean {
  const own = selectProperties(exploded, given);
  if (own.length === 0 && !exploded.required) return true;
  if (
    own.length > 0 &&
    !exploded.requiredProperties.every((name) => own.some(({ parameter }) => parameter.name === name))
  )
    return false;
  return sides.every((side) =>
    exploded.accepts(
      createRecord(own.map(({ parameter, texts }) => [parameter.name, parseParameter(parameter, texts, side)])),
    ),
  );
}
