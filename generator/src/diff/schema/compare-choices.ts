import { isDeepStrictEqual } from "node:util";
import { isIdle, readPlainReference, type SchemaScope, typesOf } from "@shortvideo-api/document/sample/source";
import type { At, OpenPair } from "./compare-types.ts";
import type { Descend } from "./compare-objects.ts";
import { toVerdict } from "../change/raw-change.ts";
import { followReference, openSchema, type OpenSchema } from "./open-schema.ts";
import type { Located } from "./side.ts";
import { nameValue } from "../change/name-places.ts";

/** Two schemas as they are written, and resolved by `openSchema`. */
export interface WrittenPair {
  readonly written: { readonly before: Located; readonly after: Located };
  readonly open: OpenPair;
  readonly scopes: Scopes;
}

/** The named schemas of both documents. */
export interface Scopes {
  readonly before: SchemaScope;
  readonly after: SchemaScope;
}

/** Returns `true` if one of them is a choice between alternatives. */
export function isChoice({ choices }: OpenSchema): boolean {
  return choices.length > 0;
}

/**
 * Compares the alternatives of a `oneOf` or an `anyOf`. Any other schema counts as a choice of one, so a second alternative is
 * reported as added. Returns `false` if the two choices cannot be compared.
 */
export function compareChoices({ written, open, scopes }: WrittenPair, at: At, descend: Descend): boolean {
  const areChoices = isChoice(open.before) && isChoice(open.after);
  const before = readBranches(written.before, open.before, areChoices);
  const after = readBranches(written.after, open.after, areChoices);
  if (!before || !after) return false;
  const { place, direction, report } = at;
  const { pairs, gone, come } = matchBranches(before, after, scopes);
  for (const [was, is] of pairs) {
    // Null is compared once, for all alternatives.
    descend(was, is, { ...at, place: nameBranch(place, is, after.indexOf(is)), isNullReported: true });
  }
  for (const branch of gone) {
    const breaks = toVerdict(direction === "request");
    const name = describeBranch(branch);
    report({
      code: "alternative-removed",
      place,
      message:
        direction === "request"
          ? `${nameValue(place)} no longer accepts ${name}.`
          : `${nameValue(place)} never holds ${name}.`,
      wire: breaks,
      types: breaks,
      before: branch.steps,
    });
  }
  for (const branch of come) {
    const breaks = toVerdict(direction === "response");
    const name = describeBranch(branch);
    report({
      code: "alternative-added",
      place,
      message:
        direction === "request"
          ? `${nameValue(place)} accepts ${name} too.`
          : `${nameValue(place)} may hold ${name} too.`,
      ...(direction === "response" ? { hint: "Handle it in code that distinguishes the alternatives." } : {}),
      wire: breaks,
      types: breaks,
      after: branch.steps,
    });
  }
  return true;
}

/** Returns the alternatives; `undefined` if a value has to match several choices, or a choice and further keywords. */
function readBranches(written: Located, open: OpenSchema, isOtherChoice: boolean): readonly Located[] | undefined {
  const { choices, only, types } = open;
  const [choice, ...others] = choices;
  if (!choice) return listTypes(only ?? written) ?? (types?.length === 0 ? [] : [only ?? written]);
  return others.length === 0 && (isOtherChoice || !saysMore(open)) ? choice.branches : undefined;
}

/** Splits a schema of several types into alternatives; `undefined` for a single type or a `$ref`. */
function listTypes({ schema, steps, also }: Located): readonly Located[] | undefined {
  const types = typesOf(schema).filter((type) => type !== "null");
  if (typeof schema !== "object" || also || schema.allOf || types.length < 2) return undefined;
  return types.map((type) => ({ schema: { ...schema, type }, steps }));
}

/** Returns `true` if it constrains all alternatives by more than `type: object`. */
function saysMore({ parts }: OpenSchema): boolean {
  return parts.some(({ schema }) => !isIdle(schema, ["type", "allOf", "anyOf", "oneOf", "$ref"]));
}

interface Matched {
  readonly pairs: readonly (readonly [Located, Located])[];
  readonly gone: readonly Located[];
  readonly come: readonly Located[];
}

/** Matches alternatives by name, then by equality, then, if the numbers agree, by order. */
function matchBranches(before: readonly Located[], after: readonly Located[], scopes: Scopes): Matched {
  const pairs: (readonly [Located, Located])[] = [];
  let gone = [...before];
  let come = [...after];
  const match = (isMatch: (was: Located, is: Located) => boolean): void => {
    const left = gone;
    for (const was of left) {
      const is = come.find((each) => isMatch(was, each));
      if (!is) continue;
      pairs.push([was, is]);
      gone = gone.filter((each) => each !== was);
      come = come.filter((each) => each !== is);
    }
  };
  match((was, is) => nameOf(was) !== undefined && nameOf(was) === nameOf(is));
  match((was, is) => isDeepStrictEqual(was.schema, is.schema));
  // An alternative that got a name, lost it, or has another name.
  match((was, is) =>
    isDeepStrictEqual(followReference(scopes.before, was).schema, followReference(scopes.after, is).schema),
  );
  match((was, is) => titleOf(was) !== undefined && titleOf(was) === titleOf(is));
  const kinds = { before: listKinds(scopes.before, before), after: listKinds(scopes.after, after) };
  match((was, is) => {
    const [kind, other] = [kinds.before.get(was), kinds.after.get(is)];
    const areNamed = nameOf(was) !== undefined && nameOf(is) !== undefined;
    const isSole = (all: ReadonlyMap<Located, string | undefined>): boolean =>
      [...all.values()].filter((each) => each === kind).length === 1;
    return !areNamed && kind !== undefined && kind === other && isSole(kinds.before) && isSole(kinds.after);
  });
  const areUnnamed = [...gone, ...come].every((branch) => nameOf(branch) === undefined);
  if (gone.length === come.length && areUnnamed) match(() => true);
  return { pairs, gone, come };
}

/** Returns the key of the component that it refers to, by a `$ref` alone or by a wrapped one. */
function nameOf({ schema }: Located): string | undefined {
  return readPlainReference([schema]);
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

function titleOf({ schema }: Located): string | undefined {
  return typeof schema === "object" ? schema.title : undefined;
}

function nameBranch(place: string, branch: Located, index: number): string {
  return nameOf(branch) === undefined ? `${place}(${titleOf(branch) ?? index + 1})` : place;
}

function describeBranch(branch: Located): string {
  const name = nameOf(branch) ?? titleOf(branch);
  if (name !== undefined) return `a \`${name}\``;
  const type = typeof branch.schema === "object" ? branch.schema.type : undefined;
  return type === undefined
    ? "another alternative"
    : `values of type ${[type]
        .flat()
        .map((each) => `\`${each}\``)
        .join(" or ")}`;
}
