import type { Parameter } from "../operation/operation.js";
import { joinTexts } from "./joined-text.js";

/** Returns whether a name in a query belongs to this parameter. */
export function takesName({ name, deep, joined, checked }: Parameter, given: string): boolean {
  if (deep === undefined || joined) return given === name;
  return given.startsWith(`${name}[`) || (!checked && given === name);
}

/** Writes the texts of a parameter as pairs of name and value. Encodes only cookies. */
export function toPairs(parameter: Parameter, texts: readonly string[]): (readonly [name: string, value: string])[] {
  const pairs = writePairs(parameter, texts);
  if (parameter.in !== "cookie" || parameter.isVerbatim) return pairs;
  return pairs.map(([name, value]) => [name, encodeCookie(value)] as const);
}

/** Encodes a cookie. Replaces halves of surrogate pairs, which cannot be encoded. */
function encodeCookie(value: string): string {
  return encodeURIComponent(value.replaceAll(/\p{Cs}/gu, "\ufffd")).replaceAll("%2C", ",");
}

function writePairs(
  { name, list, deep, joined, checked }: Parameter,
  texts: readonly string[],
): (readonly [name: string, value: string])[] {
  if (joined) return texts.length === 0 ? [] : [[name, joinTexts({ list, deep }, joined, texts)]];
  if (!deep) return texts.map((text) => [name, text] as const);
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
