import { isDeepStrictEqual } from "node:util";
import { printJson, quoteNames, viewInScope } from "@shortvideo-api/document/source";
import {
  restrictsNothing,
  readPlainReference,
  type SchemaScope,
  typesOf,
} from "@shortvideo-api/document/sample/source";
import { covers, type CompareSchemas, type SchemaContext, type OpenPair } from "./compare-types.ts";
import { type Pair, toVerdict } from "../change/raw-change.ts";
import { addSchemas, followReference, openSchema, type OpenSchema } from "./open-schema.ts";
import { isAnything } from "./compare-maps.ts";
import { reportAsSafe, rewriteChanges } from "./report-changes.ts";
import type { Located, Scopes } from "./side.ts";
import { nameValue } from "../change/name-places.ts";
import { admitAll, containPrinted, isScalar } from "./admit-all.ts";

/** Two schemas as they are written, and resolved by `openSchema`. */
export interface WrittenPair {
  readonly written: Pair<Located>;
  readonly open: OpenPair;
  readonly scopes: Scopes;
}

/** Returns `true` if only the earlier document has one name, and only the later one the other. */
export function isNewName(was: string, is: string, { before, after }: Scopes): boolean {
  return !Object.hasOwn(after.schemas, was) && !Object.hasOwn(before.schemas, is);
}

/** Returns `true` if a schema is a choice between alternatives. */
export function isChoice({ choices }: OpenSchema): boolean {
  return choices.length > 0;
}

/**
 * Matches the alternatives of a `oneOf` or an `anyOf`. Any other schema counts as a choice of one, so a second alternative is added.
 * Returns `undefined` if the two choices cannot be compared.
 */
export function matchChoices({ written, open, scopes }: WrittenPair): MatchedBranches | undefined {
  const areChoices = isChoice(open.before) && isChoice(open.after);
  const before = readBranches(scopes.before, written.before, open.before, areChoices);
  const after = readBranches(scopes.after, written.after, open.after, areChoices);
  return before && after && matchBranches(before, after, { open, scopes });
}

/** Compares alternatives: those that correspond with each other, and those that were added or removed. */
export function compareBranches(matched: MatchedBranches, context: SchemaContext, descend: CompareSchemas): void {
  const { pairs, removed, added, after, scopes } = matched;
  const { place, direction, report } = context;
  for (const pair of pairs) {
    const [was, is] = pair;
    // Null is compared once, for all alternatives.
    descend(was, is, {
      ...openAlternative(matched, pair, context),
      place: nameBranch(place, is, after.indexOf(is)),
      isNullReported: true,
      isAlternative: true,
    });
  }
  const isRequest = direction === "request";
  for (const branch of removed) {
    const breaks = toVerdict(isRequest);
    const name = describeBranch(scopes.before, branch) ?? "one of the alternatives";
    report({
      code: "alternative-removed",
      place,
      message: `${nameValue(place)} no longer ${isRequest ? "accepts" : "contains"} ${name}.`,
      wire: breaks,
      types: breaks,
      alternative: branch.schema,
      before: branch.steps,
    });
  }
  for (const branch of added) {
    const breaks = toVerdict(!isRequest);
    const name = describeBranch(scopes.after, branch) ?? "another alternative";
    report({
      code: "alternative-added",
      place,
      message: `${nameValue(place)} ${isRequest ? "accepts" : "may contain"} ${name} too.`,
      ...(isRequest ? {} : { hint: "Handle it in code that distinguishes the alternatives." }),
      wire: breaks,
      types: breaks,
      alternative: branch.schema,
      after: branch.steps,
    });
  }
}

/**
 * Returns the context in which an alternative is compared. Nothing breaks on the wire if the other alternatives admit its values in both
 * documents, and nothing in types if theirs contain its type. Callers may still import a named type.
 */
function openAlternative(
  { before, after, scopes }: MatchedBranches,
  [was, is]: MatchedBranches["pairs"][number],
  context: SchemaContext,
): SchemaContext {
  const [opened, openedAfter] = [openSchema(scopes.before, was), openSchema(scopes.after, is)];
  if (!isScalar(opened) || !isScalar(openedAfter)) return context;
  const others = { branches: before.filter((each) => each !== was), scope: scopes.before };
  const othersAfter = { branches: after.filter((each) => each !== is), scope: scopes.after };
  const isUnnamed = [was, is].every((each) => readName(each) === undefined);
  const isUntyped = isUnnamed && containPrinted(othersAfter, opened) && containPrinted(others, openedAfter);
  const own = isUntyped ? rewriteChanges(context, (change) => ({ ...change, types: "safe" })) : context;
  const isRedundant = admitAll(othersAfter, opened) && admitAll(others, openedAfter);
  return isRedundant ? { ...reportAsSafe(own), isRedundant } : own;
}

