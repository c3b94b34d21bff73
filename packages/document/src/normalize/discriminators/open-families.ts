import type { Report } from "../../diagnostics/collect-diagnostics.ts";
import { groupEntries } from "../../openapi/group-entries.ts";
import { referenceTo } from "../../openapi/resolve-reference.ts";
import { isAssertion } from "../../openapi/schema-keywords.ts";
import { type Schema, type SchemaObject, type SchemaScope, typesOf } from "../../schema/schema.ts";
import { listValues, readFamilies, reportIgnored } from "./read-families.ts";
import { readSelected } from "./read-selected.ts";
import type { SelectedBranch, SelectiveChoice, Selector } from "./restrict-branches.ts";

/** Families whose parents have become choices between their members. */
export interface Families {
  /** The choices that components have become. */
  readonly choices: readonly SelectiveChoice[];
  /** The key of the component that each new component was made from, by the new key. */
  readonly origins: ReadonlyMap<string, string>;
  /** Keys of the components that others extend. */
  readonly extended: ReadonlySet<string>;
  /**
   * Returns the key of the component that has the keywords beside a choice that the author has listed. Returns `undefined` if there is
   * none, and for a branch that extends it.
   */
  readonly baseBeside: (schema: SchemaObject, branch: string | undefined) => string | undefined;
  /** Lists the values of a property that select a member itself; `undefined` for a component that is not a member. */
  readonly ownOf: (key: string, property: string) => readonly string[] | undefined;
  /** Lists the values of a property that select a member or one of those that extend it. */
  readonly valuesOf: (key: string, property: string) => readonly string[];
  /** Returns whether a component extends another one, over any number of steps, or is that one. */
  readonly extendsOther: (key: string | undefined, other: string) => boolean;
}

/**
 * Makes each component with a discriminator that others extend a choice between its members, in place. Does so with each member that
 * others extend, too. A new component has the keywords that they extend.
 *
 * A value of the property may stand for the parent itself. Then the mapping has it for the parent, or the parent lists it and it selects
 * no other member.
 */
