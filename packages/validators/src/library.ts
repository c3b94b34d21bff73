import { describeCount } from "@shortvideo-api/document";
import type { ArrayRule, NumberRule, ObjectRule, Scalar, StringRule } from "./rule.js";

/** Prints the expressions of a validation library. */
export interface Library {
  /** The name of the emitter, and of its file: `"zod"`. */
  readonly name: string;
  /** The import of the library in the file. */
  readonly importLine: string;
  /** Prints the type of a validator of values of this type. */
  type: (value: string) => string;
  readonly any: string;
  readonly never: string;
  readonly boolean: string;
  readonly null: string;
  readonly bytes: string;
  values: (values: readonly Scalar[]) => string;
  string: (rule: StringRule) => string;
  number: (rule: NumberRule) => string;
  array: (rule: ArrayRule, prefix: readonly string[], items: string) => string;
  object: (rule: ObjectRule, fields: readonly PrintedField[], others: string) => string;
  either: (options: readonly string[], exactlyOne: boolean) => string;
  both: (parts: readonly string[], isClosed: boolean) => string;
  /** A reference to a validator that is declared further down. */
  later: (name: string) => string;
  /** Functions that the printed code calls, by name. They stand at the end of the file if it calls them. */
  readonly helpers: Readonly<Record<string, string>>;
}

/** A property of an object, with the expression of its validator. */
export interface PrintedField {
  readonly name: string;
  readonly text: string;
  readonly isRequired: boolean;
  /** Whether each value is valid, so that the library must check that there is one. */
  readonly isAny: boolean;
}

/** Functions that code of each library calls, by name. */
export const sharedHelpers: Readonly<Record<string, string>> = {
  hasLength: `/** Counts characters as JSON Schema does, and not units of UTF-16. */
function hasLength(minimum: number, maximum = Infinity) {
  return (text: string): boolean => {
    const { length } = Array.from(text);
    return length >= minimum && length <= maximum;
  };
}`,
  isMultipleOf: `/** Allows for the rounding of decimal fractions. */
function isMultipleOf(divisor: number) {
  return (value: number): boolean => {
    const quotient = value / divisor;
    return Math.abs(quotient - Math.round(quotient)) <= Number.EPSILON * Math.abs(quotient);
  };
}`,
  isBytes: `function isBytes(value: unknown): boolean {
  if (value instanceof Blob || value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return true;
  return value instanceof ReadableStream || Symbol.asyncIterator in Object(value);
}`,
  hasUniqueItems: `function hasUniqueItems(items: readonly unknown[]): boolean {
  return new Set(items.map((item) => toComparable(item))).size === items.length;
}

/** Prints a value of JSON with the properties of objects in one order. */
function toComparable(value: unknown): string {
  if (Array.isArray(value)) return \`[\${value.map((item) => toComparable(item)).join()}]\`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(([name, field]) => \`\${JSON.stringify(name)}:\${toComparable(field)}\`);
  return \`{\${fields.sort().join()}}\`;
}`,
  hasProperties: `function hasProperties(minimum: number, maximum = Infinity) {
  return (value: object): boolean => {
    const { length } = Object.keys(value);
    return length >= minimum && length <= maximum;
  };
}`,
};

/** Prints the arguments of a range: `1`, `1, 50`. */
function printRange(minimum = 0, maximum?: number): string {
  return maximum === undefined ? String(minimum) : `${minimum}, ${maximum}`;
}

/** Prints the check of a count with its message, such as `hasLength(1, 50)` and "must have 1 to 50 characters". Empty without a limit. */
export function printCountCheck(
  print: (check: string, message: string) => string,
  name: keyof typeof sharedHelpers,
  unit: string,
  [minimum, maximum]: readonly [minimum: number | undefined, maximum: number | undefined],
): string[] {
  const count = describeCount(minimum, maximum, unit);
  return count === undefined ? [] : [print(`${name}(${printRange(minimum, maximum)})`, `must have ${count}`)];
}

/** Prints a call for each limit that a rule has: `gte(1)`. */
export function printLimits(limits: Readonly<Record<string, number | bigint | undefined>>): string[] {
  return Object.entries(limits).flatMap(([call, limit]) => (limit === undefined ? [] : [`${call}(${limit})`]));
}