/** Lists the keywords of a schema beside its choices. */
export function listBeside({ parts }: OpenSchema): readonly Located[] {
  return parts.map(({ schema, steps }) => ({ schema, steps }));
}

/** The most choices within each other that are written as one. */
const maxNestedChoices = 4;

/**
 * Lists the alternatives of a choice with the keywords beside it, and those of a choice in place of an alternative. Returns `undefined` if a
 * value has to match several choices.
 */
export function listAlone(scope: SchemaScope, written: OpenSchema, depth = 0): readonly Located[] | undefined {
  const [choice, ...others] = written.choices;
  if (!choice || others.length > 0 || depth > maxNestedChoices) return undefined;
  const beside = listBeside(written);
  const listed = choice.branches.map((branch) => {
    const alone = addSchemas(branch, beside);
    const open = openSchema(scope, alone);
    return isChoice(open) ? listAlone(scope, open, depth + 1) : [beside.every(isAnything) ? branch : alone];
  });
  return listed.every((each) => each !== undefined) ? listed.flat() : undefined;
}

/** Returns the alternatives; `undefined` if a value has to match several choices, or a choice and further keywords. */
function readBranches(
  scope: SchemaScope,
  written: Located,
  open: OpenSchema,
  isOtherChoice: boolean,
): readonly Located[] | undefined {
  const { choices, only, types } = open;
  const [choice, ...others] = choices;
  if (!choice) return listTypes(scope, only ?? written) ?? (types?.length === 0 ? [] : [only ?? written]);
  if (others.length > 0) return undefined;
  if (isOtherChoice) return choice.branches;
  return hasConstraints(open) ? undefined : restrictTypes(scope, choice.branches, open);
}

/** Adds the type beside a choice to its branches if it excludes values of one of them. Leaves out those without values. */
function restrictTypes(scope: SchemaScope, branches: readonly Located[], open: OpenSchema): readonly Located[] {
  const fits = branches.every((branch) => covers(open.types, openSchema(scope, branch).types));
  if (fits) return branches;
  const restricted = branches.map((branch) => addSchemas(branch, listBeside(open)));
  const left = restricted.filter((branch) => openSchema(scope, branch).types?.length !== 0);
  return left.length > 0 ? left : restricted;
}

/** Splits a schema of several types into alternatives; `undefined` for a single type or a `$ref`. */
function listTypes(scope: SchemaScope, { schema, steps, also }: Located): readonly Located[] | undefined {
  const types = typesOf(schema).filter((type) => type !== "null");
  if (typeof schema !== "object" || also || types.length < 2 || viewInScope(scope, schema).allOf.length > 0)
    return undefined;
  return types.map((type) => ({ schema: { ...schema, type }, steps }));
}

/** Returns `true` if further keywords, other than `type`, constrain all alternatives. */
function hasConstraints({ parts }: OpenSchema): boolean {
  return parts.some(({ schema }) => !restrictsNothing(schema, ["type"]));
}

/** The alternatives of two choices. */
export interface MatchedBranches {
  readonly pairs: readonly (readonly [Located, Located])[];
  readonly removed: readonly Located[];
  readonly added: readonly Located[];
  /** All alternatives of each document, in their order. */
  readonly before: readonly Located[];
  readonly after: readonly Located[];
  readonly scopes: Scopes;
}

