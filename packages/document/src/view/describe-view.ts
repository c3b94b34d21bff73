import { describeList, mergeLimits } from "../describe/describe-limits.ts";
import { type DescribedSchema, describePlaces, describeSchema } from "../describe/describe-schema.ts";
import type { SchemaType } from "../openapi/openapi.ts";
import { areAllTypes, typeOf } from "./own-types.ts";
import type { SchemaView } from "./schema-view.ts";

/** Selects types of values. */
type SelectType = (type: SchemaType) => boolean;

/**
 * Describes the values that a schema admits, as {@link describeSchema} does. Describes what all parts say together, and each combination
 * of branches. `select` chooses the types that are described. Default: all.
 */
export function describeView(view: SchemaView, select: SelectType = () => true): string {
  return describeSchema(toDescribed(view, select, 0));
}

/** The number of levels to which a schema that contains itself is described. */
const maxDepth = 4;
/** The number of combinations of branches that are described one by one. */
const maxAlternatives = 12;

/** Describes the items of a tuple by their places; `undefined` for a list that is no tuple, and for a long one. */
export function describePlacesView(view: SchemaView): string | undefined {
  return describePlaces(listPlaces(view, 0), describeSchema);
}

/** Describes a list without its items: `"a list of at most 2 items"`. */
export function describeListView(view: SchemaView): string {
  const list = view.alternatives.find(({ types }) => types.includes("array")) ?? view;
  return describeList(closeTuple(mergeLimits(list.always), list));
}

/**
 * Returns the limits of the values of a schema, without those of null: the strictest of each kind. If branches differ, only limits of all
 * values count.
 */
export function readViewLimits(view: SchemaView): DescribedSchema {
  const [only, ...others] = view.alternatives.filter(({ types }) => types.join() !== "null");
  return mergeLimits(only && others.length === 0 ? only.always : view.always);
}

function toDescribed(view: SchemaView, select: SelectType, depth: number): DescribedSchema | boolean {
  const alternatives = view.alternatives.filter(({ types }) => types.some(select));
  const [first = view] = alternatives;
  if (view.values) return describeAlternative(view, select, depth);
  if (alternatives.length > maxAlternatives) return { type: view.meantTypes.filter(select) };
  if (alternatives.length < 2) return describeAlternative(first, select, depth);
  return { anyOf: joinValues(alternatives.map((each) => describeAlternative(each, select, depth))) };
}

/** Joins the alternatives that only list values, so that they read "one of `a`, `b`". */
function joinValues(alternatives: readonly (DescribedSchema | boolean)[]): readonly (DescribedSchema | boolean)[] {
  const lists = alternatives.filter(isListOfValues);
  const joined: DescribedSchema = { enum: [...new Set(lists.flatMap((each) => each.enum))] };
  return alternatives.flatMap((each) => {
    if (!isListOfValues(each)) return [each];
    return each === lists[0] ? [joined] : [];
  });
}

function isListOfValues(described: DescribedSchema | boolean): described is DescribedSchema & { enum: unknown[] } {
  return typeof described === "object" && described.enum !== undefined && Object.keys(described).length === 1;
}

function describeAlternative(view: SchemaView, select: SelectType, depth: number): DescribedSchema | boolean {
  const { always, meantTypes, types, values } = view;
  if (types.length === 0) return false;
  if (values) return { enum: values.filter((value) => select(typeOf(value))) };
  const limits = { ...mergeLimits(always), ...readExcluded(view) };
  if (areAllTypes(meantTypes) && types.every(select)) return Object.keys(limits).length === 0 ? true : limits;
  const selected = meantTypes.filter(select);
  const named = { ...limits, type: selected.length > 0 ? selected : types.filter(select) };
  if (!named.type.includes("array") || depth >= maxDepth) return named;
  return closeTuple({ ...named, ...listPlaces(view, depth) }, view);
}

/** Describes the items of a list: those at the start by their places, and all further ones together. */
function listPlaces(view: SchemaView, depth: number): Pick<DescribedSchema, "prefixItems" | "items"> {
  const describeItem = (index: number): DescribedSchema | boolean =>
    toDescribed(view.item(index), () => true, depth + 1);
  const items = describeItem(view.prefixLength);
  if (view.prefixLength === 0) return { items };
  return { items, prefixItems: Array.from({ length: view.prefixLength }, (_, index) => describeItem(index)) };
}

/** Adds the number of items that a tuple may have if it admits no further ones. */
function closeTuple(found: DescribedSchema, view: SchemaView): DescribedSchema {
  const { prefixLength } = view;
  if (prefixLength === 0 || view.item(prefixLength).types.length > 0) return found;
  return { ...found, maxItems: Math.min(prefixLength, found.maxItems ?? prefixLength) };
}

/** Reads the values that a schema excludes. Conditions, and parts that exclude other values, are not described. */
function readExcluded(view: SchemaView): Pick<DescribedSchema, "not"> {
  const excluded = listExcluded(view);
  const values = [...new Set(excluded.flatMap((not) => not.values ?? []))];
  if (values.length > 0) return { not: { enum: values } };
  return excluded.length > 0 || view.choices.length > 0 ? { not: {} } : {};
}

function listExcluded({ allOf, not }: SchemaView): readonly SchemaView[] {
  return [...(not ? [not] : []), ...allOf.flatMap(listExcluded)];
}
