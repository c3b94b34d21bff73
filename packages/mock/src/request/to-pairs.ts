import type { Parameter } from "../operation/operation.js";
import { splitProperty } from "./split-property.js";

/** Writes what is given to a parameter as names and values, neither encoded. */
export function toPairs(
  { name, deep, checked }: Parameter,
  texts: readonly string[],
): (readonly [name: string, value: string])[] {
  if (!deep) return texts.map((text) => [name, text] as const);
  return texts.map((text) => {
    const [property, value] = checked ? splitProperty(text) : splitBrackets(text);
    return [name + property, value] as const;
  });
}

/** Of an object within an object, all brackets are its name: `[a][b]`. */
function splitBrackets(text: string): readonly [property: string, value: string] {
  const [property = ""] = /^(?:\[[^\]]*\])*/.exec(text) ?? [];
  return [property, text.slice(property.length)];
}
