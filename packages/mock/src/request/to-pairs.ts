import type { Parameter } from "../operation/operation.js";
import { fromSimple } from "../operation/path-style.js";

/** Returns whether a name in a query belongs to this parameter. */
export function takesName({ name, deep, checked }: Parameter, given: string): boolean {
  if (deep === undefined) return given === name;
  return given.startsWith(`${name}[`) || (!checked && given === name);
}

/** Writes the texts of a parameter as pairs of name and value, without encoding. */
export function toPairs(
  { name, deep, checked, pathStyle }: Parameter,
  texts: readonly string[],
): (readonly [name: string, value: string])[] {
  if (!deep) return texts.map((text) => [name, pathStyle ? fromSimple(pathStyle, text) : text] as const);
  return texts.map((text) => {
    const [property, value] = checked ? splitProperty(text) : splitBrackets(text);
    return [name + property, value] as const;
  });
}

/** Splits the property of an object from its value: `["[property]", "value"]`. */
export function splitProperty(text: string): readonly [property: string, value: string] {
  const end = text.indexOf("]") + 1;
  return [text.slice(0, end), text.slice(end)];
}

/** Returns the name of a nested property with all its brackets: `[a][b]`. */
function splitBrackets(text: string): readonly [property: string, value: string] {
  const [property = ""] = /^(?:\[[^\]]*\])*/.exec(text) ?? [];
  return [property, text.slice(property.length)];
}
