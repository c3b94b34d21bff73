import { isInt64 } from "../openapi/int64.ts";
import { asJson, includesJson, type Json } from "../schema/json.ts";
import { buildArraySample } from "./build-sample-array.ts";
import { buildNumberSample } from "./build-sample-number.ts";
import { buildObjectSample } from "./build-sample-object.ts";
import { buildInt64Sample, buildStringSample } from "./text/build-sample-string.ts";
import {
  type Choice,
  intersectTypes,
  type Merged,
  mergeSchemas,
  needsCheck,
  takeBranch,
} from "../schema/merge-schemas.ts";
import { printDecimal, printLong } from "../schema/read-views.ts";
import {
  type Facts,
  pickFrom,
  type PlanPart,
  readExamples,
  readHints,
  readWireHints,
  type Task,
  type Wanted,
} from "./sample-task.ts";
import { typeOfKeyword } from "../view/own-types.ts";
import {
  isOfType,
  readPlainReference,
  restrictsNothing,
  type Schema,
  type SchemaObject,
  type SchemaScope,
  type SchemaType,
} from "../schema/schema.ts";
import { readNumber } from "./read-words.ts";
import { readSampleValue, type Sample } from "./sample.ts";
import { parseJson } from "../numbers/json-text.ts";

/** The most values of an enum that a plan uses. */
const mostValues = 8;
/** The most branches of a choice that are tried. */
const mostBranches = 24;

/** Plans a value whose references are resolved. Yields the best plan first. */
export function* buildCandidates(facts: Facts, merged: Merged, wanted: Wanted, plan: PlanPart): Generator<Sample> {
  const [choice, ...others] = merged.choices;
  if (!choice) {
    yield* buildPlainCandidates(facts, merged.members, wanted, plan);
    return;
  }
  const values = readChoiceValues(choice);
  const hints = readHints(facts.exacts, wanted, merged.members);
  if (values && others.length === 0) {
    const valid = (hints.length > 0 ? hints : values).filter((value) => facts.admits(wanted.schemas, value));
    if (valid.length > 0) yield pickFrom(valid);
  }
  // A type beside the choice adds no condition if it is `object`, since the branches are objects then.
  const isFree =
    others.length === 0 &&
    merged.members.every((member) =>
      restrictsNothing(member, ["oneOf", "anyOf", "allOf", ...(member.type === "object" ? ["type"] : [])]),
    );
  const beside = isFree ? readWireHints(wanted, merged.members) : [];
  let tried = 0;
  for (const branch of orderBranches(facts, choice, hints).slice(0, mostBranches)) {
    if (tried > 0 && facts.isSpent()) return;
    tried += 1;
    const asIs = isFree ? plan({ ...wanted, schemas: [branch], hints: beside }) : undefined;
    if (asIs) yield asIs;
    const inner = mergeSchemas(facts.scope, [branch]);
    if (!inner || asIs) continue;
    const taken = takeBranch(merged, inner);
    const candidates = facts.openKeys(inner.keys, buildCandidates(facts, taken, wanted, plan));
    // The branch may have conditions of its own. Nothing else checks them if the choice has none.
    const isUnchecked = needsCheck(taken) && !needsCheck(merged);
    const checked = isUnchecked ? facts.choose(candidates, wanted) : undefined;
    if (checked) yield checked;
    if (!isUnchecked) yield* candidates;
  }
  if (!choice.isExclusive) return;
  let excluded = 0;
  for (const narrowed of excludeBranches(facts.scope, choice.branches)) {
    excluded += 1;
    if (excluded > mostBranches || facts.isSpent()) return;
    const inner = mergeSchemas(facts.scope, [narrowed]);
    if (!inner) continue;
    yield* facts.openKeys(inner.keys, buildCandidates(facts, takeBranch(merged, inner), wanted, plan));
  }
}

