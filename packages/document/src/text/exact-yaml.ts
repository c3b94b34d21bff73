import { CORE_SCHEMA, type Schema, NOT_RESOLVED, defineScalarTag, floatCoreTag, intCoreTag, mergeTag } from "js-yaml";
import { readExactNumber } from "../numbers/exact-number.ts";

type Resolve = typeof intCoreTag.resolve;
type ReadNumbers = (resolve: Resolve) => (...given: Parameters<Resolve>) => ReturnType<Resolve> | bigint;

const readExactly: ReadNumbers = (resolve) => (source, isExplicit, tagName) => {
  const rounded = resolve(source, isExplicit, tagName);
  if (typeof rounded !== "number" || Number.isSafeInteger(rounded)) return rounded;
  const [, sign = "", digits = ""] = /^([-+]?)(0[xo].*)$/i.exec(source) ?? [];
  if (digits === "") return readExactNumber(source.replace(/^\+/, ""));
  return readExactNumber(`${sign === "-" ? "-" : ""}${BigInt(digits)}`);
};

const plain = defineSchema((resolve) => resolve);
const exact = defineSchema(readExactly);

/** Matches texts that may contain a number with more digits than a double has, decimal, hexadecimal or octal. */
const longNumber = /[\d.]{16}|0x[\da-f]{14}/i;

/**
 * Returns the schema with which the YAML parser reads a text. It reads each integer that a double would round as a `bigint`. Texts
 * without long numbers are read by a faster schema.
 */
export function chooseYamlSchema(text: string): Schema {
  return longNumber.test(text) ? exact : plain;
}

/**
 * Defines the YAML of documents. Timestamps and `no` stay strings, as in YAML 1.2. So do digits after a zero: YAML's JSON schema, which
 * OpenAPI names, has no such number, and many programs write the text `08` without quotes. `<<` is YAML 1.1, but widely used.
 */
function defineSchema(read: ReadNumbers): Schema {
  return CORE_SCHEMA.withTags(defineNumberTag(intCoreTag, read), defineNumberTag(floatCoreTag, read), mergeTag);
}

function defineNumberTag(tag: typeof intCoreTag, read: ReadNumbers): ReturnType<typeof defineScalarTag> {
  const resolve = read(tag.resolve);
  return defineScalarTag<number | bigint>(tag.tagName, {
    ...tag,
    resolve: (source, isExplicit, tagName) =>
      !isExplicit && /^[-+]?0\d/.test(source) ? NOT_RESOLVED : resolve(source, isExplicit, tagName),
  });
}
