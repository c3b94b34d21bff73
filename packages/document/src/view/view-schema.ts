import type { Schema, SchemaObject, SchemaType } from "../openapi/openapi.ts";
import { resolveKnown } from "../openapi/resolve-reference.ts";
import { keyOf, type SchemaScope } from "../schema/schema.ts";
import { combineBranches } from "./combine-branches.ts";
import { allOfSchemas } from "./combine-schemas.ts";
import { allTypes, listTypes, readMeantTypes, readOwnTypes } from "./own-types.ts";
import { collectParts, combineTypes, listBranches, readRequired, readValues } from "./read-meaning.ts";
import type { UnlistedProperties, OwnKeywords, SchemaChoice, SchemaView, SchemaViews } from "./schema-view.ts";
import { readItem, readProperty } from "./view-parts.ts";

/** The views of a document, with the keywords that {@link readOwn} has read. */
interface OpenViews extends SchemaViews {
  readonly ownByKeywords: WeakMap<SchemaObject, OwnKeywords>;
}

const opened = new WeakMap<object, OpenViews>();

/**
 * Opens the views of the schemas of a document, or of an object that has its `components`. A `$ref` without a target, which the loader
 * reports, accepts any value. Views are read on demand: the document must not change afterwards.
 */
export function viewSchemas(document: object): SchemaViews {
  return openViews(document);
}

function openViews(document: object): OpenViews {
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

/** Lists the keywords that each value must match, as {@link SchemaView.always} does. Fast for a schema without parts, as most. */
export function listAlways(document: object, schema: Schema): readonly OwnKeywords[] {
  if (typeof schema === "boolean") return [];
  const isWhole = schema.$ref === undefined && schema.allOf === undefined;
  return isWhole ? [readOwn(schema, openViews(document))] : viewSchema(document, schema).always;
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

function createViews(document: object): OpenViews {
  const known = new WeakMap<SchemaObject, SchemaView>();
  const views: OpenViews = {
    ownByKeywords: new WeakMap(),
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
  readonly #views: OpenViews;
  /** Created with the first part: most schemas are read once, and have no parts. */
  #read: Map<string, unknown> | undefined;
  #own: OwnKeywords | undefined;

  constructor(document: object, schema: Schema, views: OpenViews) {
    this.schema = schema;
    this.#views = views;
    const given = typeof schema === "boolean" ? toObject(schema) : resolveKnown<SchemaObject>(document, schema);
    this.#keywords = given ?? {};
  }

  get key(): string | undefined {
    return keyOf(this.schema);
  }

  get own(): OwnKeywords {
    this.#own ??= readOwn(this.#keywords, this.#views);
    return this.#own;
  }

  get beside(): OwnKeywords | undefined {
    if (typeof this.schema === "boolean" || this.schema.$ref === undefined) return undefined;
    const beside = readOwn(this.schema, this.#views);
    return Object.keys(beside).length === 0 ? undefined : beside;
  }

  get allOf(): readonly SchemaView[] {
    const { allOf } = this.#keywords;
    return allOf ? this.#once("allOf", [], () => allOf.map((part) => this.#views.of(part))) : [];
  }

  get choices(): readonly SchemaChoice[] {
    if (!hasChoices(this.#keywords)) return [];
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
    if (this.#isWhole) return [this.own];
    return this.#once("always", [], () => [...collectParts(this, (view) => view.allOf)]);
  }

  get parts(): readonly OwnKeywords[] {
    if (this.#isWhole) return [this.own];
    return this.#once("parts", [], () => [...collectParts(this, listBranches)]);
  }

  /** Whether the keywords of the schema are its only part. */
  get #isWhole(): boolean {
    return this.#keywords.allOf === undefined && !hasChoices(this.#keywords) && this.beside === undefined;
  }

  get types(): readonly SchemaType[] {
    return this.#once("types", all, () => {
      // Parts that list values, none of them in common, admit nothing.
      if (this.values?.length === 0) return [];
      return listTypes(combineTypes(this, readOwnTypes, ({ types }) => types));
    });
  }

  get meantTypes(): readonly SchemaType[] {
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

  get otherProperties(): readonly UnlistedProperties[] {
    return this.#once("otherProperties", [], () =>
      this.parts
        .flatMap(({ patternProperties = {}, additionalProperties, unevaluatedProperties }) => [
          ...Object.entries(patternProperties),
          [undefined, additionalProperties ?? false] as const,
          [undefined, unevaluatedProperties ?? false] as const,
        ])
        .filter(([, schema]) => schema !== false)
        .map(([pattern, schema]) => ({ pattern, view: this.#views.of(schema) })),
    );
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
    if (this.#read?.has(name)) return this.#read.get(name) as Value;
    const known = (this.#read ??= new Map());
    known.set(name, circular);
    const value = read();
    known.set(name, value);
    return value;
  }
}

const all = listTypes(allTypes);

function hasChoices(keywords: SchemaObject): boolean {
  return (
    keywords.oneOf !== undefined ||
    keywords.anyOf !== undefined ||
    keywords.if !== undefined ||
    keywords.dependentSchemas !== undefined
  );
}

/** Returns the keywords without those that compose; the schema itself if it has none of them, as most. */
function readOwn(keywords: SchemaObject, { ownByKeywords }: OpenViews): OwnKeywords {
  if (!("$ref" in keywords || "allOf" in keywords || "anyOf" in keywords || "oneOf" in keywords)) return keywords;
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
