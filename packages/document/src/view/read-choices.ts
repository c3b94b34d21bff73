import { addInteger, type ExactNumber, isExactNumber } from "../numbers/exact-number.ts";
import type { OwnKeywords, SchemaView } from "./schema-view.ts";

/** A limit of a schema: `{ kind: "maximum", value: 50 }`. */
export type Boundary =
  | { readonly kind: (typeof numberKinds)[number]; readonly value: ExactNumber }
  | { readonly kind: (typeof countKinds)[number]; readonly value: number };

/**
 * Lists the values that a schema names, as a request writes them: the values of an enumeration, a constant, and both values of a
 * boolean. For an array, lists the values of its items. The schema may admit other values, too, in another branch.
 */
export function readChoices(view: SchemaView, within: ReadonlySet<OwnKeywords> = new Set()): string[] {
  if (within.has(view.own)) return [];
  const own = view.values ?? view.parts.flatMap(listOwn);
  const ofItems = listItems(view).flatMap((item) => readChoices(item, new Set(within).add(view.own)));
  return [...new Set([...own.filter(isScalar).map(String), ...ofItems])];
}

function listOwn({ type, enum: values, const: only }: OwnKeywords): readonly unknown[] {
  return values ?? (only === undefined && [type].flat().includes("boolean") ? [true, false] : [only]);
}

/** Lists the views of the items of a list that a schema describes. */
function listItems(view: SchemaView): SchemaView[] {
  const isDescribed = view.parts.some(({ items, prefixItems }) => items !== undefined || prefixItems !== undefined);
  return isDescribed ? Array.from({ length: view.prefixLength + 1 }, (_, index) => view.item(index)) : [];
}

/** Returns `true` for a scalar other than `null`, which a request cannot write. */
function isScalar(value: unknown): value is string | ExactNumber | boolean {
  return typeof value === "string" || isExactNumber(value) || typeof value === "boolean";
}

/** Lists the limits of a schema that a value can equal: of numbers, of text lengths, of arrays and of their items. */
export function readBoundaries(view: SchemaView, within: ReadonlySet<OwnKeywords> = new Set()): Boundary[] {
  if (within.has(view.own)) return [];
  const found = new Map<string, Boundary>();
  const own = view.parts.flatMap((part): Boundary[] => [
    ...numberKinds.flatMap((kind) => (part[kind] === undefined ? [] : [{ kind, value: part[kind] }])),
    ...countKinds.flatMap((kind) => (part[kind] === undefined ? [] : [{ kind, value: part[kind] }])),
    ...readExclusive(part, view),
  ]);
  const ofItems = listItems(view).flatMap((item) => readBoundaries(item, new Set(within).add(view.own)));
  for (const boundary of [...own, ...ofItems]) found.set(`${boundary.kind} ${boundary.value}`, boundary);
  return [...found.values()];
}

const numberKinds = ["minimum", "maximum"] as const;
const countKinds = ["minLength", "maxLength", "minItems", "maxItems"] as const;

/** Reads exclusive limits of an integer as inclusive ones: greater than 0 is at least 1. Other numbers have no next value. */
function readExclusive({ exclusiveMinimum, exclusiveMaximum }: OwnKeywords, { types }: SchemaView): Boundary[] {
  if (!types.includes("integer")) return [];
  return [
    ...(exclusiveMinimum === undefined
      ? []
      : [{ kind: "minimum", value: addInteger(floor(exclusiveMinimum), 1) } as const]),
    ...(exclusiveMaximum === undefined
      ? []
      : [{ kind: "maximum", value: addInteger(ceil(exclusiveMaximum), -1) } as const]),
  ];
}

function floor(value: ExactNumber): ExactNumber {
  return typeof value === "bigint" ? value : Math.floor(value);
}

function ceil(value: ExactNumber): ExactNumber {
  return typeof value === "bigint" ? value : Math.ceil(value);
}
