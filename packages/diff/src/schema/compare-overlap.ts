import { isDeepStrictEqual } from "node:util";
import { type OwnKeywords, printJson, type SchemaChoice, type SchemaView } from "@shortvideo-api/document/source";
import { restrictsNothing, type SchemaScope } from "@shortvideo-api/document/sample/source";
import type { Scopes } from "./compare-choices.ts";
import { type SchemaContext, type OpenPair, locateKeyword } from "./compare-types.ts";
import { toVerdict } from "../change/raw-change.ts";
import { admitsAnything, isBareChoice, type OpenSchema, openSchema, readValues } from "./open-schema.ts";
import { nameValue } from "../change/name-places.ts";

/**
 * Compares whether a value may match several alternatives: `oneOf` rejects it, and `anyOf` does not. If no two alternatives can
 * match, both mean the same.
 */
export function compareOverlap(
  { before, after }: OpenPair,
  scopes: Scopes,
  { place, direction, report }: SchemaContext,
): void {
  const [was, is] = [findOverlap(before, scopes.before), findOverlap(after, scopes.after)];
  const isMore =
    is.sure.some((one) => !was.sure.some((other) => covers(other, one))) || isReached(before, was, is, scopes.before);
  const isLess = was.sure.some((one) => !is.sure.some((other) => covers(other, one)));
  // Callers send the fields of several objects only if an `anyOf` or an object with all these fields admits that. So a possible
  // overlap alone changes nothing.
  const withoutOverlap = was.isPossible === is.isPossible ? undefined : was.isPossible ? after : before;
  const isTurned = withoutOverlap?.choices.some(({ keyword }) => keyword === "anyOf") ?? false;
  if (!isLess && !isMore && !isTurned) return;
  const isNarrower = isMore || (isTurned && is.isPossible);
  report({
    code: "overlap-changed",
    place,
    message: isNarrower
      ? `${nameValue(place)} fits exactly one alternative; it could fit several at once.`
      : `${nameValue(place)} may fit several alternatives at once; it had to fit exactly one.`,
    wire: toVerdict(isNarrower && direction === "request"),
    types: "safe",
    ...locateKeyword("before", before.parts, was.isPossible ? "oneOf" : "anyOf"),
    ...locateKeyword("after", after.parts, is.isPossible ? "oneOf" : "anyOf"),
  });
}

/** Values that match two alternatives of a `oneOf` and are therefore rejected. */
interface Overlap {
  /** Alternatives whose values all certainly match another alternative, too. */
  readonly sure: readonly OpenSchema[];
  /** Pairs of alternatives that some value may match both. */
  readonly pairs: readonly (readonly [OpenSchema, OpenSchema])[];
  /** Whether some values may match two alternatives. */
  readonly isPossible: boolean;
}

function findOverlap(open: OpenSchema, scope: SchemaScope): Overlap {
  const pairs = listExclusive(open, scope)
    .flatMap((all) => all.flatMap((one, index) => all.slice(index + 1).map((other) => [one, other] as const)))
    .filter(([one, other]) => !areDisjoint(scope, one, other));
  const sure = pairs.flatMap(([one, other]) => [
    ...(containsAll(one, other) ? [other] : []),
    ...(containsAll(other, one) ? [one] : []),
  ]);
  return { sure, pairs, isPossible: pairs.length > 0 };
}

/**
 * Returns `true` if an earlier object describes all properties that two newly overlapping alternatives require. A caller may
 * already send them together.
 */
function isReached(before: OpenSchema, was: Overlap, is: Overlap, scope: SchemaScope): boolean {
  if (is.pairs.length <= was.pairs.length) return false;
  const senders = listSenders(before, scope).filter(admitsObjects);
  return is.pairs.some(([one, other]) => {
    const required = new Set([...one.required, ...other.required]);
    const isKnown = was.pairs.some((pair) => covers(pair[0], one) && covers(pair[1], other));
    if (isKnown || required.size === 0 || ![one, other].every(admitsObjects)) return false;
    return senders.some(({ properties }) => [...required].every((name) => properties.has(name)));
  });
}

/** Lists the alternatives of a schema with one choice; any other schema is its own alternative. */
function listSenders(open: OpenSchema, scope: SchemaScope): readonly OpenSchema[] {
  const [choice, ...others] = open.choices;
  return choice && others.length === 0 ? choice.branches.map((branch) => openSchema(scope, branch)) : [open];
}

function admitsObjects({ types }: OpenSchema): boolean {
  return types?.includes("object") ?? true;
}

