import type { Format as LibraryFormat } from "ajv";
import { fullFormats } from "ajv-formats/dist/formats.js";
import { compareNumbers, type ExactNumber, isWhole, once } from "@shortvideo-api/document";
import { boundPattern, isPattern } from "@shortvideo-api/document/pattern";

/** A format whose values are checked: texts, or numbers. */
export type CheckedFormat =
  | { readonly type: "string"; readonly validate: (text: string) => boolean }
  | { readonly type: "number"; readonly validate: (value: number) => boolean };

/** Returns `true` if validation checks the values of a format. Values of other formats always pass. */
export function assertsFormat(format: string): boolean {
  return readFormats().has(format);
}

/** Reads the formats that are checked, by name. */
export const readFormats: () => ReadonlyMap<string, CheckedFormat> = once(
  () =>
    new Map<string, CheckedFormat>([
      ...Object.entries(fullFormats).map(([name, format]) => [name, toFormat(format)] as const),
      ["regex", { type: "string", validate: isPattern }],
      ["int64", { type: "number", validate: (value) => isInFormat(value, "int64") }],
      ["uint64", { type: "number", validate: (value) => isInFormat(value, "uint64") }],
    ]),
);

function toFormat(format: LibraryFormat): CheckedFormat {
  if (format === true) return { type: "string", validate: () => true };
  if (typeof format === "function") return { type: "string", validate: format };
  if (typeof format === "object" && "validate" in format) {
    const { type = "string", validate } = format;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The library defines these by functions without promises.
    return { type, validate } as CheckedFormat;
  }
  // The time for one of them, `url`, grows with the square of the length of the text.
  const pattern = once(() => boundPattern(new RegExp(format)));
  return { type: "string", validate: (text) => pattern().test(text) };
}

const ranges: Readonly<Record<string, readonly [least: bigint, most: bigint]>> = {
  int32: [-(2n ** 31n), 2n ** 31n - 1n],
  int64: [-(2n ** 63n), 2n ** 63n - 1n],
  uint64: [0n, 2n ** 64n - 1n],
};

/** Returns `true` for an integer that has a format, and for any number in a format without a range. */
export function isInFormat(value: ExactNumber, format: string): boolean {
  const [least, most] = ranges[format] ?? [];
  if (least === undefined || most === undefined) return true;
  return isWhole(value) && compareNumbers(value, least) >= 0 && compareNumbers(value, most) <= 0;
}
