import type { Schema, SchemaObject, SchemaType } from "../openapi/openapi.ts";

/** The keywords of one schema without `$ref`, `allOf`, `anyOf` and `oneOf`, which only the view reads. */
export type OwnKeywords = Omit<SchemaObject, "$ref" | "allOf" | "anyOf" | "oneOf">;

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
  /** The properties that no part names, without those that admit no value: those of patterns, and additional ones. */
  readonly otherProperties: readonly UnlistedProperties[];
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

/** Properties that a schema does not name. */
export interface UnlistedProperties {
  /** The pattern that their names match; `undefined` for all that are not described otherwise. */
  readonly pattern: string | undefined;
  readonly view: SchemaView;
}

/** The views of a document's schemas. */
export interface SchemaViews {
  /** Returns the view of a schema. The same schema has the same view. */
  of: (schema: Schema) => SchemaView;
}
