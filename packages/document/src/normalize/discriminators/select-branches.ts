import type { Report } from "../../diagnostics/collect-diagnostics.ts";
import type { Step } from "../../openapi/node.ts";
import { referenceTo } from "../../openapi/resolve-reference.ts";
import { readPlainReference } from "../../schema/read-plain-reference.ts";
import type { SchemaObject, SchemaScope } from "../../schema/schema.ts";
import type { Families } from "./open-families.ts";
import { followKey, isDiscriminated, readDiscriminator, reportIgnored } from "./read-discriminator.ts";
import { readKind } from "./read-selected.ts";
import type { SelectedBranch, SelectiveChoice } from "./restrict-branches.ts";

/** A choice as the author has written it, and its place. */
interface WrittenChoice {
  readonly schema: SchemaObject;
  /** The outermost schema of which the schema is a member. */
  readonly around: SchemaObject;
  readonly keyword: "oneOf" | "anyOf";
  readonly steps: readonly Step[];
}

/** Reads which values select each branch of a choice. Without a mapping, the name of its schema selects a branch. */
export function selectBranches(
  scope: SchemaScope,
  { schema, around, keyword, steps }: WrittenChoice,
  families: Pick<Families, "baseBeside" | "ownOf" | "valuesOf">,
  report: Report,
): SelectiveChoice[] {
  if (!isDiscriminated(schema)) return [];
  const { property, mapped, defaultKey } = readDiscriminator(scope, schema);
  const beside = readKind(scope, around, property);
  const written = (schema[keyword] ?? []).map((branch) => {
    const name = readPlainReference([branch]);
    const key = name === undefined ? undefined : followKey(scope, name);
    if (name === undefined || key === undefined) return { schema: branch, key, values: [], family: [] };
    const [here, own] = [mapped.get(key), families.ownOf(key, property)];
    // A component that others extend means them, too.
    const isParent = own !== undefined && families.valuesOf(key, property).length > own.length;
    const family = isParent ? families.valuesOf(key, property) : [];
    return { schema: branch, key, values: here ?? own ?? [name], family };
  });
  const branches = written.map(({ schema: inner, key, values, family }, index): SelectedBranch => {
    const base = typeof inner === "object" && inner.type === "null" ? undefined : families.baseBeside(schema, key);
    const branch = base === undefined ? inner : { allOf: [{ $ref: referenceTo("schemas", base) }, inner] };
    if (key === undefined) return { schema: branch, selectors: [] };
    const others = new Set(
      family.length === 0 ? [] : written.flatMap((other, at) => (at === index ? [] : other.values)),
    );
    const extending = family.filter((value) => !others.has(value));
    const selectors = [{ property, values: [...new Set([...values, ...extending])], beside }];
    return { schema: branch, selectors, isLocal: base !== undefined };
  });
  const index = written.findIndex(({ key }) => key !== undefined && key === defaultKey);
  const isExtended = (written[index]?.family.length ?? 0) > 0;
  if (defaultKey !== undefined && (index === -1 || isExtended)) reportIgnored(defaultKey, isExtended, steps, report);
  const fallback = isExtended ? undefined : branches[index];
  return [{ schema, keyword, branches, fallback: fallback && { property, branch: fallback } }];
}
