import { printJson } from "@shortvideo-api/document";
import { type ExactModel, readSampleValue, type Sample } from "@shortvideo-api/document/sample";
import { stringifyExact } from "@shortvideo-api/wire";
import type { SiteContent } from "./content.js";

/** A value as readers see it in an example. */
export interface ExampleText {
  /** JSON has line breaks. */
  text: string;
  language: "json" | "plain";
}

/** Writes a schema sample as it is on the wire, with all digits of its 64-bit numbers. `exact` has their places. */
export function writeSample(
  { schemas, markExact }: SiteContent,
  sample: Sample,
  exact: ExactModel | undefined,
): ExampleText {
  const write = (value: unknown, model: ExactModel | undefined, indent = 0): string =>
    stringifyExact(value, model && markExact(model), indent);
  const value = readSampleValue(
    sample,
    0,
    (alias) => schemas.get(alias)?.sample,
    ({ schema, exact: own }, inner) => write(inner, schema === undefined ? own : schemas.get(schema)?.exact),
  );
  if (typeof value === "string") return { text: value, language: "plain" };
  return { text: write(value, exact, 2), language: "json" };
}

/** Writes an example of the document. */
export function writeValue(value: unknown): ExampleText {
  if (typeof value === "string") return { text: value, language: "plain" };
  return { text: printJson(value, 2), language: "json" };
}
