import {
  type Direction,
  parseJson,
  type SchemaChoice,
  type SchemaView,
  viewInScope,
} from "@shortvideo-api/document/source";
import { admitsValue, asJson, type SchemaScope } from "@shortvideo-api/document/sample/source";
import { listBeside, type Scopes } from "./compare-choices.ts";
import { readEnum } from "./compare-limits.ts";
import { type SchemaContext, type OpenPair, covers, locateKeyword } from "./compare-types.ts";
import { toVerdict } from "../change/raw-change.ts";
import { isBareChoice, listRequired, type OpenSchema, openSchema } from "./open-schema.ts";
import type { Located } from "./side.ts";
import { nameValue } from "../change/name-places.ts";

/**
 * Compares whether a value may match several alternatives: `oneOf` rejects it, and `anyOf` does not. If no two alternatives can
 * match, both mean the same.
 */
export function compareOverlap(
  written: { readonly before: Located; readonly after: Located },
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

/** A schema of one of the documents: an alternative, or the schema of a value that callers send. */
interface Described {
  readonly located: Located;
  readonly open: OpenSchema;
  readonly scope: SchemaScope;
  readonly direction: Direction;
}

/** Two alternatives of a `oneOf` that one value may match. The `oneOf` rejects it. */
type Overlap = readonly [Described, Described];

function describe(located: Located, scope: SchemaScope, direction: Direction): Described {
  return { located, open: openSchema(scope, located), scope, direction };
}

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
): (readonly Described[])[] {
  if (depth > 2) return [];
  return parts.flatMap(({ choices, steps }) =>
    choices.flatMap((choice) => {
      const all = listBranches(choice).map(({ schema }) => describe({ schema, steps }, scope, direction));
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
function listSenders(before: Described): readonly Described[] {
  const { open, scope, direction } = before;
  const [choice, ...others] = open.choices;
  if (choice?.keyword !== "oneOf" || others.length > 0) return [before];
  const beside = listBeside(open);
  return choice.branches.map((branch) =>
    describe({ ...branch, also: [...(branch.also ?? []), ...beside] }, scope, direction),
  );
}

/** Returns `false` if certainly no value of a caller matches both alternatives. A caller sends only properties that a schema declares. */
function canSend(sender: Described, [one, other]: Overlap): boolean {
  if (areDisjoint(sender, one) || areDisjoint(sender, other)) return false;
  if (![sender, one, other].some(isObject)) return true;
  const declared = readDeclared(sender);
  return declared === undefined || [...listPresent(one), ...listPresent(other)].every((name) => declared.has(name));
}

/** Returns the names of the properties that a schema declares or requires, also in its branches; `undefined` if it admits any. */
function readDeclared({ located, scope }: Described): ReadonlySet<string> | undefined {
  const views = [located, ...(located.also ?? [])].map(({ schema }) => viewInScope(scope, schema));
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
  const areWithin = (...pairs: readonly (readonly [Described, Described])[]): boolean =>
    pairs.every(([was, is]) => isWithin(was.located, is.located));
  return areWithin([one, first], [other, second]) || areWithin([one, second], [other, first]);
}

/** Returns `true` if certainly no value matches both, apart from null, which is compared separately. */
function areDisjoint(one: Described, other: Described, depth = 0): boolean {
  const pairs = [
    [one, other],
    [other, one],
  ] as const;
  if (pairs.some(([first, second]) => first.open.admitsNothing || listsOnlyOthers(first, second))) return true;
  const [types, others] = [one.open.types, other.open.types];
  if (types && others && !types.some((type) => covers(others, [type])) && !others.some((type) => covers(types, [type])))
    return true;
  if (depth > 3) return false;
  const isExcluded = pairs.some(([{ open, scope, direction }, second]) =>
    open.choices.some(({ branches }) =>
      branches.every((branch) => areDisjoint(describe(branch, scope, direction), second, depth + 1)),
    ),
  );
  if (isExcluded || ![one, other].some(isObject)) return isExcluded;
  return (
    pairs.some(([first, second]) => lacks(first, second)) ||
    [...listPresent(one), ...listPresent(other)].some((name) => {
      const [property, twin] = [one, other].flatMap(({ open, scope, direction }) => {
        const located = open.properties.get(name);
        return located ? [describe(located, scope, direction)] : [];
      });
      if (!property || !twin || (property.open.isNullable && twin.open.isNullable)) return false;
      return areDisjoint(property, twin, depth + 1);
    })
  );
}

/** Returns `true` if the first lists its values, and the second admits none of them. */
function listsOnlyOthers({ open }: Described, { open: { parts }, scope }: Described): boolean {
  const admits = (value: string): boolean =>
    parts.every(({ schema }) => admitsValue(scope, schema, asJson(parseJson(value))));
  return readEnum(open.parts)?.every((value) => !admits(value)) ?? false;
}

/** Returns `true` if each value is an object. */
function isObject({ open: { types } }: Described): boolean {
  return types?.length === 1 && types[0] === "object";
}

/** Returns `true` if one of two objects rejects a property that the other requires. */
function lacks({ open: { parts } }: Described, other: Described): boolean {
  const required = listPresent(other);
  return parts.some(
    ({ schema: { properties = {}, patternProperties, additionalProperties } }) =>
      additionalProperties === false &&
      patternProperties === undefined &&
      required.some((name) => !Object.hasOwn(properties, name)),
  );
}

/** Lists the names of the properties that each value has in its direction. */
function listPresent({ open, direction }: Described): readonly string[] {
  return [...listRequired(open, direction)];
}
