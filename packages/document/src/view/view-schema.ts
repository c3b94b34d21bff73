import type { Schema, SchemaObject, SchemaType } from "../openapi/openapi.ts";
import { resolveKnown } from "../openapi/resolve-reference.ts";
import { isAssertion } from "../openapi/schema-keywords.ts";
import { keyOf, type SchemaScope } from "../schema/schema.ts";
import { asJson, includesJson } from "../schema/json.ts";
import { combineBranches } from "./combine-branches.ts";
import { allOfSchemas } from "./combine-schemas.ts";
import {
  allTypes,
  intersect,
  listTypes,
  readMeantTypes,
  readOwnTypes,
  type TypeSet,
  unfoldTypes,
} from "./own-types.ts";
import { readItem, readProperty } from "./view-parts.ts";

const compositions = ["$ref", "allOf", "anyOf", "oneOf"] as const;

/** The keywords of one schema without `$ref`, `allOf`, `anyOf` and `oneOf`, which only the view reads. */
export type OwnKeywords = Omit<SchemaObject, (typeof compositions)[number]>;

/** Alternatives of which one applies: `oneOf`, `anyOf`, or the two cases of a condition. */
export interface SchemaChoice {
  readonly keyword: "oneOf" | "anyOf" | "if" | "dependentSchemas";
  readonly branches: readonly SchemaView[];
  /** The branches without the condition of an `if`, which tests a value rather than to describe it. Otherwise {@link branches}. */
  readonly descriptions: readonly SchemaView[];
  /** The property that selects the branch, and the branches that `mapping` selects by its values. */
  readonly discriminator: SchemaObject["discriminator"] | undefined;
}

/**
 * The values that one place of a document admits. `$ref`s are resolved. The structure of the schema stays visible, and the meaning combines
 * all its parts: siblings, `allOf`, `anyOf`, `oneOf` and conditions.
 */
export interface SchemaView {
  /** The schema as the document has it. For a compiler or a printer that takes schemas whole. */
  readonly schema: Schema;
  /** The key of the component schema that the place names by a `$ref`; `undefined` for a schema in place. */
  readonly key: string | undefined;
  /** The keywords of the schema, or of the target of its `$ref`: the same object for the same target. Empty for `true`. */
  readonly own: OwnKeywords;
  /** The annotations beside a `$ref`, which apply at this place only; `undefined` if none exist. */
  readonly beside: OwnKeywords | undefined;
  /** The members of its `allOf`. */
  readonly allOf: readonly SchemaView[];
  /** Its choices, without those of the members of `allOf`. */
  readonly choices: readonly SchemaChoice[];
  /**
   * The views of the combinations of branches, in the order of the document. They have no choices, so each property and item has one
   * meaning. A value that the schema admits matches one of them or more. Contains only this view if it has no choices, or too many.
   */
  readonly alternatives: readonly SchemaView[];
  /** The schema that no value may match. */
  readonly not: SchemaView | undefined;

  /** The keywords that each value must match: its own, and those of `allOf` at any depth. Includes annotations beside a `$ref`. */
  readonly always: readonly OwnKeywords[];
  /** The keywords of all parts: `always`, and those of each branch of a choice. */
  readonly parts: readonly OwnKeywords[];
  /**
   * The types that a value may have, as JSON Schema defines it: keywords such as `properties` restrict no type. `number` includes
   * `integer`. They have the order of the document. Empty if no value is valid.
   */
  readonly types: readonly SchemaType[];
  /**
   * The types that the author probably means: those of {@link SchemaView.types}, but a part without `type` has the type to which its
   * keywords apply. A part with `properties` means an object.
   */
  readonly meantTypes: readonly SchemaType[];
  /** The values that `enum` and `const` of the parts admit together; `undefined` if others are valid, too. */
  readonly values: readonly unknown[] | undefined;
  /** The names of the declared properties of all parts, in the order of the document. */
  readonly propertyNames: readonly string[];
  /** The schemas of properties that no part names: those of patterns, and of additional properties, without those that admit no value. */
  readonly otherProperties: readonly SchemaView[];
  /** The names of the properties that each valid object has. */
  readonly required: ReadonlySet<string>;
  /**
   * Returns the view of a property: what all parts say of it together. A branch that does not mention the property adds nothing if another
   * one declares it. A property that no part declares has the schema of undeclared properties.
   */
  property: (name: string) => SchemaView;
  /** Returns the view of the item at an index, counted from 0: what all parts say of it together. */
  item: (index: number) => SchemaView;
  /** The number of items that have schemas of their own: the longest `prefixItems`. */
  readonly prefixLength: number;
}