/** Lists the alternatives of each `oneOf`, including those inside the alternatives of another choice. */
function listExclusive({ parts }: OpenSchema, scope: SchemaScope, depth = 0): (readonly OpenSchema[])[] {
  if (depth > 2) return [];
  return parts.flatMap(({ choices, steps }) =>
    choices.flatMap((choice) => {
      const all = listBranches(choice).map(({ schema }) => openSchema(scope, { schema, steps }));
      const inner = all.flatMap((one) => listExclusive(one, scope, depth + 1));
      return choice.keyword === "oneOf" ? [all, ...inner] : inner;
    }),
  );
}

/** Lists the branches of a choice. A branch that is only a choice of the same kind is replaced by its own branches. */
function listBranches({ keyword, branches }: SchemaChoice): readonly SchemaView[] {
  return branches.flatMap((branch) => {
    const [inner, ...others] = isBareChoice(branch) ? branch.choices : [];
    return inner?.keyword === keyword && others.length === 0 ? listBranches(inner) : [branch];
  });
}

/** Returns `true` if a schema of one document certainly admits all values of a schema of the other document. */
function covers(one: OpenSchema, other: OpenSchema): boolean {
  const [parts, others] = [one, other].map((open) => open.parts.map(({ schema }) => schema));
  return isDeepStrictEqual(parts, others) || requiresNoMore(one, other);
}

/** Returns `true` if each value that matches the second certainly matches the first. */
function containsAll(one: OpenSchema, other: OpenSchema): boolean {
  const areScalars = [one, other].every(({ types }) => types?.every((type) => !composed.has(type)));
  return (
    areScalars ||
    admitsAnything(one) ||
    one.parts[0]?.schema === other.parts[0]?.schema ||
    requiresNoMore(one, other) ||
    admitEmpty(one, other)
  );
}

/** Returns `true` if both admit an empty list. */
function admitEmpty(one: OpenSchema, other: OpenSchema): boolean {
  return [one, other].every(
    ({ types, parts }) =>
      types?.every((type) => type === "array") &&
      parts.every(({ schema }) => !schema.minItems && schema.contains === undefined),
  );
}

const idleKeywords = ["type", "properties", "required"];

/** Returns `true` if the second requires all properties that the first requires. A caller that sends the second adds no others. */
function requiresNoMore(one: OpenSchema, other: OpenSchema): boolean {
  return (
    one.choices.length === 0 &&
    !one.admitsNothing &&
    one.parts.every(({ schema }) =>
      restrictsNothing(schema, isOpen(schema) ? [...idleKeywords, "additionalProperties"] : idleKeywords),
    ) &&
    [...one.required].every((name) => other.required.has(name)) &&
    [...one.properties].every(([name, { schema }]) => {
      const twin = other.properties.get(name);
      return !twin || isDeepStrictEqual(schema, twin.schema);
    })
  );
}

function isOpen({ additionalProperties }: OwnKeywords): boolean {
  return additionalProperties === true || isDeepStrictEqual(additionalProperties, {});
}

const composed = new Set<string>(["object", "array"]);

/** Returns `true` if certainly no value matches both. */
function areDisjoint(scope: SchemaScope, one: OpenSchema, other: OpenSchema, depth = 0): boolean {
  const [values, others] = [one, other].map(listValues);
  if (values && others && !values.some((value) => others.includes(value))) return true;
  const shareTypes = one.types?.some((type) =>
    other.types?.some((each) => each === type || (isNumber(each) && isNumber(type))),
  );
  if (one.types && other.types && shareTypes === false) return true;
  if (depth > 2) return false;
  return (
    lacks(one, other) ||
    lacks(other, one) ||
    [...one.required, ...other.required].some((name) => {
      const [property, twin] = [one.properties.get(name), other.properties.get(name)];
      if (!property || !twin) return false;
      return areDisjoint(scope, openSchema(scope, property), openSchema(scope, twin), depth + 1);
    })
  );
}

function isNumber(type: string): boolean {
  return type === "integer" || type === "number";
}

/** Returns `true` if one of two objects rejects a property that the other requires. */
function lacks({ parts, properties }: OpenSchema, { required, types }: OpenSchema): boolean {
  const isClosed = parts.some(({ schema }) => schema.additionalProperties === false);
  return isClosed && types?.includes("object") === true && [...required].some((name) => !properties.has(name));
}

function listValues({ parts }: OpenSchema): readonly string[] | undefined {
  return parts
    .map(({ schema }) => readValues(schema))
    .find((values) => values)
    ?.map((value) => printJson(value));
}
