import { compareNumbers, integerRanges } from "../numbers/exact-number.ts";
import { cutText } from "./cut-text.ts";
import { printJson } from "../numbers/json-text.ts";
import { describeCount, describeList, describeRange, type Limits, toAttribute } from "./describe-limits.ts";
import { showValue } from "./show-value.ts";

/** The keywords of a schema that are put into words. */
export interface DescribedSchema extends Limits {
  readonly type?: string | readonly string[] | undefined;
  readonly enum?: readonly unknown[] | undefined;
  readonly const?: unknown;
  readonly format?: string | undefined;
  readonly items?: DescribedSchema | boolean | undefined;
  readonly not?: DescribedSchema | boolean | undefined;
  readonly prefixItems?: readonly (DescribedSchema | boolean)[] | undefined;
  readonly anyOf?: readonly (DescribedSchema | boolean)[] | undefined;
  readonly oneOf?: readonly (DescribedSchema | boolean)[] | undefined;
}

/**
 * Describes the values that a schema admits, in words that follow "must be": `"an integer from 1 to 50"`, ``"one of `asc`, `desc`"``.
 * The client, the mock, the reports and the reference all use these words.
 */
export function describeSchema(found: DescribedSchema | boolean): string {
  return describeAt(found, 0);
}

/** Describes a schema that has `depth` schemas around it. */
function describeAt(found: DescribedSchema | boolean, depth: number): string {
  if (found === true) return "any value";
  if (found === false) return "no value";
  const { not, ...others } = found;
  const { const: only, enum: listed }: DescribedSchema = typeof not === "object" ? not : {};
  const excluded = only === undefined ? listed : [only];
  if (excluded) return `${describeOwn(others, depth)}, but not ${describeValues(excluded)}`;
  return describeOwn(found, depth);
}

function describeOwn(found: DescribedSchema, depth: number): string {
  if (Array.isArray(found.enum)) return describeValues(found.enum);
  if (found.const !== undefined) return describeValues([found.const]);
  const types = [found.type ?? []].flat();
  if (types.length > 0) return types.map((type) => describeType(type, found, depth)).join(" or ");
  const choices = found.oneOf ?? found.anyOf;
  if (choices && depth < maxDepth) {
    return [...new Set(choices.map((choice) => describeAt(choice, depth + 1)))].join(", or ");
  }
  if (found.minLength !== undefined || found.maxLength !== undefined || found.format !== undefined) {
    return describeText(found);
  }
  const limits = [describeNumbers(found, false), describePattern(found)].filter((part) => part !== undefined);
  if (limits.length > 0) return `a value${limits.join(",")}`;
  return Object.keys(found).length === 0 ? "any value" : "a value that its schema admits";
}

function describeType(type: string, found: DescribedSchema, depth: number): string {
  if (type === "string") return describeText(found);
  if (type === "integer" || type === "number") {
    const noun = integersByFormat[found.format ?? ""] ?? (type === "integer" ? "an integer" : "a number");
    return `${noun}${describeNumbers(found, type === "integer") ?? ""}`;
  }
  if (type === "object") {
    const count = describeCount(found.minProperties, found.maxProperties, "property");
    return count === undefined ? "an object" : `an object of ${count}`;
  }
  if (type !== "array") return nouns[type] ?? "a value";
  const places = describePlaces(found, (item) => (depth >= maxDepth ? "any value" : describeAt(item, depth + 1)));
  if (places !== undefined) return `${describeList(found)}: ${places}`;
  const isOpen = found.items === undefined || found.items === false || found.prefixItems !== undefined;
  const each = isOpen || depth >= maxDepth ? "any value" : describeAt(found.items, depth + 1);
  return describeList(found) + (each === "any value" ? "" : `, each ${each}`);
}

/** The number of places of a tuple that are described one by one. */
const mostPlaces = 6;

/**
 * Describes the items of a tuple by their places: `"an integer, then text"`. Returns `undefined` for a list that is no tuple, and for a
 * long tuple.
 */
