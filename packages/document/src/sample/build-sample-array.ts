import { asJson, isFields, isList, type Json, withoutRepeated } from "../schema/json.ts";
import { listItemSchemas, readBound } from "../schema/merge-schemas.ts";
import { type Facts, pickFrom, type PlanPart, type Task, type Wanted } from "./sample-task.ts";
import { type FindSample, readSampleValue, type Sample } from "./sample.ts";
import type { Schema, SchemaObject } from "../schema/schema.ts";
import { allOfSchemas } from "../view/combine-schemas.ts";
import type { SchemaView } from "../view/schema-view.ts";
import { viewInScope } from "../view/view-schema.ts";
import { measurePrint, mostSampleParts, varies, weighSample } from "./weigh-sample.ts";
import { toSingular } from "../names/plural.ts";

/** The number of items where nothing requires or shows another number. */
const defaultItems = 2;
/** The most scalars of an example that are repeated as they are. */
const mostScalars = 50;
/** The most items that are planned after an example. */
const mostItems = 3;
/** The most parts that all items of an array have together, where nothing requires more. */
const mostParts = 2_000;
/** The most parts of the items that are printed in the array itself, where nothing requires more. */
const mostPrintedParts = 250;
/** The most plans for the items of an array of different items. */
const mostPlans = 20;
/** The seeds for which items are compared with each other. */
const comparedSeeds = Array.from({ length: 60 }, (_, seed) => seed);

/**
 * Plans an array with as many items as its example, up to three. Without an example, plans two items. An example of scalars is used as it
 * is.
 */
export function buildArraySample(task: Task, { scope, byAlias, admits }: Facts, plan: PlanPart): Sample | undefined {
  const { members, hints, wire, name, needed } = task;
  const minimum = readBound(members, "minItems") ?? 0;
  const maximum = readBound(members, "maxItems") ?? Number.POSITIVE_INFINITY;
  const lists = wire.filter(isList);
  const [example] = hints;
  if (isList(example) && isShortListOfScalars(example)) return pickFrom([example]);
  if (minimum > mostSampleParts) return undefined;
  if (!members.some(describesItems)) {
    if (hints.length > 0) return pickFrom(hints);
    if (minimum === 0 && task.admits([])) return pickFrom([[]]);
  }

  const fixed = Math.max(0, ...members.map(({ prefixItems = [] }) => prefixItems.length));
  const items = planFixed();
  // Items after one that cannot be built would move to its index.
  if (items.length < fixed) return items.length < minimum ? undefined : { kind: "array", items };
  items.push(...planContained());
  // Further items must not exceed `maxContains`.
  const excluded = members.flatMap(({ contains, maxContains }): Schema[] =>
    contains === undefined || maxContains === undefined ? [] : [{ not: contains }],
  );
  const rest = [...listItemSchemas(members, fixed), ...excluded];
  items.push(...planFurther(items.length));
  const isSet = members.some(({ uniqueItems }) => uniqueItems === true);
  const kept = isSet ? dropRepeated(items, byAlias) : items;
  if (kept.length >= minimum) return { kind: "array", items: kept };
  return isSet && fixed === 0 && !rest.includes(false) ? pickDifferent() : undefined;

  function planItem(schemas: readonly Schema[], examples: readonly Json[], isRequired: boolean): Sample | undefined {
    const part: Omit<Wanted, "needed"> = { schemas, hints: examples, name: nameItem(name) };
    return plan({ ...part, needed: false }) ?? (needed && isRequired ? plan({ ...part, needed }) : undefined);
  }

  /** Plans the items of `prefixItems`, up to the first that cannot be built. */
  function planFixed(): Sample[] {
    const planned: Sample[] = [];
    for (let index = 0; index < Math.min(fixed, maximum); index += 1) {
      const examples = lists.flatMap((list) => list.slice(index, index + 1));
      const sample = planItem(listItemSchemas(members, index), examples, index < minimum);
      if (!sample) break;
      planned.push(sample);
    }
    return planned;
  }

  /** Plans as many items as each `contains` needs. */
  function planContained(): Sample[] {
    // `contains` evaluates its items, so `unevaluatedItems` does not concern them.
    const described = members.flatMap((member) => member.items ?? []);
    return members.flatMap(({ contains, minContains = 1 }) => {
      const sample = contains === undefined ? undefined : planItem([contains, ...described], [], true);
      return sample && minContains <= mostSampleParts ? Array.from({ length: minContains }, () => sample) : [];
    });
  }

  /** Plans the items after those that are there, which are all alike. */
  function planFurther(present: number): Sample[] {
    const wanted = Math.min(maximum, Math.max(minimum, fixed > 0 ? minimum : countItems(lists)));
    if (present >= wanted || rest.includes(false)) return [];
    const examples = lists.flatMap((list) => list.slice(fixed));
    const sample = planItem(rest, examples, minimum > present);
    if (!sample) return [];
    const isSingle = present === 0 && minimum < 2 && lists.length === 0 && !varies(sample, byAlias);
    const count = isSingle ? Math.min(wanted, 1) : Math.max(minimum, Math.min(wanted, countFitting(sample, byAlias)));
    return Array.from({ length: Math.max(0, count - present) }, () => sample);
  }

  /** Picks as many different values as a set needs, of those that the schema lists or of those of several plans. */
  function pickDifferent(): Sample | undefined {
    const listed = listValues(viewInScope(scope, allOfSchemas(rest))).filter((value) => admits(rest, value));
    const values = listed.length < minimum ? collectValues(listed) : listed.slice(0, minimum);
    return values.length < minimum || !task.admits(values) ? undefined : { kind: "literal", value: values };
  }

  /** Adds values of further plans, each of which excludes the values before it. */
  function collectValues(known: readonly Json[]): readonly Json[] {
    let found = known;
    for (let plans = 0; plans < mostPlans && found.length < minimum; plans += 1) {
      const sample = planItem(found.length === 0 ? rest : [...rest, { not: { enum: [...found] } }], [], false);
      if (!sample) break;
      const made = comparedSeeds.map((seed) => readSampleValue(sample, seed, byAlias));
      const more = withoutRepeated([...found, ...made.filter((value) => admits(rest, value))]);
      if (more.length === found.length) break;
      found = more;
    }
    return found.slice(0, minimum);
  }
}

