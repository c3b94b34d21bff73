import {
  type Direction,
  parseJson,
  type SchemaChoice,
  type SchemaView,
  viewInScope,
} from "@shortvideo-api/document/source";
import { asJson, type SchemaScope } from "@shortvideo-api/document/sample/source";
import { listBeside } from "./compare-choices.ts";
import { type SchemaContext, type OpenPair, locateKeyword, shareKind } from "./compare-types.ts";
import { type Pair, toVerdict } from "../change/raw-change.ts";
import {
  addSchemas,
  allAdmit,
  type ScopedSchema,
  describeSchema,
  isBareChoice,
  listAll,
  listRequired,
  type OpenSchema,
  readEnum,
} from "./open-schema.ts";
import type { Located, Scopes } from "./side.ts";
import { nameValue } from "../change/name-places.ts";

/**
 * Compares whether a value may match several alternatives: `oneOf` rejects it, and `anyOf` does not. If no two alternatives can
 * match, both mean the same.
 */
export function compareOverlap(
  written: Pair<Located>,
  { before, after }: OpenPair,
  scopes: Scopes,
  { place, direction, report }: SchemaContext,
  isWithin: IsWithin,
): void {
  const was = listOverlaps(before, scopes.before, direction);
  const is = listOverlaps(after, scopes.after, direction);
  const senders = listSenders({ located: written.before, open: before, scope: scopes.before, direction });
  // A caller of the service does not see that it returns fewer values, unless another keyword says so.
  const isTurned = was.length === 0 && before.choices.some(({ keyword }) => keyword === "anyOf");
  const isNarrower =
    (direction === "request" || isTurned) &&
    is.some(
      (overlap) =>
        senders.some((sender) => canSend(sender, overlap)) && !was.some((other) => includes(other, overlap, isWithin)),
    );
  const isWider = was.length > 0 && is.length === 0 && after.choices.some(({ keyword }) => keyword === "anyOf");
  if (!isNarrower && !isWider) return;
  report({
    code: "overlap-changed",
    place,
    message: isNarrower
      ? `${nameValue(place)} has to fit exactly one alternative; a value that fits several is no longer valid.`
      : `${nameValue(place)} may fit several alternatives at once; it had to fit exactly one.`,
    wire: toVerdict(isNarrower && direction === "request"),
    types: "safe",
    ...locateKeyword({ before, after }, isNarrower ? "anyOf" : "oneOf", isNarrower ? "oneOf" : "anyOf"),
  });
}

/** Returns whether each value of a schema of the later document is one of a schema of the earlier document. */
type IsWithin = (was: Located, is: Located) => boolean;

/** Two alternatives of a `oneOf` that one value may match. The `oneOf` rejects it. */
type Overlap = readonly [ScopedSchema, ScopedSchema];

function listOverlaps(open: OpenSchema, scope: SchemaScope, direction: Direction): readonly Overlap[] {
  return listExclusive(open, scope, direction)
    .flatMap((all) => all.flatMap((one, index) => all.slice(index + 1).map((other) => [one, other] as const)))
    .filter(([one, other]) => !areDisjoint(one, other));
}

