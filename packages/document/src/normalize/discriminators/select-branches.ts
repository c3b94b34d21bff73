import type { Report } from "../../diagnostics/collect-diagnostics.ts";
import type { Step } from "../../openapi/node.ts";
import { readPlainReference } from "../../schema/read-plain-reference.ts";
import type { Schema, SchemaObject, SchemaScope } from "../../schema/schema.ts";
import type { Families } from "./open-families.ts";
import { followKey, isDiscriminated, readDiscriminator } from "./read-discriminator.ts";

/** The values of a property that select a branch. */
export interface Selector {
  readonly property: string;
  readonly values: readonly string[];
}

/** A branch of a choice, and what selects it. */
export interface SelectedBranch {
  readonly schema: Schema;
  readonly selectors: readonly Selector[];
  /** Whether the values select this branch only here, and not the component that it refers to. */
  readonly isLocal?: boolean;
}

/** A choice whose branches are selected by values of properties. */
export interface SelectiveChoice {
  /** The schema that contains the choice. */
  readonly schema: SchemaObject;
  readonly keyword: "oneOf" | "anyOf";
  readonly branches: readonly SelectedBranch[];
  /** The property and the branch of a `defaultMapping`: the branch for an absent property, and for all values that select no other one. */
  readonly fallback?: { readonly property: string; readonly branch: SelectedBranch } | undefined;
}

/** A choice as the author has written it, and its place. */
interface WrittenChoice {
  readonly schema: SchemaObject;
  readonly keyword: "oneOf" | "anyOf";
  readonly steps: readonly Step[];
}

/** Reads which values select each branch of a choice. Without a mapping, the name of its schema selects a branch. */
export function selectBranches(
  scope: SchemaScope,
  { schema, keyword, steps }: WrittenChoice,
  families: Pick<Families, "valuesOf">,
  report: Report,
): SelectiveChoice[] {
  if (!isDiscriminated(schema)) return [];
  const { property, mapped, defaultKey } = readDiscriminator(scope, schema);
  const written = (schema[keyword] ?? []).map((branch) => {
    const name = readPlainReference([branch]);
    const key = name === undefined ? undefined : followKey(scope, name);
    const values = key === undefined ? [] : (mapped.get(key) ?? (name === undefined ? [] : [name]));
    return { schema: branch, key, values };
  });
  const branches = written.map(({ schema: branch, key, values }, index): SelectedBranch => {
    if (key === undefined) return { schema: branch, selectors: [] };
    const others = new Set(written.flatMap((other, at) => (at === index ? [] : other.values)));
    // A component that others extend means them, too.
    const extending = families.valuesOf(key, property).filter((value) => !others.has(value));
    return { schema: branch, selectors: [{ property, values: [...new Set([...values, ...extending])] }] };
  });
  const fallback = branches[written.findIndex(({ key }) => key !== undefined && key === defaultKey)];
  if (defaultKey !== undefined && !fallback) reportUnlisted(defaultKey, steps, report);
  return [{ schema, keyword, branches, fallback: fallback && { property, branch: fallback } }];
}

/** Reports a `defaultMapping` that names no branch. */
export function reportUnlisted(key: string, steps: readonly Step[], report: Report): void {
  const message = `\`defaultMapping\` is ignored: \`${key}\` is not one of the alternatives.`;
  report("unsupported-feature", [...steps, "discriminator", "defaultMapping"], message);
}
