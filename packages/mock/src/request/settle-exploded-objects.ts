import type { ServedOperation, ExplodedObject } from "../operation/operation.js";
import { fitsExplodedObject, type Given, selectProperties } from "./fits-exploded-object.js";
import { correctTexts } from "./correct-texts.js";

/**
 * Completes the sent objects: adds required properties, or drops an optional object. Returns `undefined` when a required
 * object cannot be created.
 */
export function settleExplodedObjects(
  operation: ServedOperation,
  given: readonly Given[],
): readonly Given[] | undefined {
  return operation.explodedObjects.reduce<readonly Given[] | undefined>(
    (kept, exploded) => kept && settle(operation, exploded, kept),
    given,
  );
}

function settle(
  operation: ServedOperation,
  exploded: ExplodedObject,
  given: readonly Given[],
): readonly Given[] | undefined {
  if (fitsExplodedObject(exploded, given)) return given;
  const own = selectProperties(exploded, given);
  const known = new Set(own.map(({ parameter }) => parameter.name));
  const added = operation.parameters
    .filter(({ name }) => exploded.requiredProperties.includes(name) && !known.has(name))
    .flatMap((parameter) => {
      const texts = correctTexts(parameter, []);
      return texts ? [{ parameter, texts }] : [];
    });
  const whole = [...given, ...added];
  if (fitsExplodedObject(exploded, whole)) return whole;
  const others = given.filter((each) => !own.includes(each));
  return fitsExplodedObject(exploded, others) ? others : undefined;
}
