import type { Parameter } from "../operation/operation.js";
import type { RoundingSide } from "../operation/round-number.js";
import { readJson } from "./read-json.js";
import { readValue } from "./read-value.js";

/** How the texts of a parameter are to be read. */
export type Reading = Pick<Parameter, "json" | "list" | "deep" | "types" | "itemTypes">;

/** Parses the texts of a parameter into a value to validate. Rounds long numbers to one side. */
export function readParameter(reading: Reading, texts: readonly string[], side: RoundingSide = "below"): unknown {
  const { json, list, deep, types, itemTypes } = reading;
  const [text = ""] = texts;
  if (deep) return readProperties(deep, texts, side);
  if (json) return tryJson(text, side);
  if (list === undefined) return readValue(text, types, side);
  return (list === "repeated" ? texts : text.split(list)).map((item) => readValue(item, itemTypes, side));
}

function readProperties(
  deep: Readonly<Record<string, readonly string[]>>,
  texts: readonly string[],
  side: RoundingSide,
): unknown {
  const properties = texts.map((text): [string, unknown] => {
    const [, name = "", value = ""] = /^\[([^\]]*)\](.*)$/s.exec(text) ?? [];
    return [name, readValue(value, deep[name] ?? [], side)];
  });
  return Object.fromEntries(properties);
}

function tryJson(text: string, side: RoundingSide): unknown {
  try {
    return readJson(text, side);
  } catch {
    // The value matches no schema with a type.
    return undefined;
  }
}