/** Matches alternatives by name, then by equality, then, if the numbers agree, by order. */
export function matchBranches(
  before: readonly Located[],
  after: readonly Located[],
  { open, scopes }: Pick<WrittenPair, "open" | "scopes">,
): MatchedBranches {
  const pairs: (readonly [Located, Located])[] = [];
  let removed = [...before];
  let added = [...after];
  const match = (isMatch: (was: Located, is: Located) => boolean): void => {
    const left = removed;
    for (const was of left) {
      const is = added.find((each) => isMatch(was, each));
      if (!is) continue;
      pairs.push([was, is]);
      removed = removed.filter((each) => each !== was);
      added = added.filter((each) => each !== is);
    }
  };
  match((was, is) => {
    const name = readTarget(scopes.before, was);
    return name !== undefined && name === readTarget(scopes.after, is);
  });
  match((was, is) => isDeepStrictEqual(was.schema, is.schema));
  // An alternative whose name was added, removed or changed.
  match((was, is) =>
    isDeepStrictEqual(followReference(scopes.before, was).schema, followReference(scopes.after, is).schema),
  );
  // An alternative with a new name, which the same value of a discriminator selects.
  match((was, is) => {
    const value = readSelector(scopes.before, was, open.before);
    return value !== undefined && value === readSelector(scopes.after, is, open.after);
  });
  match((was, is) => readTitle(was) !== undefined && readTitle(was) === readTitle(is));
  const kinds = { before: listKinds(scopes.before, before), after: listKinds(scopes.after, after) };
  match((was, is) => {
    const [kind, other] = [kinds.before.get(was), kinds.after.get(is)];
    const areNamed = readName(was) !== undefined && readName(is) !== undefined;
    const isSole = (all: ReadonlyMap<Located, string | undefined>): boolean =>
      [...all.values()].filter((each) => each === kind).length === 1;
    return !areNamed && kind !== undefined && kind === other && isSole(kinds.before) && isSole(kinds.after);
  });
  const areUnnamed = [...removed, ...added].every((branch) => readName(branch) === undefined);
  const isOneLeft = removed.length === 1;
  if (removed.length === added.length && areUnnamed) {
    match((was, is) => isOneLeft || kinds.before.get(was) === kinds.after.get(is));
  }
  return { pairs, removed, added, before, after, scopes };
}

/** Returns the key of the component that an alternative refers to, by a `$ref` alone or by a wrapped one. */
function readName({ schema }: Located): string | undefined {
  return readPlainReference([schema]);
}

/** Returns the key of the only component that an alternative consists of, also beside the values that select the alternative. */
export function readTarget(scope: SchemaScope, branch: Located): string | undefined {
  const [key, ...others] = viewInScope(scope, branch.schema).allOf.flatMap((part) => part.key ?? []);
  return readName(branch) ?? (others.length === 0 ? key : undefined);
}

/** Prints the values of a discriminator that select an alternative; `undefined` without a discriminator or without values. */
function readSelector(scope: SchemaScope, { schema }: Located, open: OpenSchema): string | undefined {
  const property = readSelecting(open);
  const values = property === undefined ? undefined : viewInScope(scope, schema).property(property).values;
  return values && JSON.stringify(values);
}

/** Returns the name of the property that selects an alternative; `undefined` without a discriminator. */
export function readSelecting({ parts }: OpenSchema): string | undefined {
  return parts.find(({ schema }) => schema.discriminator)?.schema.discriminator?.propertyName;
}

/** Lists the single type, other than null, of each alternative; `undefined` for one with several. */
function listKinds(scope: SchemaScope, branches: readonly Located[]): ReadonlyMap<Located, string | undefined> {
  return new Map(
    branches.map((branch) => {
      const [kind, ...others] = openSchema(scope, branch).types ?? [];
      return [branch, others.length === 0 ? kind : undefined];
    }),
  );
}

function readTitle({ schema }: Located): string | undefined {
  return typeof schema === "object" ? schema.title : undefined;
}

function nameBranch(place: string, branch: Located, index: number): string {
  return readName(branch) === undefined ? `${place}(${readTitle(branch) ?? index + 1})` : place;
}

/** Describes an alternative by its name, by two of its properties, first those of one value, or by its type. */
function describeBranch(scope: SchemaScope, branch: Located): string | undefined {
  const name = readName(branch) ?? readTitle(branch);
  if (name !== undefined) return `\`${name}\``;
  const { types, required, properties } = openSchema(scope, branch);
  if (types === undefined) return undefined;
  const view = viewInScope(scope, branch.schema);
  const fields = [...(required.size > 0 ? required : properties.keys())].map((key) => {
    const { values } = view.property(key);
    return values?.length === 1 ? `${key}: ${printJson(values[0])}` : key;
  });
  const shown = fields.toSorted((one, other) => Number(other.includes(": ")) - Number(one.includes(": "))).slice(0, 2);
  return types.every((type) => type === "object") && shown.length > 0
    ? `an object with ${quoteNames(shown, " and ")}`
    : `values of type ${quoteNames(types, " or ")}`;
}