/** Narrows each branch to values that another branch rejects, for example by a property that does not match the other branch. */
function* excludeBranches(scope: SchemaScope, branches: readonly Schema[]): Generator<Schema> {
  for (const branch of branches) {
    for (const other of branches) {
      if (other === branch) continue;
      for (const { properties = {} } of mergeSchemas(scope, [other])?.members ?? []) {
        for (const [name, schema] of Object.entries(properties)) {
          yield { allOf: [branch, { required: [name], properties: Object.fromEntries([[name, { not: schema }]]) }] };
        }
      }
      yield { allOf: [branch, { not: other }] };
    }
  }
}

/** Orders branches: first those that match the first example that any of them matches, then those with the least depth. */
function orderBranches({ admits, heights }: Facts, { branches }: Choice, hints: readonly Json[]): readonly Schema[] {
  const ordered = heights.order(branches);
  for (const hint of hints) {
    const matching = hint === null ? [] : ordered.filter((branch) => admits([branch], hint));
    if (matching.length > 0) return [...matching, ...ordered.filter((branch) => !matching.includes(branch))];
  }
  return ordered;
}

/** Reads the values of a choice between constants, which some documents write instead of an enum. */
function readChoiceValues({ branches }: Choice): Json[] | undefined {
  const values: Json[] = [];
  for (const branch of branches) {
    if (typeof branch !== "object" || branch.const === undefined || isInt64(branch)) return undefined;
    values.push(asJson(branch.const));
  }
  return values;
}

function* buildPlainCandidates(
  facts: Facts,
  members: readonly SchemaObject[],
  wanted: Wanted,
  plan: PlanPart,
): Generator<Sample> {
  const admits = (value: Json): boolean => facts.admits(wanted.schemas, value);
  const hints = readHints(facts.exacts, wanted, members).filter(admits);
  // Texts for one format are valid. Two formats may contradict each other. The schemas of an `allOf` are members themselves.
  const formats = new Set(members.flatMap(({ format }) => format ?? []));
  const isPlain = formats.size <= 1 && members.every((member) => restrictsNothing(member, ["type", "format", "allOf"]));
  const wire = [...wanted.hints, ...members.flatMap(readExamples)];
  const task: Task = { members, hints, wire, name: wanted.name, needed: wanted.needed, admits, isPlain };
  const values = readValues(members);
  if (values) {
    const valid = takeValid(hints.length > 0 ? hints : values, hints.length > 0 ? () => true : admits);
    if (valid.length > 0) yield pickFrom(valid);
    return;
  }
  const types = intersectTypes(members) ?? guessTypes(members);
  if (types === undefined) {
    yield hints.length > 0 ? pickFrom(hints) : (buildStringSample(task) ?? { kind: "literal", value: null });
    return;
  }
  // Null is the last resort, unless the examples have no other value.
  const isNullFirst = hints.length > 0 && hints.every((hint) => hint === null);
  const [nulls, others] = [types.filter((type) => type === "null"), types.filter((type) => type !== "null")];
  for (const type of isNullFirst ? [...nulls, ...others] : [...others, ...nulls]) {
    const own = { ...task, hints: hints.filter((hint) => isShownAs(hint, type, members)) };
    if (type === "object") {
      for (const isRequiredOnly of [false, true]) {
        if (isRequiredOnly && facts.isSpent()) break;
        const sample = buildObjectSample(own, isRequiredOnly, facts, plan);
        if (sample) yield sample;
      }
    } else if (type === "array") {
      const sample = buildArraySample(own, facts, plan);
      if (sample) yield sample;
    } else {
      const sample = buildScalar(own, type, facts, plan);
      if (sample) yield sample;
    }
  }
}

function buildScalar(task: Task, type: SchemaType, facts: Facts, plan: PlanPart): Sample | undefined {
  if (type === "null") return task.admits(null) ? { kind: "literal", value: null } : undefined;
  if (type === "boolean") return buildBooleanSample(task);
  if (type === "string") return buildJsonSample(task, facts, plan) ?? buildStringSample(task);
  return task.members.some(isInt64) ? buildInt64Sample(task) : buildNumberSample(task, type === "integer");
}

