import { areAllTypes, once, oncePer, type Schema, type SchemaType, type SchemaView } from "@shortvideo-api/document";
import type { CompileSchema } from "./compile/schema-compiler.js";

/** The values that texts may mean at one place of a request. A text can have several types, and a list can be one of several. */
export interface Reading {
  /** The types of a single value, in the order of preference. */
  readonly types: readonly SchemaType[];
  /** Whether the schema restricts the types of the value. */
  readonly isRestricted: boolean;
  /** The combinations of branches, in the order of preference. Each gives items and properties one meaning. */
  readonly alternatives: readonly ReadingParts[];
  /** Returns `true` when a value matches the schema. */
  readonly accepts: (value: unknown) => boolean;
}

/** The readings of the parts of a list or an object. */
export interface ReadingParts {
  readonly types: readonly SchemaType[];
  readonly item: (index: number) => Reading;
  readonly property: (name: string) => Reading;
}

const readings = oncePer((compile: CompileSchema) => oncePer((view: SchemaView) => createReading(view, compile)));

/** Returns the reading of a place. Compiles its schema when a value has to be checked. */
export function readReading(view: SchemaView, compile: CompileSchema): Reading {
  return readings(compile)(view);
}

function createReading(view: SchemaView, compile: CompileSchema): Reading {
  const findErrors = once(() => compile(view.schema));
  const alternatives = once(() => view.alternatives.map((each) => createParts(each, compile)));
  return {
    types: listTextTypes(view.types),
    isRestricted: !areAllTypes(view.types),
    get alternatives() {
      return alternatives();
    },
    accepts: (value) => findErrors()(value).length === 0,
  };
}

function createParts(view: SchemaView, compile: CompileSchema): ReadingParts {
  return {
    types: view.types,
    item: (index) => readReading(view.item(index), compile),
    property: (name) => readReading(view.property(name), compile),
  };
}

/** Lists the types that a single text can have. Where all are possible, the text itself comes first. */
function listTextTypes(types: readonly SchemaType[]): readonly SchemaType[] {
  const ofTexts = types.filter((type) => type !== "array" && type !== "object");
  return areAllTypes(types) ? ["string", ...ofTexts.filter((type) => type !== "string")] : ofTexts;
}

/**
 * Returns the schema of all values that a property of a valid object may have. {@link SchemaView.property} leaves out those of branches
 * that do not name it.
 */
export function readAdmitted(view: SchemaView, name: string): Schema {
  const { alternatives } = view;
  if (alternatives[0] === view) return view.property(name).schema;
  const objects = alternatives.filter(({ types }) => types.includes("object"));
  const schemas = objects.map((each) => each.property(name).schema);
  return schemas.includes(true) || { anyOf: schemas };
}
