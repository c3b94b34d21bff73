import { createRecord } from "../operation/create-record.js";
import type { Parameter, PropertyTypes } from "../operation/operation.js";
import { holdsLongNumber, type RoundingSide, sides } from "../operation/round-number.js";
import { readJson } from "./read-json.js";
import { readValue } from "./read-value.js";

/** The properties of a parameter that decide how its texts are read. */
export type Reading = Pick<Parameter, "json" | "list" | "deep" | "types" | "itemTypes">;

/** Parses the texts of a parameter into a value to validate. Rounds long numbers to one side. */
export function parseParameter(reading: Reading, texts: readonly string[], side: RoundingSide = "below"): unknown {
  const { json, list, deep, types, itemTypes } = reading;
  const [text = ""] = texts;
  if (deep) return readProperties(deep, texts, side);
  if (json) return tryJson(text, side);
  if (list === undefined) return readValue(text, types, side);
  return texts.map((item) => readValue(item, itemTypes, side));
}

/** Returns whether the texts of a parameter are valid. */
export function fitsParameter(parameter: Parameter, texts: readonly string[]): boolean {
  const { list, accepts, allowsEmpty } = parameter;
  if (allowsEmpty && texts.join("") === "" && texts.length < 2) return true;
  // `tags=` is an empty list as well as a list of one empty text.
  // https://spec.openapis.org/oas/v3.1.1.html#style-examples
  if (list !== undefined && texts.length === 1 && texts[0] === "" && accepts([])) return true;
  if (!texts.some(holdsLongNumber)) return accepts(parseParameter(parameter, texts));
  return sides.every((side) => accepts(parseParameter(parameter, texts, side)));
}

function readProperties({ types, otherTypes }: PropertyTypes, texts: readonly string[], side: RoundingSide): unknown {
  const properties = texts.map((text): [string, unknown] => {
    const [, name = "", value = ""] = /^\[([^\]]*)\](.*)$/s.exec(text) ?? [];
    return [name, readValue(value, types[name] ?? otherTypes, side)];
  });
  return createRecord(properties);
}

function tryJson(text: string, side: RoundingSide): unknown {
  try {
    return readJson(text, side);
  } catch {
    // `undefined` does not match a schema with a type.
    return undefined;
  }
}
