import type { Parameter } from "../operation/operation.js";
import { splitProperty } from "./split-property.js";

/** Writes the texts of a parameter as pairs of name and value, without encoding. */
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

/** Returns the name of a nested property with all its brackets: `[a][b]`. */
function splitBrackets(text: string): readonly [property: string, value: string] {
  const [property = ""] = /^(?:\[[^\]]*\])*/.exec(text) ?? [];
  return [property, text.slice(property.length)];
}
