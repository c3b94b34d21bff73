import { createRecord } from "../operation/create-record.js";
import type { BodyField, PropertyTypes } from "../operation/operation.js";
import type { RoundingSide } from "../operation/round-number.js";
import { readValue } from "./read-value.js";

/** The properties of a field that decide how its texts are read. */
type FieldReading = Pick<BodyField, "list" | "deep" | "types" | "itemTypes">;

/** Parses the texts of a field into a value to validate. Rounds long numbers to one side. */
export function parseField(reading: FieldReading, texts: readonly string[], side: RoundingSide): unknown {
  const { list, deep, types, itemTypes } = reading;
  const [text = ""] = texts;
  if (deep) return readProperties(deep, texts, side);
  if (list === undefined) return readValue(text, types, side);
  return texts.map((item) => readValue(item, itemTypes, side));
}

function readProperties({ types, otherTypes }: PropertyTypes, texts: readonly string[], side: RoundingSide): unknown {
  const properties = texts.map((text): [string, unknown] => {
    const [, name = "", value = ""] = /^\[([^\]]*)\](.*)$/s.exec(text) ?? [];
    return [name, readValue(value, types[name] ?? otherTypes, side)];
  });
  return createRecord(properties);
}
