import type { Format as LibraryFormat } from "ajv";
import { fullFormats } from "ajv-formats/dist/formats.js";
import { integerRanges, isExactNumber, isInFormat, once } from "@shortvideo-api/document";
import { exactFormats, isFormatted, isPattern } from "@shortvideo-api/document/pattern";

/** Returns `true` if validation checks the values of a format. Values of other formats always pass. */
export function assertsFormat(format: string): boolean {
  return readFormats().has(format);
}

/** Returns `true` for a value that has a format, and for a value of a type that the format does not concern. */
type AdmitsFormat = (value: unknown) => boolean;

/** Reads the formats that are checked, by name. */
export const readFormats: () => ReadonlyMap<string, AdmitsFormat> = once(
  () =>
    new Map<string, AdmitsFormat>([
      ...Object.entries(fullFormats).map(([name, format]) => [name, ofTexts(toTest(format))] as const),
      // The library admits `2026-01-14 09:26:53+01` as a date-time, for example, but no address at `localhost`,
      // which tests use.
      ...exactFormats.map((name) => [name, ofTexts((text) => isFormatted(text, name))] as const),
      ["regex", ofTexts(isPattern)],
      ...[...integerRanges.keys()].map((name) => [name, ofIntegers(name)] as const),
    ]),
);

function ofTexts(admits: (text: string) => boolean): AdmitsFormat {
  return (value) => typeof value !== "string" || admits(value);
}

function ofIntegers(format: string): AdmitsFormat {
  return (value) => !isExactNumber(value) || isInFormat(value, format);
}

/** Returns the test of texts that a format of the library has. Its formats of numbers admit all texts. */
function toTest(format: LibraryFormat): (text: string) => boolean {
  const test = typeof format === "object" && "validate" in format ? format.validate : format;
  const isOfNumbers = typeof format === "object" && "type" in format && format.type === "number";
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The library defines the tests of texts by functions without promises.
  if (typeof test === "function" && !isOfNumbers) return test as (text: string) => boolean;
  return test instanceof RegExp ? (text) => test.test(text) : () => true;
}
