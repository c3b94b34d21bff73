import { CORE_SCHEMA, type Schema, defineScalarTag, floatCoreTag, intCoreTag, mergeTag } from "js-yaml";
import { readExactNumber } from "../numbers/exact-number.ts";

/** The YAML of documents. Timestamps and `no` stay strings, as in YAML 1.2. `<<` is YAML 1.1, but widely used. */
const plain = CORE_SCHEMA.withTags(mergeTag);

const exact = plain.withTags(
  defineScalarTag<number | bigint>(intCoreTag.tagName, { ...intCoreTag, resolve: readExactly(intCoreTag.resolve) }),
  defineScalarTag<number | bigint>(floatCoreTag.tagName, {
    ...floatCoreTag,
    resolve: readExactly(floatCoreTag.resolve),
  }),
);

/** Matches texts that may contain a number with more digits than a double has, decimal, hexadecimal or octal. */
const longNumber = /[\d.]{16}|0x[\da-f]{14}/i;

/**
 * Returns the schema with which the YAML parser reads a text. It reads each integer that a double would round as a `bigint`. Texts
 * without long numbers are read by the faster schema of the library.
 */
export function chooseYamlSchema(text: string): Schema {
  return longNumber.test(text) ? exact : plain;
}

type Resolve = typeof intCoreTag.resolve;

function readExactly(resolve: Resolve): (...given: Parameters<Resolve>) => ReturnType<Resolve> | bigint {
  return (source, isExplicit, tagName) => {
    const rounded = resolve(source, isExplicit, tagName);
    if (typeof rounded !== "number" || Number.isSafeInteger(rounded)) return rounded;
    const [, sign = "", digits = ""] = /^([-+]?)(0[xo].*)$/i.exec(source) ?? [];
    if (digits === "") return readExactNumber(source.replace(/^\+/, ""));
    return readExactNumber(`${sign === "-" ? "-" : ""}${BigInt(digits)}`);
  };
}
