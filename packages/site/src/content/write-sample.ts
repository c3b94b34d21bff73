import { parseJson, printJson } from "@shortvideo-api/document";
import { type ExactModel, readSampleValue, type Sample } from "@shortvideo-api/document/sample";
import type { SiteContent } from "./content.js";
import { encodeOnWire, writeExact } from "./write-exact.js";

/** A value as readers see it in an example. */
export interface ExampleText {
  /** JSON has line breaks. */
  text: string;
  language: "json" | "plain";
}

/** Writes a schema sample as it is on the wire, with all digits of its 64-bit numbers. `exact` has their places. */
export function writeSample(content: SiteContent, sample: Sample, exact: ExactModel | undefined): ExampleText {
  const find = (alias: string): Sample | undefined => content.schemas.get(alias)?.sample;
  const value = readSampleValue(sample, 0, find, encodeOnWire(content.schemas));
  if (typeof value === "string") return { text: value, language: "plain" };
  return { text: printJson(parseJson(writeExact(value, [exact], content.schemas)), 2), language: "json" };
}

/** Writes an example of the document. */
export function writeValue(value: unknown): ExampleText {
  if (typeof value === "string") return { text: value, language: "plain" };
  return { text: printJson(value, 2), language: "json" };
}
