import {
  type ExactNumber,
  isExactNumber,
  isLongInteger,
  type Limits,
  numberKeywords,
  type OwnKeywords,
  toBigInt,
} from "@shortvideo-api/document/source";
import { isQuickPattern } from "@shortvideo-api/document/sample/source";

type Name = keyof Limits;

/** Reads the limits that the client checks; `undefined` for one that has no effect or that it cannot check. */
const readers: { readonly [Each in Name]: (limit: unknown) => Limits[Each] } = {
  minimum: readBound,
  maximum: readBound,
  exclusiveMinimum: readBound,
  exclusiveMaximum: readBound,
  multipleOf: (limit) => (isExactNumber(limit) && limit > 0 ? toExact(limit) : undefined),
  minLength: readLeast,
  maxLength: readMost,
  minItems: readLeast,
  maxItems: readMost,
  minProperties: readLeast,
  maxProperties: readMost,
  // Others may backtrack for long.
  pattern: (limit) => (typeof limit === "string" && isQuickPattern(limit) ? limit : undefined),
  uniqueItems: (limit) => (limit === true ? true : undefined),
};

/** The limits of numbers and texts. */
export const scalarNames: readonly Name[] = [...numberKeywords, "minLength", "maxLength", "pattern"];

/** The limits of numbers, texts, lists and objects. */
export const allNames: readonly Name[] = Object.keys(readers).filter(isName);

/** Reads these limits of a schema, as the client checks them. */
export function readLimits(schema: OwnKeywords, names: readonly Name[]): Limits {
  const limits: Limits = {};
  for (const name of names) {
    const limit = readers[name](schema[name]);
    if (limit !== undefined) Object.assign(limits, { [name]: limit });
  }
  return limits;
}

/** Returns a number as the client compares it: JavaScript compares a bigint with any number exactly. */
export function toExact(value: ExactNumber): ExactNumber {
  return isLongInteger(value) ? toBigInt(value) : value;
}

function readBound(limit: unknown): ExactNumber | undefined {
  return isExactNumber(limit) && Number.isFinite(Number(limit)) ? toExact(limit) : undefined;
}

function readLeast(limit: unknown): number | undefined {
  const count = readMost(limit);
  return count === 0 ? undefined : count;
}

function readMost(limit: unknown): number | undefined {
  return typeof limit === "number" && Number.isSafeInteger(limit) && limit >= 0 ? limit : undefined;
}

function isName(name: string): name is Name {
  return Object.hasOwn(readers, name);
}