/**
 * Plans a boolean: mostly the value of its first example, else `false`. Every second to fifth seed has the other value. Which of them
 * depends on the name, so that the booleans of an object do not all change together.
 */
function buildBooleanSample({ hints, name, admits }: Task): Sample | undefined {
  const usual = hints[0] === true;
  const admitted = [usual, !usual].filter(admits);
  if (admitted.length < 2) return admitted.length === 0 ? undefined : pickFrom(admitted);
  const turn = 2 + readNumber(name, 4);
  const odd = 1 + readNumber(`${name}'`, turn - 1);
  return { kind: "pick", values: Array.from({ length: turn }, (_, seed) => (seed === odd ? !usual : usual)) };
}

/** Reads the values that `enum` and `const` allow, as callers see them. */
function readValues(members: readonly SchemaObject[]): Json[] | undefined {
  let values: Json[] | undefined;
  for (const member of members) {
    const own = member.const === undefined ? member.enum : [member.const];
    if (!own) continue;
    // The long integers of a list or an object are marked.
    const show = isInt64(member)
      ? printDecimal
      : (value: Json) => (typeof value === "object" ? printLong(value) : value);
    const seen = own.map((value) => show(asJson(value)));
    values = values ? values.filter((value) => includesJson(seen, value)) : seen;
  }
  return values;
}

/** Returns the first valid values; `null` only if it is the only one. Most values of a long enum are never checked. */
function takeValid(values: readonly Json[], admits: (value: Json) => boolean): Json[] {
  const valid: Json[] = [];
  for (const value of values) {
    if (valid.length >= mostValues) return valid;
    if (value !== null && admits(value)) valid.push(value);
  }
  return valid.length > 0 || !values.includes(null) || !admits(null) ? valid : [null];
}

/** Guesses the type of a schema without `type` from its keywords. */
function guessTypes(members: readonly SchemaObject[]): readonly SchemaType[] | undefined {
  const meant = new Set(members.flatMap((member) => Object.keys(member).map(typeOfKeyword)));
  if (members.some(({ format }) => format !== undefined)) meant.add("string");
  const type = (["object", "array", "string", "number"] as const).find((each) => meant.has(each));
  return type && [type];
}

/** Returns `true` for a value of a type as callers see it: a 64-bit number is a decimal string. */
function isShownAs(value: Json, type: SchemaType, members: readonly SchemaObject[]): boolean {
  const isNumber = type === "integer" || type === "number";
  return isNumber && members.some(isInt64) ? typeof value === "string" : isOfType(value, isNumber ? "number" : type);
}

/** The seeds for which the text is checked against the other keywords. */
const checkedSeeds = [0, 1, 2];

/** Plans a string that contains JSON of a known schema. Returns `undefined` for a schema without `contentSchema`. */
function buildJsonSample(
  { members, hints, name, admits }: Task,
  { scope, exacts, byAlias }: Facts,
  plan: PlanPart,
): Sample | undefined {
  const member = members.find(
    ({ contentMediaType, contentSchema }) => contentMediaType === "application/json" && contentSchema !== undefined,
  );
  if (member?.contentSchema === undefined) return undefined;
  const { contentSchema } = member;
  const of = plan({ schemas: [contentSchema], hints: hints.flatMap(readContent), name, needed: false });
  if (!of) return undefined;
  const schema = scope.aliases.get(readPlainReference([contentSchema]) ?? "");
  const exact = schema === undefined ? exacts.of(contentSchema) : undefined;
  const sample: Sample = { kind: "json", of, schema, ...(exact ? { exact } : {}) };
  return checkedSeeds.every((seed) => admits(readSampleValue(sample, seed, byAlias))) ? sample : undefined;
}

/** Reads the JSON in a string. */
function readContent(hint: Json): Json[] {
  return typeof hint === "string" ? [asJson(parseJson(hint))] : [];
}
