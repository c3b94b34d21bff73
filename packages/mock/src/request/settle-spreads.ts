import type { Operation, Spread } from "../operation/operation.js";
import { fitsSpread, type Given, ofSpread } from "./fits-spread.js";
import { mendTexts } from "./mend-texts.js";

/**
 * Makes whole what is given of objects: adds what they require, else leaves out those that may go. `undefined` where one
 * that must be there cannot be made.
 */
export function settleSpreads(operation: Operation, given: readonly Given[]): readonly Given[] | undefined {
  return operation.spreads.reduce<readonly Given[] | undefined>(
    (kept, spread) => kept && settle(operation, spread, kept),
    given,
  );
}

function settle(operation: Operation, spread: Spread, given: readonly Given[]): readonly Given[] | undefined {
  if (fitsSpread(spread, given)) return given;
  const own = ofSpread(spread, given);
  const known = new Set(own.map(({ parameter }) => parameter.name));
  const added = operation.parameters
    .filter(({ name }) => spread.requiredProperties.includes(name) && !known.has(name))
    .flatMap((parameter) => {
      const texts = mendTexts(parameter, []);
      return texts ? [{ parameter, texts }] : [];
    });
  const whole = [...given, ...added];
  if (fitsSpread(spread, whole)) return whole;
  const others = given.filter((each) => !own.includes(each));
  return fitsSpread(spread, others) ? others : undefined;
}
