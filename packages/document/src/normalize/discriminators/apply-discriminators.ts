import type { Report } from "../../diagnostics/collect-diagnostics.ts";
import { listNames } from "../../describe/list-names.ts";
import { listFieldNames } from "../../openapi/grammar.ts";
import { findNode, isNode, type Node, printPointer, readPointer, type Step } from "../../openapi/node.ts";
import { referenceTo } from "../../openapi/resolve-reference.ts";
import type { OpenApi, Schema, SchemaObject } from "../../openapi/openapi.ts";
import { readPlainReference, type SchemaScope } from "../../schema/schema.ts";
import { openFamilies } from "./open-families.ts";
import {
  type DiscriminatedSchema,
  followKey,
  isDiscriminated,
  readDiscriminator,
  reportIgnored,
} from "./read-families.ts";
import { reportMismatches, restrictBranches, type SelectedBranch, type SelectiveChoice } from "./restrict-branches.ts";
import { readKind } from "./read-selected.ts";

/** A schema with a discriminator, and its place. */
export interface DiscriminatedPlace {
  readonly schema: DiscriminatedSchema;
  readonly steps: readonly Step[];
}

/**
 * Writes the meaning of each discriminator as ordinary keywords, in place. A branch of a choice admits only the values of the property
 * that select it. A component that others extend becomes a choice between them, and a new component has what they extend. The
 * keyword `discriminator` remains as a hint for messages.
 *
 * Returns the key of the component that each new component was made from, by the new key.
 */
export function applyDiscriminators(
  root: OpenApi,
  written: readonly DiscriminatedPlace[],
  report: Report,
): ReadonlyMap<string, string> {
  if (written.length === 0) return new Map();
  const scope: SchemaScope = { schemas: root.components.schemas, aliases: new Map() };
  const listed = written.filter(({ schema }) => isChoice(schema));
  for (const schema of Object.values(root.components.schemas)) liftDiscriminator(schema);
  const families = openFamilies(root.components.schemas, report);
  const choices = listed.flatMap((place) =>
    (["oneOf", "anyOf"] as const).flatMap((keyword) =>
      place.schema[keyword] ? selectBranches(place, keyword, place.schema[keyword]) : [],
    ),
  );
  // A choice is written before those of which it is a branch.
  const all = [...families.choices.toReversed(), ...choices];
  reportMismatches(scope, all, report);
  restrictBranches(scope, all, families.extended);
  for (const { schema, steps } of written) {
    if (isChoice(schema) || !isDiscriminated(schema)) continue;
    const { defaultKey } = readDiscriminator(scope, schema);
    if (defaultKey !== undefined) reportIgnored(defaultKey, false, steps, report);
  }
  root.components.schemas = placeBeside(root.components.schemas, families.origins);
  return families.origins;

  /** Reads which values select each branch of a choice. Without a mapping, the name of its schema selects a branch. */
  function selectBranches(
    { schema, steps }: DiscriminatedPlace,
    keyword: SelectiveChoice["keyword"],
    listedBranches: readonly Schema[],
  ): SelectiveChoice[] {
    // A component has taken the discriminator of a member.
    if (!isDiscriminated(schema)) return [];
    const { property, mapped, defaultKey } = readDiscriminator(scope, schema);
    const beside = readKind(scope, findAround(schema, steps), property);
    const read = dropRepeated(keyword, listedBranches, steps).map((branch) => {
      const name = readPlainReference([branch]);
      if (name === undefined) return { schema: branch, key: undefined, values: [], family: [] };
      const key = followKey(scope, name);
      const [here, own] = [mapped.get(key), families.ownOf(key, property)];
      // A component that others extend means them, too.
      const isParent = own !== undefined && families.valuesOf(key, property).length > own.length;
      const family = isParent ? families.valuesOf(key, property) : [];
      return { schema: branch, key, values: here ?? own ?? [name], family };
    });
    for (const [target, keys] of mapped) {
      const isBranch = ({ schema: inner, key }: (typeof read)[number]) =>
        key === undefined ? !isNull(inner) : families.extendsOther(target, key);
      if (read.some(isBranch)) continue;
      const quoted = listNames(keys.map((value) => `\`${value}\``));
      const message = `The mapping of ${quoted} is ignored: \`${target}\` is not one of the alternatives.`;
      report("discriminator-mismatch", [...steps, "discriminator", "mapping", keys[0] ?? ""], message);
    }
    const branches = read.map(({ schema: inner, key, values, family }, index): SelectedBranch => {
      const base = isNull(inner) ? undefined : families.baseBeside(schema, key);
      const branch = base === undefined ? inner : { allOf: [{ $ref: referenceTo("schemas", base) }, inner] };
      const place = { key, steps: [...steps, keyword, index] };
      if (key === undefined) return { ...place, schema: branch, selectors: [] };
      const others = new Set(
        family.length === 0 ? [] : read.flatMap((other, at) => (at === index ? [] : other.values)),
      );
      const extending = family.filter((value) => !others.has(value));
      const selectors = [{ property, values: [...new Set([...values, ...extending])], beside }];
      return { ...place, schema: branch, selectors, isLocal: base !== undefined };
    });
    const index = read.findIndex(({ key }) => key !== undefined && key === defaultKey);
    const isExtended = (read[index]?.family.length ?? 0) > 0;
    if (defaultKey !== undefined && (index === -1 || isExtended)) reportIgnored(defaultKey, isExtended, steps, report);
    const fallback = isExtended ? undefined : branches[index];
    return [{ schema, keyword, branches, fallback: fallback && { property, branch: fallback } }];
  }

  /**
   * Drops branches of a `oneOf` that refer to the schema of an earlier branch. Some documents list a schema once for each of its values,
   * and each of these values would fit several branches.
   */
  function dropRepeated(
    keyword: SelectiveChoice["keyword"],
    branches: readonly Schema[],
    steps: readonly Step[],
  ): readonly Schema[] {
    if (keyword === "anyOf") return branches;
    const keys = branches.map((branch) => {
      const name = readPlainReference([branch]);
      return name === undefined ? undefined : followKey(scope, name);
    });
    return branches.filter((_, index) => {
      const key = keys[index];
      const isRepeated = key !== undefined && keys.indexOf(key) < index;
      if (isRepeated) {
        report("repeated-alternative", [...steps, keyword, index], `\`oneOf\` lists \`${key}\` again. It counts once.`);
      }
      return !isRepeated;
    });
  }

  /** Returns the outermost schema whose `allOf` contains a schema; the schema itself if no `allOf` does. */
  function findAround(schema: SchemaObject, steps: readonly Step[]): SchemaObject {
    let outer = steps;
    while (listFieldNames(outer).at(-1) === "allOf") outer = outer.slice(0, -2);
    const around = findNode(root, outer);
    return isNode(around) ? around : schema;
  }
}

