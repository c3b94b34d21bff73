import type { WrittenShape } from "@shortvideo-api/document";
import type { Parameter } from "../operation/operation.js";
import { tryJson } from "./decode-body.js";
import { listValues } from "./read-values.js";

/** Parses the texts of a parameter into a value. Returns an invalid value if no reading of the texts is valid. */
export function parseParameter(parameter: Parameter, texts: readonly string[]): unknown {
  let first: { readonly value: unknown } | undefined;
  for (const value of listReadings(parameter, texts)) {
    if (parameter.reading.accepts(value)) return value;
    first ??= { value };
  }
  return first?.value;
}

/** Returns whether the texts of a parameter are valid: whether a reading of them is. */
export function fitsParameter(
  parameter: Parameter,
  texts: readonly string[],
  shapes: readonly WrittenShape[] = parameter.shapes,
): boolean {
  const { reading, allowsEmpty } = parameter;
  if (allowsEmpty && texts.join("") === "" && texts.length < 2) return true;
  for (const value of listReadings(parameter, texts, shapes)) if (reading.accepts(value)) return true;
  return false;
}

/** Lists the values that the texts of a parameter may mean, the preferred one first. */
function* listReadings(
  { json, reading, shapes: all }: Parameter,
  texts: readonly string[],
  shapes: readonly WrittenShape[] = all,
): Generator {
  if (json) {
    const parsed = tryJson(texts[0] ?? "");
    if (parsed) yield parsed.value;
  } else for (const { kind } of shapes) yield* listValues(reading, kind, texts);
}