function isShortListOfScalars(list: readonly Json[]): boolean {
  return list.length <= mostScalars && list.every((item) => !isList(item) && !isFields(item));
}

function describesItems({ prefixItems = [], items, contains, unevaluatedItems }: SchemaObject): boolean {
  return prefixItems.length > 0 || [items, contains, unevaluatedItems].some((schema) => schema !== undefined);
}

/** Lists the values of a schema that names all of them: `null` and both booleans count as named. Otherwise returns none. */
function listValues(view: SchemaView): readonly Json[] {
  const lists = view.alternatives.map(({ values, types }): readonly Json[] | undefined => {
    if (values) return values.map(asJson);
    const few = types.map((type) => (type === "null" ? [null] : type === "boolean" ? [false, true] : undefined));
    return few.every((each) => each !== undefined) ? few.flat() : undefined;
  });
  return lists.every((list) => list !== undefined) ? withoutRepeated(lists.flat()) : [];
}

function countItems(lists: readonly (readonly Json[])[]): number {
  const [first] = lists;
  return first === undefined ? defaultItems : Math.min(first.length, mostItems);
}

/** Returns how many items fit into one array, at least one. Lists of lists grow with every level. */
function countFitting(item: Sample, byAlias: FindSample): number {
  return Math.max(
    1,
    Math.floor(Math.min(mostParts / weighSample(item, byAlias), mostPrintedParts / measurePrint(item))),
  );
}

/** Returns the first items, as many as differ from each other. */
function dropRepeated(items: readonly Sample[], byAlias: FindSample): readonly Sample[] {
  for (let count = items.length; count > 1; count -= 1) {
    const kept = items.slice(0, count);
    if (areDifferent(kept, byAlias)) return kept;
  }
  return items.slice(0, 1);
}

/** Returns `true` when the items differ from each other for every seed. */
function areDifferent(items: readonly Sample[], byAlias: FindSample): boolean {
  return comparedSeeds.every((seed) => {
    const value = readSampleValue({ kind: "array", items }, seed, byAlias);
    return isList(value) && withoutRepeated(value).length === value.length;
  });
}

/** Returns the name of one item: `url` for `url_list`, `tag` for `tags`. */
function nameItem(name: string): string {
  return toSingular(name.replace(/[_-]?(?:list|array|items)$/i, "") || name);
}
