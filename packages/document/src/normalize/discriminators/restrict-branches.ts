import type { Report } from "../../diagnostics/collect-diagnostics.ts";
import { listNames } from "../../describe/list-names.ts";
import { printJson } from "../../numbers/json-text.ts";
import type { Step } from "../../openapi/node.ts";
import { referenceTo } from "../../openapi/resolve-reference.ts";
import { annotationKeywords } from "../../openapi/schema-keywords.ts";
import { mergeSchemas } from "../../schema/merge-schemas.ts";
import {
  isOfType,
  readPlainReference,
  type Schema,
  type SchemaObject,
  type SchemaScope,
  typesOf,
} from "../../schema/schema.ts";
import { followKey, schemaAt } from "./read-families.ts";
import { printKey, type PropertyKind, readSelected } from "./read-selected.ts";

/** The values of a property that select a branch. */
export interface Selector {
  readonly property: string;
  readonly values: readonly string[];
  /** What the schema around the choice declares for the property. */
  readonly beside?: PropertyKind;
}

/** A branch of a choice, and what selects it. */
export interface SelectedBranch {
  /** The key of the component that the branch means; `undefined` if it has none. */
  readonly key: string | undefined;
  /** The place where the author has written the branch. */
  readonly steps: readonly Step[];
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

/**
 * Restricts the branches of choices to the values that select them, in place. `extended` has the keys of the components that others extend.
 *
 * The restriction stands in the component schema itself if all choices agree on it, and if no other component extends that one. Then the
 * component has the same values everywhere. Otherwise it stands in each choice, as it does if only the schema around the choice declares
 * the property.
 */
export function restrictBranches(
  scope: SchemaScope,
  choices: readonly SelectiveChoice[],
  extended: ReadonlySet<string>,
): void {
  const shared = listShared();
  for (const [key, selectors] of shared) {
    const restriction = buildRestriction({ $ref: referenceTo("schemas", key) }, selectors);
    const schema = schemaAt(scope, key);
    if (typeof schema === "object" && restriction) addRestriction(schema, restriction);
  }
  for (const { schema, keyword, branches, fallback } of choices) {
    schema[keyword] = branches.map((branch) => {
      if (shared.has(readTarget(branch) ?? "")) return branch.schema;
      const restriction = fallback
        ? buildBesideFallback(branches, branch, fallback)
        : buildRestriction(branch.schema, branch.selectors);
      return restriction && isObject(branch.schema) ? addHere(branch.schema, restriction) : branch.schema;
    });
  }

  /** Lists what selects the component schemas that have the same values in all choices, by their keys. */
  function listShared(): ReadonlyMap<string, readonly Selector[]> {
    const selectorsOf = new Map<string, readonly Selector[]>();
    const local = new Set<string>();
    for (const { branches, fallback } of choices) {
      for (const branch of branches) {
        const key = readTarget(branch);
        if (key === undefined) continue;
        const known = selectorsOf.get(key);
        const isSame = known === undefined || printSelectors(known) === printSelectors(branch.selectors);
        const isOpen = !isSame || extended.has(key) || isDeclaredAround(branch);
        if (fallback || isOpen || !mayHaveProperties(schemaAt(scope, key))) local.add(key);
        selectorsOf.set(key, branch.selectors);
      }
    }
    return new Map([...selectorsOf].filter(([key]) => !local.has(key)));
  }

  /** Returns whether a property that selects a branch belongs to the schema around the choice, and not to the branch. */
  function isDeclaredAround({ schema, selectors }: SelectedBranch): boolean {
    return selectors.some(
      ({ property, beside }) => beside?.types !== undefined && !readSelected(scope, schema, property).isDeclared,
    );
  }

  /** Returns the key of the component schema that a branch refers to, if something selects it. */
  function readTarget({ schema, selectors, isLocal = false }: SelectedBranch): string | undefined {
    const key = isLocal || selectors.length === 0 ? undefined : readPlainReference([schema]);
    return key === undefined ? undefined : followKey(scope, key);
  }

  /** Builds the schema that restricts properties to the selected values. Returns `undefined` if nothing changes. */
  function buildRestriction(
    schema: Schema,
    selectors: readonly Selector[],
    isRequired = false,
  ): SchemaObject | undefined {
    const required: string[] = [];
    const properties = selectors.flatMap(({ property, values, beside }): [string, Schema][] => {
      const { isDeclared, restriction, kind } = readSelected(scope, schema, property, values, beside);
      const isKnown = isDeclared || beside?.types !== undefined;
      if ((restriction && !isKnown) || isRequired) required.push(property);
      return restriction ? [[property, buildListed(restriction, kind)]] : [];
    });
    if (properties.length === 0 && required.length === 0) return undefined;
    return {
      ...(properties.length > 0 ? { properties: Object.fromEntries(properties) } : {}),
      ...(required.length > 0 ? { required } : {}),
    };
  }

  /**
   * Builds the restriction of a branch in a choice with a `defaultMapping`. The branch of the default has all values of the property that
   * select no other branch, and may lack it. All other branches need it.
   */
  function buildBesideFallback(
    branches: readonly SelectedBranch[],
    branch: SelectedBranch,
    { property, branch: fallback }: NonNullable<SelectiveChoice["fallback"]>,
  ): SchemaObject | undefined {
    if (branch !== fallback) return buildRestriction(branch.schema, branch.selectors, branch.selectors.length > 0);
    const others = branches.flatMap((other) =>
      other === fallback
        ? []
        : other.selectors.flatMap(({ property: name, values, beside }) =>
            name === property ? (readSelected(scope, other.schema, name, values, beside).values ?? values) : [],
          ),
    );
    if (others.length === 0) return undefined;
    return { properties: Object.fromEntries([[property, { not: { enum: [...new Set(others)] } }]]) };
  }

  /** Returns `true` if each value of a schema, other than null, is an object as far as its author says. */
  function isObject(schema: Schema, depth = 0): boolean {
    const { members = [], choices: inner = [] } = mergeSchemas(scope, [schema]) ?? {};
    if (members.some((member) => member.properties !== undefined || typesOf(member).includes("object"))) return true;
    if (members.some((member) => typesOf(member).includes("null"))) return true;
    return inner.some(({ branches }) => depth < 4 && branches.every((branch) => isObject(branch, depth + 1)));
  }
}

/** Returns a branch with a restriction beside it. */
function addHere(branch: Schema, restriction: SchemaObject): Schema {
  const isList = typeof branch === "object" && branch.allOf !== undefined && Object.keys(branch).length === 1;
  return { allOf: [...(isList ? (branch.allOf ?? []) : [branch]), restriction] };
}

function printSelectors(selectors: readonly Selector[]): string {
  return selectors
    .map(({ property, values, beside }) => printJson([property, values.toSorted(), beside]))
    .toSorted()
    .join(" ");
}

function buildListed(values: readonly unknown[], { format }: PropertyKind): SchemaObject {
  const type = (["string", "integer", "boolean"] as const).find((each) =>
    values.every((value) => isOfType(value, each)),
  );
  const ofInteger = type === "integer" && format !== undefined ? { format } : {};
  return { ...(type !== undefined && { type }), ...ofInteger, enum: values };
}

/** Reports each branch that lists values of a property of which none selects it. A reader that follows the mapping never takes it. */
export function reportMismatches(scope: SchemaScope, choices: readonly SelectiveChoice[], report: Report): void {
  for (const { branches, fallback } of choices) {
    for (const branch of branches) {
      if (branch === fallback?.branch) continue;
      for (const { property, values, beside } of branch.selectors) {
        const listed = readSelected(scope, branch.schema, property, values, beside).values?.map(printKey) ?? [];
        if (listed.length === 0 || values.length === 0 || listed.some((value) => values.includes(value))) continue;
        const [own, selecting] = [listed, values].map((each) => listNames(each.map((value) => `\`${value}\``)));
        const message = `\`${branch.key}\` is selected by ${selecting}, and lists only ${own} for \`${property}\`. Each value that it lists is read as selecting it.`;
        report("discriminator-mismatch", branch.steps, message);
      }
    }
  }
}

/** Adds a restriction to a component schema, in place. */
function addRestriction(schema: SchemaObject, restriction: SchemaObject): void {
  const names = Object.keys(restriction.properties ?? {});
  if (schema.allOf && !names.every((name) => Object.hasOwn(schema.properties ?? {}, name))) {
    schema.allOf = [...schema.allOf, { type: "object", ...restriction }];
    return;
  }
  const properties = new Map(Object.entries(schema.properties ?? {}));
  for (const [name, listed] of Object.entries(restriction.properties ?? {})) {
    const own = properties.get(name);
    const isBoth = typeof own === "object" && typeof listed === "object";
    properties.set(name, isBoth ? { ...listAnnotations(own), ...listed } : listed);
  }
  schema.properties = Object.fromEntries(properties);
  if (restriction.required) schema.required = [...(schema.required ?? []), ...restriction.required];
}

/** Lists the annotations of a property that are true of any of its values. */
function listAnnotations(schema: SchemaObject): SchemaObject {
  const ofValues = new Set(["default", "examples"]);
  const kept = Object.entries(schema).filter(
    ([keyword]) => (annotationKeywords.has(keyword) || keyword.startsWith("x-")) && !ofValues.has(keyword),
  );
  return Object.fromEntries(kept);
}

function mayHaveProperties(schema: Schema | undefined): boolean {
  return (
    typeof schema === "object" &&
    (schema.allOf !== undefined || schema.properties !== undefined || typesOf(schema).includes("object"))
  );
}