function isNull(schema: Schema): boolean {
  return typeof schema === "object" && schema.type === "null";
}

/** Moves a discriminator from a member of the `allOf` of a component to the component, which the member describes in place. */
function liftDiscriminator(component: Schema): void {
  if (typeof component !== "object" || isChoice(component)) return;
  for (const member of component.allOf ?? []) {
    if (component.discriminator) return;
    liftDiscriminator(member);
    if (typeof member !== "object" || !member.discriminator || isChoice(member)) continue;
    component.discriminator = member.discriminator;
    delete member.discriminator;
  }
}

/** Moves each new component behind the one that it was made from. */
function placeBeside(
  schemas: Readonly<Record<string, Schema>>,
  origins: ReadonlyMap<string, string>,
): Record<string, Schema> {
  const added = new Map([...origins].map(([key, origin]) => [origin, key]));
  const ordered = Object.entries(schemas).flatMap(([key, schema]): [string, Schema][] => {
    if (origins.has(key)) return [];
    const next = added.get(key);
    const behind = next === undefined ? undefined : schemas[next];
    return next === undefined || behind === undefined
      ? [[key, schema]]
      : [
          [key, schema],
          [next, behind],
        ];
  });
  return Object.fromEntries(ordered);
}

/** Returns the steps to a place in the component that a new component was made from; the steps themselves for any other place. */
export function findWritten(steps: readonly Step[], origins: ReadonlyMap<string, string>): readonly Step[] {
  const [outer, inner, key, ...rest] = steps;
  const written = outer === "components" && inner === "schemas" ? origins.get(String(key)) : undefined;
  return written === undefined ? steps : ["components", "schemas", written, ...rest];
}

/** Returns the pointer to a place that may have moved to a new component; the pointer itself for any other place. */
export function moveToDerived(root: Node, pointer: string, origins: ReadonlyMap<string, string>): string {
  if (origins.size === 0 || findNode(root, readPointer(pointer)) !== undefined) return pointer;
  const [outer, inner, key, ...rest] = readPointer(pointer);
  const [derived] = [...origins].find(([, origin]) => origin === key) ?? [];
  if (outer !== "components" || inner !== "schemas" || derived === undefined) return pointer;
  return printPointer([outer, inner, derived, ...rest]);
}

function isChoice({ oneOf, anyOf }: SchemaObject): boolean {
  return (oneOf ?? anyOf) !== undefined;
}
