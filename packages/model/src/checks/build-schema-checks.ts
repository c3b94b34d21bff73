import {
  describeContains,
  describeView,
  isExactNumber,
  type OpenApi,
  type OwnKeywords,
  type SchemaView,
  viewSchemas,
} from "@shortvideo-api/document/source";
import {
  aliasOf,
  asJson,
  isQuickPattern,
  printLeaf,
  readLimits,
  resolveSchema,
  type Schema,
  type SchemaScope,
  toExact,
  typesOf,
} from "@shortvideo-api/document/sample/source";
import type { RulesPart, SchemaRules } from "../api/rules.ts";
import { listReadOnlyProperties } from "../directions/view-schema.ts";

/** The checks of the bodies of a document: of requests, responses and webhooks. Each component schema that a body consists of has one. */
export interface SchemaChecks {
  /** Returns the check of a schema; `undefined` if it accepts any value. */
  of: (schema: Schema) => RulesPart | undefined;
  /** Returns the check of a component schema by its key; `undefined` if no call of `of` led to it. */
  named: (key: string) => SchemaRules | undefined;
}

/** Creates the checks of a document, each one when it is first needed. A response may lack read-only properties, too. */
export function buildSchemaChecks(root: OpenApi, scope: SchemaScope): SchemaChecks {
  const views = viewSchemas(root);
  /** Keys of the component schemas to which checks refer, and whose own checks may not exist yet. */
  const needed = new Set<string>();
  /** The checks of schemas that contain no others, by their keywords. Most schemas of a large document have those of another one. */
  const leaves = new Map<string, SchemaRules | undefined>();
  const built = new Map<string, SchemaRules>();

  function named(key: string): SchemaRules | undefined {
    // A schema may refer to others, which are built next.
    for (const next of needed) {
      needed.delete(next);
      if (built.has(next)) continue;
      const view = views.of(resolveSchema(scope, scope.schemas[next] ?? true));
      built.set(next, buildCheck(view, noNames) ?? { expected: describeView(view) });
    }
    return built.get(key);
  }

  /** Builds a check. `optional` are the required names that requests may leave out, `within` the keys of the schemas around the part. */
  function buildPart(view: SchemaView, optional: Names, within: Names = noNames): RulesPart | undefined {
    const { key } = view;
    if (key === undefined) {
      const leaf = optional.size === 0 ? printLeaf(view.schema) : undefined;
      if (leaf === undefined) return buildCheck(view, optional, within);
      if (!leaves.has(leaf)) leaves.set(leaf, buildCheck(view, optional));
      return leaves.get(leaf);
    }
    const alias = aliasOf(scope, view.schema);
    if (alias === undefined) return undefined;
    if (requiresMore(view, optional)) {
      // The shared check would require a property that is read-only here.
      return within.has(key) ? undefined : buildCheck(view, optional, new Set([...within, key]));
    }
    needed.add(key);
    return { schema: alias };
  }

  function buildInner(schema: Schema, within: Names): RulesPart | undefined {
    return buildPart(views.of(schema), noNames, within);
  }

  function buildCheck(view: SchemaView, optionalOutside: Names, within: Names = noNames): SchemaRules | undefined {
    if (view.schema === false) return nothing;
    const { own } = view;
    const readOnly = Object.keys(listReadOnlyProperties(own));
    const optional = new Set([...optionalOutside, ...listReadOnly(view)]);
    const types = typesOf(own);
    const check: Omit<SchemaRules, "expected"> = {
      ...(types.length > 0 ? { type: types.length === 1 ? types[0] : types } : {}),
      ...readEnum(own),
      ...readLimits(own),
      ...readItems(own, within),
      ...readFields(view, optional, within),
      ...readBranches(view, optional, within),
      ...(types.length > 0 && own.format === "binary" ? { isFile: true } : {}),
      ...(readOnly.length > 0 ? { readOnly } : {}),
    };
    if (Object.keys(check).length === 0) return undefined;
    const anyFields = Object.keys(own.properties ?? {}).filter((name) => !Object.hasOwn(check.fields ?? {}, name));
    return { ...check, ...(anyFields.length > 0 ? { anyFields } : {}), expected: describeView(view) };
  }

  function readItems(
    { items, prefixItems = [], contains, minContains = 1 }: OwnKeywords,
    within: Names,
  ): Pick<SchemaRules, "items" | "prefix" | "contains" | "containing" | "minContains"> {
    const build: BuildInner = (schema) => buildInner(schema, within);
    const prefix = prefixItems.map((item) => build(item) ?? anyValue);
    const part = items === undefined ? undefined : build(items);
    return {
      ...(prefix.length > 0 ? { prefix } : {}),
      ...(part ? { items: part } : {}),
      ...(contains === undefined || minContains < 1
        ? {}
        : {
            ...(minContains === 1 ? {} : { minContains }),
            containing: describeContains(minContains, undefined, describeView(views.of(contains))),
            contains: build(contains) ?? anyValue,
          }),
    };
  }

  function readFields(
    view: SchemaView,
    optional: Names,
    within: Names,
  ): Pick<SchemaRules, "fields" | "names" | "others" | "patterns" | "required" | "requires"> {
    const { own } = view;
    const { additionalProperties, unevaluatedProperties, propertyNames, required = [] } = own;
    const build: BuildInner = (schema) => buildInner(schema, within);
    const properties = { ...own.properties, ...listReadOnlyProperties(own) };
    const names = [...new Set(required)].filter((name) => !optional.has(name));
    const patterns = readPatterns(own, build);
    const evaluated =
      additionalProperties === undefined && unevaluatedProperties !== undefined ? listEvaluated(view) : undefined;
    const given = evaluated ? unevaluatedProperties : additionalProperties;
    const mayHaveOthers = given !== undefined && given !== false;
    const others = patterns ? (mayHaveOthers ? build(given) : given) : undefined;
    // A property of a part is known here, and the part checks its value.
    const known = [...(evaluated ?? [])].filter((name) => !Object.hasOwn(properties, name));
    const listed = [...Object.entries(properties), ...known.map((name): [string, Schema] => [name, true])];
    const fields = listed.flatMap(([name, property]): [string, RulesPart][] => {
      // Properties that are known have an entry if others are checked.
      const part = build(property) ?? (others === undefined ? undefined : anyValue);
      return part ? [[name, part]] : [];
    });
    const requires = readRequires(own, optional);
    const nameRules = propertyNames === undefined ? undefined : build(propertyNames);
    return {
      ...(names.length > 0 ? { required: names } : {}),
      ...(requires.length > 0 ? { requires: Object.fromEntries(requires) } : {}),
      ...(fields.length > 0 ? { fields: Object.fromEntries(fields) } : {}),
      ...(patterns && patterns.length > 0 ? { patterns } : {}),
      ...(nameRules ? { names: nameRules } : {}),
      ...(others === undefined ? {} : { others }),
    };
  }

  /** Reads compositions. A value that fits several branches of a `oneOf` passes, since the client does not check all rules of a branch. */
  function readBranches(view: SchemaView, optional: Names, within: Names): Pick<SchemaRules, "all" | "any" | "by"> {
    const build = (branch: SchemaView): RulesPart | undefined => buildPart(branch, optional, within);
    const all = view.allOf.map(build).filter((part) => part !== undefined);
    const choices = view.choices.flatMap(({ branches, discriminator }) => {
      const any = branches.map(build).filter((part) => part !== undefined);
      // A branch without rules accepts any value.
      if (any.length < branches.length) return [];
      return [{ any, ...(discriminator ? { by: discriminator.propertyName } : {}) }];
    });
    const [first, ...others] = choices;
    const inner = [...all, ...others.map((choice) => ({ expected: "a value", ...choice }))];
    return { ...(inner.length > 0 ? { all: inner } : {}), ...first };
  }

  return { of: (schema) => buildPart(views.of(schema), noNames), named };
}