/** Lists the alternatives of each `oneOf`, including those inside the alternatives of another choice. */
function listExclusive(
  { parts }: OpenSchema,
  scope: SchemaScope,
  direction: Direction,
  depth = 0,
): (readonly ScopedSchema[])[] {
  if (depth > 2) return [];
  return parts.flatMap(({ choices, steps }) =>
    choices.flatMap((choice) => {
      const all = listBranches(choice).map(({ schema }) => describeSchema({ schema, steps }, scope, direction));
      const inner = all.flatMap(({ open }) => listExclusive(open, scope, direction, depth + 1));
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

/** Lists what callers send: a value of one alternative, or of several where an `anyOf` admits that. */
function listSenders(before: ScopedSchema): readonly ScopedSchema[] {
  const { open, scope, direction } = before;
  const [choice, ...others] = open.choices;
  if (choice?.keyword !== "oneOf" || others.length > 0) return [before];
  const beside = listBeside(open);
  return choice.branches.map((branch) => describeSchema(addSchemas(branch, beside), scope, direction));
}

/** Returns `false` if certainly no value of a caller matches both alternatives. A caller sends only properties that a schema declares. */
function canSend(sender: ScopedSchema, [one, other]: Overlap): boolean {
  if (areDisjoint(sender, one) || areDisjoint(sender, other)) return false;
  if (![sender, one, other].some(isObject)) return true;
  const declared = readDeclared(sender);
  return declared === undefined || [...listPresent(one), ...listPresent(other)].every((name) => declared.has(name));
}

/** Returns the names of the properties that a schema declares or requires, also in its branches; `undefined` if it admits any. */
function readDeclared({ located, scope }: ScopedSchema): ReadonlySet<string> | undefined {
  const views = listAll(located).map(({ schema }) => viewInScope(scope, schema));
  const names = views.flatMap(({ propertyNames }) => propertyNames);
  if (names.length === 0 || views.some(({ otherProperties }) => otherProperties.length > 0)) return undefined;
  const parts = views.flatMap((view) => view.parts);
  return new Set([
    ...names,
    ...parts.flatMap(({ required = [], dependentRequired = {} }) => [
      ...required,
      ...Object.values(dependentRequired).flat(),
    ]),
  ]);
}

/** Returns `true` if each value that matches the later alternatives certainly matched the earlier ones. */
function includes([one, other]: Overlap, [first, second]: Overlap, isWithin: IsWithin): boolean {
  const areWithin = (...pairs: readonly (readonly [ScopedSchema, ScopedSchema])[]): boolean =>
    pairs.every(([was, is]) => isWithin(was.located, is.located));
  return areWithin([one, first], [other, second]) || areWithin([one, second], [other, first]);
}

/** Returns `true` if certainly no value matches both, apart from null, which is compared separately. */
function areDisjoint(one: ScopedSchema, other: ScopedSchema, depth = 0): boolean {
  const pairs = [
    [one, other],
    [other, one],
  ] as const;
  if (pairs.some(([first, second]) => first.open.admitsNothing || listsOnlyOthers(first, second))) return true;
  const [types, others] = [one.open.types, other.open.types];
  if (types && others && !shareKind(types, others)) return true;
  if (depth > 3) return false;
  const isExcluded = pairs.some(([{ open, scope, direction }, second]) =>
    open.choices.some(({ branches }) =>
      branches.every((branch) => areDisjoint(describeSchema(branch, scope, direction), second, depth + 1)),
    ),
  );
  if (isExcluded || ![one, other].some(isObject)) return isExcluded;
  return (
    pairs.some(([first, second]) => lacks(first, second)) ||
    [...listPresent(one), ...listPresent(other)].some((name) => {
      const [property, twin] = [one, other].flatMap(({ open, scope, direction }) => {
        const located = open.properties.get(name);
        return located ? [describeSchema(located, scope, direction)] : [];
      });
      if (!property || !twin || (property.open.isNullable && twin.open.isNullable)) return false;
      return areDisjoint(property, twin, depth + 1);
    })
  );
}

/** Returns `true` if the first lists its values, and the second admits none of them. */
function listsOnlyOthers({ open }: ScopedSchema, { open: { parts }, scope }: ScopedSchema): boolean {
  return readEnum(open.parts)?.every((value) => !allAdmit(scope, parts, asJson(parseJson(value)))) ?? false;
}

/** Returns `true` if each value is an object. */
function isObject({ open: { types } }: ScopedSchema): boolean {
  return types?.length === 1 && types[0] === "object";
}

/** Returns `true` if one of two objects rejects a property that the other requires. */
function lacks({ open: { parts } }: ScopedSchema, other: ScopedSchema): boolean {
  const required = listPresent(other);
  return parts.some(
    ({ schema: { properties = {}, patternProperties, additionalProperties } }) =>
      additionalProperties === false &&
      patternProperties === undefined &&
      required.some((name) => !Object.hasOwn(properties, name)),
  );
}

/** Lists the names of the properties that each value has in its direction. */
function listPresent({ open, direction }: ScopedSchema): readonly string[] {
  return [...listRequired(open, direction)];
}