export function openFamilies(schemas: Record<string, Schema>, report: Report): Families {
  const scope: SchemaScope = { schemas, aliases: new Map() };
  const { roots, extensions, marks, childrenOf } = readFamilies(scope);
  /** The key of the component that others extend instead, by the key of the parent. */
  const bases = new Map<string, string>();
  const taken = new Set(Object.keys(schemas).map(listLetters));
  const listed = new Map<SchemaObject, { readonly key: string; readonly base: string }>();
  for (const key of marks.keys()) {
    const schema = schemas[key];
    const isParent = roots.has(key) || childrenOf(key).size > 0;
    if (!isParent || typeof schema !== "object") continue;
    const base = nameBase(taken, key);
    bases.set(key, base);
    schemas[base] = takeBase(schema, roots.get(key)?.isListed ?? false);
    listed.set(schema, { key, base });
  }
  const parentsOf = groupEntries(extensions.map(({ parent, child }) => [child, parent] as const));
  for (const { parent, child, reference } of extensions) {
    const base = bases.get(parent);
    if (base !== undefined && childrenOf(parent).has(child)) reference.$ref = referenceTo("schemas", base);
  }
  return {
    choices: [...bases].flatMap(([key, base]) => buildChoice(key, base)),
    origins: new Map([...bases].map(([key, base]) => [base, key])),
    extended: new Set(extensions.map(({ parent }) => parent)),
    baseBeside(schema, branch) {
      const { key = "", base } = listed.get(schema) ?? {};
      return base === undefined || extendsOther(branch, key) ? undefined : base;
    },
    ownOf,
    valuesOf,
    extendsOther,
  };

  /** Builds the choice between a component and those that extend it. Builds none where the author has listed the alternatives. */
  function buildChoice(key: string, base: string): SelectiveChoice[] {
    const schema = schemas[key];
    const root = roots.get(key);
    if (typeof schema !== "object" || root?.isListed) return [];
    const members = listMembers(key, base);
    const [first] = marks.get(key)?.keys() ?? [];
    if (first !== undefined) schema.discriminator ??= { propertyName: first };
    const isNullable = typesOf(schemas[base] ?? true).includes("null");
    const nil: SelectedBranch[] = isNullable
      ? [{ key: undefined, steps: [], schema: { type: "null" }, selectors: [] }]
      : [];
    const { defaultKey, property = "" } = root?.discriminator ?? {};
    const isExtended = defaultKey !== undefined && defaultKey !== key && bases.has(defaultKey);
    const branch = defaultKey === undefined || isExtended ? undefined : members.get(defaultKey);
    if (defaultKey !== undefined && !branch)
      reportIgnored(defaultKey, isExtended, ["components", "schemas", key], report);
    const fallback = branch && { property, branch };
    return [{ schema, keyword: "anyOf", branches: [...members.values(), ...nil], fallback }];
  }

  /** Lists the branches of the choice between a component and those that extend it, by the keys of the components. */
  function listMembers(key: string, base: string): Map<string, SelectedBranch> {
    const { discriminator, mapped = [] } = roots.get(key) ?? {};
    const { defaultKey, property = "" } = discriminator ?? {};
    const reference = { $ref: referenceTo("schemas", base) };
    const members = new Map<string, SelectedBranch>();
    const own = selectOwn(key, base) ?? (defaultKey === key ? [] : undefined);
    if (own) members.set(key, { ...nameMember(key), schema: reference, selectors: own, isLocal: true });
    for (const child of childrenOf(key)) {
      const schema = { $ref: referenceTo("schemas", child) };
      const values = [...(marks.get(child) ?? [])].map(([name, mark]) => ({
        property: name,
        values: listValues(mark),
      }));
      // A child that others extend is a choice itself, whose branches are selected. Only a default has to know its values.
      const inner = defaultKey === undefined ? [] : [{ property, values: valuesOf(child, property) }];
      members.set(child, { ...nameMember(child), schema, selectors: bases.has(child) ? inner : values });
    }
    for (const other of mapped) {
      members.set(other, {
        ...nameMember(other),
        schema: { allOf: [reference, { $ref: referenceTo("schemas", other) }] },
        selectors: [{ property, values: discriminator?.mapped.get(other) ?? [] }],
        isLocal: true,
      });
    }
    return members;
  }

  /** Lists what selects a component itself, without those that extend it. Returns `undefined` if nothing does. */
  function selectOwn(key: string, base: string): Selector[] | undefined {
    const own = [...(marks.get(key) ?? [])].map(([property, mark]): Selector => {
      if (roots.get(key)?.discriminator.property !== property) return { property, values: listValues(mark) };
      return { property, values: [...new Set([...mark.mapped, ...listLeft(key, base, property)])] };
    });
    return own.every(({ values }) => values.length > 0) ? own : undefined;
  }

  /** Lists the values that a parent lists for its discriminating property, and that select no other member. */
  function listLeft(key: string, base: string, property: string): string[] {
    const { values = [] } = readSelected(scope, { $ref: referenceTo("schemas", base) }, property);
    if (values.length === 0) return [];
    const ofOthers = new Set<unknown>(
      [...childrenOf(key)].flatMap((child) => {
        const selected = valuesOf(child, property);
        const found = readSelected(scope, { $ref: referenceTo("schemas", child) }, property, selected);
        return [...selected, ...(found.values ?? [])];
      }),
    );
    return values.filter((value) => typeof value === "string").filter((value) => !ofOthers.has(value));
  }

  function extendsOther(key: string | undefined, other: string): boolean {
    const reached = new Set(key === undefined ? [] : [key]);
    for (const next of reached) for (const parent of parentsOf.get(next) ?? []) reached.add(parent);
    return reached.has(other);
  }

  function ownOf(key: string, property: string): readonly string[] | undefined {
    const mark = marks.get(key)?.get(property);
    return mark && roots.has(key) ? [...mark.mapped] : mark && listValues(mark);
  }

  function valuesOf(key: string, property: string, visited = new Set<string>()): readonly string[] {
    const own = ownOf(key, property);
    if (!own || visited.has(key)) return [];
    visited.add(key);
    if (!bases.has(key)) return own;
    return [...own, ...[...childrenOf(key)].flatMap((child) => valuesOf(child, property, visited))];
  }
}

/** Returns the key and the place of a member of a family. */
function nameMember(key: string): Pick<SelectedBranch, "key" | "steps"> {
  return { key, steps: ["components", "schemas", key] };
}

/** Moves what a component asserts to a schema for the components that extend it. Leaves its own choice if `isListed`. */
function takeBase(schema: SchemaObject, isListed: boolean): SchemaObject {
  const kept = new Set(isListed ? ["discriminator", "oneOf", "anyOf"] : ["discriminator"]);
  const moved = Object.keys(schema).filter((keyword) => isAssertion(keyword) && !kept.has(keyword));
  const { description } = schema;
  const base: SchemaObject = description === undefined ? {} : { description };
  for (const keyword of moved) {
    Object.assign(base, { [keyword]: Reflect.get(schema, keyword) });
    Reflect.deleteProperty(schema, keyword);
  }
  return base;
}

/** Names the schema that components extend. It differs from all other names in a letter or a digit, which names in code keep. */
function nameBase(taken: Set<string>, key: string): string {
  let name = `${key}Base`;
  while (taken.has(listLetters(name))) name += "Base";
  taken.add(listLetters(name));
  return name;
}

function listLetters(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
}