/** The views of a document's schemas. */
export interface SchemaViews {
  /** Returns the view of a schema. The same schema has the same view. */
  of: (schema: Schema) => SchemaView;
}

const opened = new WeakMap<object, SchemaViews>();

/**
 * Opens the views of the schemas of a document, or of an object that has its `components`. A `$ref` without a target, which the loader
 * reports, accepts any value. Views are read on demand: the document must not change afterwards.
 */
export function viewSchemas(document: object): SchemaViews {
  const known = opened.get(document);
  if (known) return known;
  const views = createViews(document);
  opened.set(document, views);
  return views;
}

/** Returns the view of a schema of a document. See {@link viewSchemas}. */
export function viewSchema(document: object, schema: Schema): SchemaView {
  return viewSchemas(document).of(schema);
}

/** Returns the view of a schema of a scope. See {@link viewSchemas}. */
export function viewInScope({ schemas }: Pick<SchemaScope, "schemas">, schema: Schema): SchemaView {
  let views = scoped.get(schemas);
  if (!views) {
    views = createViews({ components: { schemas } });
    scoped.set(schemas, views);
  }
  return views.of(schema);
}

const scoped = new WeakMap<object, SchemaViews>();

function createViews(document: object): SchemaViews {
  const known = new WeakMap<SchemaObject, SchemaView>();
  const views: SchemaViews = {
    of(schema) {
      if (typeof schema === "boolean") return schema ? any : none;
      let view = known.get(schema);
      if (!view) {
        view = new LazyView(document, schema, views);
        known.set(schema, view);
      }
      return view;
    },
  };
  const any = new LazyView(document, true, views);
  const none = new LazyView(document, false, views);
  return views;
}

/** A view that reads each part when it is first needed: most readers need few. */
class LazyView implements SchemaView {
  readonly schema: Schema;
  readonly #keywords: SchemaObject;
  readonly #views: SchemaViews;
  readonly #read = new Map<string, unknown>();

  constructor(document: object, schema: Schema, views: SchemaViews) {
    this.schema = schema;
    this.#views = views;
    const given = typeof schema === "boolean" ? toObject(schema) : resolveKnown<SchemaObject>(document, schema);
    this.#keywords = given ?? {};
  }

  get key(): string | undefined {
    return keyOf(this.schema);
  }

  get own(): OwnKeywords {
    return readOwn(this.#keywords);
  }

  get beside(): OwnKeywords | undefined {
    if (typeof this.schema === "boolean" || this.schema.$ref === undefined) return undefined;
    const beside = readOwn(this.schema);
    return Object.keys(beside).length === 0 ? undefined : beside;
  }

  get allOf(): readonly SchemaView[] {
    return this.#once("allOf", [], () => (this.#keywords.allOf ?? []).map((part) => this.#views.of(part)));
  }

  get choices(): readonly SchemaChoice[] {
    return this.#once("choices", [], () => readChoices(this.#keywords, this.#views));
  }

  get alternatives(): readonly SchemaView[] {
    return this.#once("alternatives", [this], () => {
      const combined = combineBranches(this)?.map((parts) => this.#views.of(allOfSchemas(parts)));
      const possible = combined?.filter(({ types }) => types.length > 0) ?? [];
      return possible.length > 0 ? possible : [this];
    });
  }

  get not(): SchemaView | undefined {
    const { not } = this.#keywords;
    return not === undefined ? undefined : this.#views.of(not);
  }

  get always(): readonly OwnKeywords[] {
    return this.#once("always", [], () => [...collectParts(this, (view) => view.allOf)]);
  }

  get parts(): readonly OwnKeywords[] {
    return this.#once("parts", [], () => [...collectParts(this, listBranches)]);
  }

  get types(): readonly SchemaType[] {
    const all = listTypes(allTypes);
    return this.#once("types", all, () => listTypes(combineTypes(this, readOwnTypes, ({ types }) => types)));
  }