type Names = ReadonlySet<string>;

const noNames: Names = new Set();

/** Returns whether a schema requires a property that requests may leave out, but that the schema itself does not make read-only. */
function requiresMore(view: SchemaView, optional: Names): boolean {
  if (optional.size === 0) return false;
  const readOnly = new Set(listReadOnly(view));
  const names = view.parts.flatMap(({ required = [] }) => required);
  return names.some((name) => optional.has(name) && !readOnly.has(name));
}

const nothing: SchemaRules = { expected: "no value", enum: [] };

/** Lists the read-only properties of a value. A request may leave them out. */
function listReadOnly({ always }: SchemaView): string[] {
  return always.flatMap((part) => Object.keys(listReadOnlyProperties(part)));
}

function readEnum(own: OwnKeywords): Pick<SchemaRules, "enum"> {
  const given = own.const === undefined ? own.enum : [own.const];
  if (given === undefined) return {};
  return { enum: given.map((value) => (isExactNumber(value) ? toExact(value) : asJson(value))) };
}

const anyValue: SchemaRules = { expected: "any value" };

type BuildInner = (schema: Schema) => RulesPart | undefined;

/** Reads the patterns of names. Returns `undefined` if one of them may backtrack for long, so that other names are not certain. */
function readPatterns(
  { patternProperties = {} }: OwnKeywords,
  build: BuildInner,
): [pattern: string, part: RulesPart][] | undefined {
  const given = Object.entries(patternProperties);
  if (!given.every(([pattern]) => isQuickPattern(pattern))) return undefined;
  return given.map(([pattern, part]) => [pattern, build(part) ?? anyValue]);
}

function readRequires({ dependentRequired = {} }: OwnKeywords, optional: Names): [string, string[]][] {
  return Object.entries(dependentRequired).flatMap(([name, given]): [string, string[]][] => {
    const needed = given.filter((each) => !optional.has(each));
    return needed.length > 0 ? [[name, needed]] : [];
  });
}

/**
 * Lists the properties that the parts of a schema name, to which its `unevaluatedProperties` does not apply. Returns `undefined` if the
 * parts allow others.
 */
function listEvaluated({ own, parts }: SchemaView): Set<string> | undefined {
  const isOpen = parts.some((part) => (part === own ? hasOpenCondition(part) : namesOthers(part)));
  if (isOpen) return undefined;
  return new Set(parts.flatMap((part) => Object.keys({ ...part.properties, ...listReadOnlyProperties(part) })));
}

function namesOthers(part: OwnKeywords): boolean {
  const { additionalProperties = false, patternProperties, unevaluatedProperties = false } = part;
  return (
    additionalProperties !== false ||
    unevaluatedProperties !== false ||
    patternProperties !== undefined ||
    hasOpenCondition(part)
  );
}

/** Returns whether a part has a condition without cases, which is no part of the schema, but evaluates properties. */
function hasOpenCondition(part: OwnKeywords): boolean {
  return part.if !== undefined && part.then === undefined && part.else === undefined;
}
