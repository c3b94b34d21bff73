import type { WrittenShape } from "@shortvideo-api/document";
import type { Parameter, ServedOperation } from "../operation/operation.js";
import { joinTexts } from "./joined-text.js";

/** Returns whether a name in a query belongs to this parameter. */
export function takesName({ name, deep, joined, checked, shapes, except = [] }: Parameter, given: string): boolean {
  if (except.some((own) => `${given}[`.startsWith(`${own}[`))) return false;
  if (!deep || joined) return given === name;
  if (!given.startsWith(`${name}[`)) return given === name && (!checked || shapes.length > 1);
  // A property of a property has a second pair of brackets.
  return !checked || given.indexOf("]", name.length) === given.length - 1;
}

/** Returns whether a name in a query belongs to a declared parameter, or to a key. */
export function isQueryName({ parameters, credentials }: ServedOperation, given: string): boolean {
  return (
    parameters.some((parameter) => parameter.in === "query" && takesName(parameter, given)) ||
    credentials.flat().some(({ in: place, name }) => place === "query" && name === given)
  );
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

function writePairs(parameter: Parameter, texts: readonly string[]): (readonly [name: string, value: string])[] {
  const { name, deep, checked } = parameter;
  const shape = findShape(parameter, texts);
  if (shape?.joined) return texts.length === 0 ? [] : [[name, joinTexts(shape.kind, shape.joined, texts)]];
  if (!deep || (shape && shape.kind !== "object")) return texts.map((text) => [name, text] as const);
  return texts.map((text) => {
    const [property, value] = checked ? splitProperty(text) : splitBrackets(text);
    return [name + property, value] as const;
  });
}

/** Finds the shape that the texts of a parameter have. */
export function findShape({ shapes }: Parameter, texts: readonly string[]): WrittenShape | undefined {
  if (shapes.length < 2) return shapes[0];
  const isObject = texts.every((text) => text.startsWith("["));
  const find = (kind: WrittenShape["kind"]) => shapes.find((shape) => shape.kind === kind);
  return (
    (isObject ? find("object") : undefined) ??
    (texts.length === 1 ? find("value") : undefined) ??
    find("list") ??
    shapes[0]
  );
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
