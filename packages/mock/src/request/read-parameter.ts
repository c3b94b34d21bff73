import type { Parameter } from "../contract/operation.js";
import { readValue } from "./read-value.js";

/** How the texts of a parameter are to be read. */
export type Reading = Pick<Parameter, "json" | "list" | "deep" | "types" | "itemTypes">;

/** What the texts of a parameter mean: a value that its schema can judge. */
export function readParameter({ json, list, deep, types, itemTypes }: Reading, texts: readonly string[]): unknown {
  const [text = ""] = texts;
  if (deep) return readProperties(deep, texts);
  if (json) return readJson(text);
  if (list === undefined) return readValue(text, types);
  return (list === "repeated" ? texts : text.split(list)).map((item) => readValue(item, itemTypes));
}

function readProperties(deep: Readonly<Record<string, readonly string[]>>, texts: readonly string[]): unknown {
  const properties = texts.map((text): [string, unknown] => {
    const [, name = "", value = ""] = /^\[([^\]]*)\](.*)$/s.exec(text) ?? [];
    return [name, readValue(value, deep[name] ?? [])];
  });
  return Object.fromEntries(properties);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Fits no schema that asks for anything.
    return undefined;
  }
}