export function describePlaces(
  { prefixItems = [], items = true }: Pick<DescribedSchema, "prefixItems" | "items">,
  describe: (item: DescribedSchema | boolean) => string,
): string | undefined {
  if (prefixItems.length === 0 || prefixItems.length > mostPlaces) return undefined;
  // `false` only ends the tuple.
  const rest = items === false ? "any value" : describe(items);
  return [...prefixItems.map((item) => describe(item)), ...(rest === "any value" ? [] : [`each ${rest}`])].join(
    ", then ",
  );
}

/** The number of levels to which a schema that contains itself is described. */
const maxDepth = 4;

const nouns: Readonly<Record<string, string>> = { boolean: "`true` or `false`", null: "null" };

const integersByFormat: Readonly<Record<string, string>> = {
  int8: "an 8-bit integer",
  uint8: "an 8-bit integer without a sign",
  int16: "a 16-bit integer",
  uint16: "a 16-bit integer without a sign",
  int32: "a 32-bit integer",
  uint32: "a 32-bit integer without a sign",
  int64: "a 64-bit integer",
  uint64: "a 64-bit integer without a sign",
};

function describeNumbers(schema: DescribedSchema, isInteger: boolean): string | undefined {
  const range = describeRange(dropImplied(schema), isInteger);
  const parts = [
    range === undefined ? undefined : ` ${toAttribute(range)}`,
    schema.multipleOf === undefined ? undefined : ` a multiple of ${schema.multipleOf}`,
  ].filter((part) => part !== undefined);
  return parts.length === 0 ? undefined : `${range === undefined ? "," : ""}${parts.join(",")}`;
}

/** Leaves out limits that the format implies, such as 2^63 - 1 of a 64-bit integer. */
function dropImplied(schema: DescribedSchema): Limits {
  const [least, most] = integerRanges.get(schema.format ?? "") ?? [];
  if (least === undefined || most === undefined) return schema;
  const { minimum = least, maximum = most, exclusiveMinimum = least, exclusiveMaximum = most, ...rest } = schema;
  return {
    ...rest,
    ...(compareNumbers(minimum, least) > 0 ? { minimum } : {}),
    ...(compareNumbers(maximum, most) < 0 ? { maximum } : {}),
    ...(compareNumbers(exclusiveMinimum, least) > 0 ? { exclusiveMinimum } : {}),
    ...(compareNumbers(exclusiveMaximum, most) < 0 ? { exclusiveMaximum } : {}),
  };
}

function describeText(schema: DescribedSchema): string {
  if (schema.format === "binary") {
    const size = describeCount(schema.minLength, schema.maxLength, "byte");
    return size === undefined ? "a file" : `a file of ${size}`;
  }
  const count = describeCount(schema.minLength, schema.maxLength, "character");
  const parts = [
    count === undefined ? undefined : ` of ${count}`,
    describePattern(schema),
    schema.format === undefined ? undefined : ` in the format \`${schema.format}\``,
  ].filter((part) => part !== undefined);
  return `text${parts.join(",")}`;
}

function describePattern({ pattern }: DescribedSchema): string | undefined {
  return pattern === undefined ? undefined : ` that matches \`${cutText(pattern)}\``;
}

/** The number of values of an enumeration that are listed. */
const mostValues = 12;

/** Lists values: ``"one of `asc`, `desc`"``. Texts that look like other values are called texts, or have quotes. */
function describeValues(values: readonly unknown[]): string {
  const areTexts = values.every((value) => typeof value === "string");
  const hasAmbiguousText = values.some((value) => typeof value === "string" && otherLiteral.test(value));
  const shown = values.slice(0, mostValues).map((value) => {
    const isPlain = typeof value === "string" && (areTexts || !hasAmbiguousText);
    return `\`${showValue(cutText(isPlain ? value : printJson(value)))}\``;
  });
  const rest = values.length - shown.length;
  const list = `${shown.join(", ")}${rest > 0 ? ` and ${rest} more` : ""}`;
  const areCalledTexts = areTexts && hasAmbiguousText;
  if (values.length === 1) return `${areCalledTexts ? "the text " : ""}${list}`;
  return `one of ${areCalledTexts ? "the texts " : ""}${list}`;
}

const otherLiteral = /^(?:-?\d+(?:\.\d+)?|true|false|null)$/;