  get meantTypes(): readonly SchemaType[] {
    const all = listTypes(allTypes);
    return this.#once("meantTypes", all, () => {
      const meant = listTypes(combineTypes(this, readMeantTypes, ({ meantTypes }) => meantTypes));
      // Parts that mean different types mean none of them.
      return meant.length > 0 ? meant : this.types;
    });
  }

  get values(): readonly unknown[] | undefined {
    return this.#once("values", undefined, () => readValues(this));
  }

  get propertyNames(): readonly string[] {
    return this.#once("propertyNames", [], () => [
      ...new Set(this.parts.flatMap(({ properties }) => Object.keys(properties ?? {}))),
    ]);
  }

  get #names(): ReadonlySet<string> {
    return this.#once("names", new Set(), () => new Set(this.propertyNames));
  }

  get otherProperties(): readonly SchemaView[] {
    return this.#once("otherProperties", [], () => {
      const schemas = this.parts.flatMap(({ patternProperties = {}, additionalProperties, unevaluatedProperties }) => [
        ...Object.values(patternProperties),
        additionalProperties ?? false,
        unevaluatedProperties ?? false,
      ]);
      return schemas.filter((schema) => schema !== false).map((schema) => this.#views.of(schema));
    });
  }

  get required(): ReadonlySet<string> {
    return this.#once("required", new Set(), () => readRequired(this));
  }

  property(name: string): SchemaView {
    const read = (): SchemaView => this.#views.of(readProperty(this, name));
    // Requests name any properties: only those of the document are kept.
    return this.#names.has(name) ? this.#once(`property ${name}`, undefined, read) : read();
  }

  item(index: number): SchemaView {
    // All items after the prefix have the same schema.
    const place = Math.min(index, this.prefixLength);
    return this.#once(`item ${place}`, undefined, () => this.#views.of(readItem(this, place)));
  }

  get prefixLength(): number {
    return this.#once("prefixLength", 0, () =>
      Math.max(0, ...this.parts.map(({ prefixItems = [] }) => prefixItems.length)),
    );
  }

  /** Reads a part once. A schema that contains itself meets `circular` in its own place, which adds no condition. */
  #once<Value>(name: string, circular: NoInfer<Value> | undefined, read: () => Value): Value {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- One getter reads each name.
    if (this.#read.has(name)) return this.#read.get(name) as Value;
    this.#read.set(name, circular);
    const value = read();
    this.#read.set(name, value);
    return value;
  }
}

const ownByKeywords = new WeakMap<SchemaObject, OwnKeywords>();

/** Returns the keywords without those that compose; the schema itself if it has none of them, as most. */
function readOwn(keywords: SchemaObject): OwnKeywords {
  if (!compositions.some((keyword) => keyword in keywords)) return keywords;
  let own = ownByKeywords.get(keywords);
  if (!own) {
    const { $ref: _$ref, allOf: _allOf, anyOf: _anyOf, oneOf: _oneOf, ...rest } = keywords;
    own = rest;
    ownByKeywords.set(keywords, own);
  }
  return own;
}

function toObject(schema: boolean): SchemaObject {
  return schema ? {} : { not: {} };
}

function readChoices(keywords: SchemaObject, views: SchemaViews): SchemaChoice[] {
  const { oneOf, anyOf, if: condition, then, else: otherwise, dependentSchemas = {}, discriminator } = keywords;
  const view = (
    keyword: SchemaChoice["keyword"],
    schemas: readonly Schema[],
    descriptions: readonly Schema[] = schemas,
  ): SchemaChoice => ({
    keyword,
    branches: schemas.map((schema) => views.of(schema)),
    descriptions: descriptions.map((schema) => views.of(schema)),
    discriminator: keyword === "oneOf" || keyword === "anyOf" ? discriminator : undefined,
  });
  const choices: SchemaChoice[] = [];
  if (oneOf) choices.push(view("oneOf", oneOf));
  if (anyOf) choices.push(view("anyOf", anyOf));
  if (condition !== undefined && (then !== undefined || otherwise !== undefined)) {
    const cases = [allOfSchemas([condition, then ?? true]), allOfSchemas([{ not: condition }, otherwise ?? true])];
    choices.push(view("if", cases, [then ?? true, otherwise ?? true]));
  }
  for (const [name, schema] of Object.entries(dependentSchemas)) {
    choices.push(view("dependentSchemas", [schema, { properties: { [name]: false } }]));
  }
  return choices;
}

function listBranches({ allOf, choices }: SchemaView): readonly SchemaView[] {
  return [...allOf, ...choices.flatMap(({ branches }) => branches)];
}

/** Collects the keywords of a schema and its parts at any depth, each schema once. */
function collectParts(
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

/** Combines the types of a schema and its parts. */
function combineTypes(
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
function readValues(view: SchemaView): readonly unknown[] | undefined {
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

function readRequired({ own, allOf, choices }: SchemaView): ReadonlySet<string> {
  const required = new Set([...(own.required ?? []), ...allOf.flatMap((part) => [...part.required])]);
  for (const { branches } of choices) {
    const [first, ...others] = branches;
    for (const name of first?.required ?? [])
      if (others.every((branch) => branch.required.has(name))) required.add(name);
  }
  return required;
}
