import type { SchemaType } from "../openapi/openapi.ts";
import { isAssertion } from "../openapi/schema-keywords.ts";
import { asJson, includesJson } from "../schema/json.ts";
import { intersect, readOwnTypes, type TypeSet, unfoldTypes } from "./own-types.ts";
import type { OwnKeywords, SchemaView } from "./schema-view.ts";

/** Lists the members of `allOf` and all branches of choices. */
export function listBranches({ allOf, choices }: SchemaView): readonly SchemaView[] {
  return [...allOf, ...choices.flatMap(({ branches }) => branches)];
}

/** Collects the keywords of a schema and its parts at any depth, each schema once. */
export function collectParts(
  view: SchemaView,
  list: (view: SchemaView) => readonly SchemaView[],
  found = new Set<OwnKeywords>(),
): ReadonlySet<OwnKeywords> {
  if (view.beside) found.add(view.beside);
  if (found.has(view.own)) return found;
  found.add(view.own);
  for (const part of list(view)) collectParts(part, list, found);
  return found;
}

/** Returns a keyword of the first of these parts that has it. Annotations beside a `$ref` are the first part of a view. */
export function readKeyword<Keyword extends keyof OwnKeywords>(
  parts: readonly OwnKeywords[],
  keyword: Keyword,
): OwnKeywords[Keyword] | undefined {
  return parts.find((part) => part[keyword] !== undefined)?.[keyword];
}

/** Combines the types of a schema and its parts. */
export function combineTypes(
  view: SchemaView,
  read: (own: OwnKeywords) => TypeSet,
  readPart: (part: SchemaView) => readonly SchemaType[],
): TypeSet {
  let types = read(view.own);
  for (const part of view.allOf) types = intersect(types, unfoldTypes(readPart(part)));
  for (const { branches } of view.choices) types = intersect(types, unfoldTypes(branches.flatMap(readPart)));
  const { not } = view;
  if (not === undefined) return types;
  const excluded = listExcluded(not);
  return new Set([...types].filter((type) => !excluded.has(type)));
}

/** Returns the types of which a `not` admits no value: those of a schema that restricts nothing but the type. */
function listExcluded(not: SchemaView): TypeSet {
  const isPlain = listBranches(not).length === 0 && not.not === undefined;
  const restricts = Object.keys(not.own).some((keyword) => keyword !== "type" && isAssertion(keyword));
  return isPlain && !restricts ? readOwnTypes(not.own) : new Set();
}

/** Returns the values that `enum` and `const` of the parts admit; `undefined` if they admit others. */
export function readValues(view: SchemaView): readonly unknown[] | undefined {
  const { const: constant, enum: listed } = view.own;
  const own = constant === undefined ? listed : [constant];
  const lists = [
    own,
    ...view.allOf.map(({ values }) => values),
    ...view.choices.map(({ branches }) => {
      const inner = branches.map(({ values }) => values);
      return inner.every((values) => values !== undefined) ? inner.flat() : undefined;
    }),
  ].filter((values) => values !== undefined);
  const [first, ...others] = lists;
  return first?.filter((value) => others.every((list) => includesJson(list, asJson(value))));
}

/** Returns the names that all parts, or all branches of a choice, require. */
export function readRequired({ own, allOf, choices }: SchemaView): ReadonlySet<string> {
  const required = new Set([...(own.required ?? []), ...allOf.flatMap((part) => [...part.required])]);
  for (const { branches } of choices) {
    const [first, ...others] = branches;
    for (const name of first?.required ?? [])
      if (others.every((branch) => branch.required.has(name))) required.add(name);
  }
  return required;
}
