import { readPointer } from "@shortvideo-api/document";

/** What is wrong with a value, or with a part of it. */
export interface SchemaError {
  /** The keyword that the value violates; `false schema` for a schema that admits nothing. */
  readonly keyword: string;
  /** JSON pointer of the wrong value. */
  readonly instancePath: string;
  /** The name of the property that is missing, or that the schema does not allow. Absent for errors of other keywords. */
  readonly name?: string;
  /** Whether the value fits several schemas of a `oneOf`. Default: `false`. */
  readonly fitsSeveral?: boolean;
  /** The indexes of two items that are the same; absent for errors of other keywords than `uniqueItems`. */
  readonly same?: readonly [one: number, other: number];
  readonly message: string;
  /** The names of the properties around the wrong value that the document declares. A request chooses none of them. */
  readonly properties: readonly string[];
  /** The name that is wrong, if it is the name of a property. */
  readonly propertyName?: string;
}

/** Lists all errors of a value. The list of a valid value is empty. */
export type FindSchemaErrors = (value: unknown) => readonly SchemaError[];

/**
 * Picks the first error. If it stands within a list that contains too few or too many items of a kind, picks that of the list. If a value
 * fits several schemas of a `oneOf`, picks that: the errors before it are those of the other schemas. Returns it in a list.
 */
export function pickError(errors: readonly SchemaError[]): readonly SchemaError[] {
  const several = errors.findLast(({ fitsSeveral }) => fitsSeveral);
  if (several) return [several];
  const [first] = errors;
  const contains = errors.find(
    ({ keyword, instancePath }) => keyword === "contains" && first?.instancePath.startsWith(instancePath),
  );
  return contains ? [contains] : errors.slice(0, 1);
}

/** A schema does not compile, or its validation does not end. The message is a sentence. */
export class UnusableSchemaError extends Error {
  override readonly name = "UnusableSchemaError";
}

/** Describes the requirement that a value does not meet, without the value: ``"must be one of `cat`, `dog`"``. */
export function describeSchemaError({ message, propertyName }: SchemaError): string {
  return propertyName === undefined ? message : `has a property whose name ${message}`;
}

/** Describes an error with its place: `"/pets/0/id must be an integer"`. `whole` is the name of the whole value. */
export function describeLocatedError(error: SchemaError, whole = "the body"): string {
  return `${error.instancePath || whole} ${describeSchemaError(error)}`;
}

/** Returns the value at the JSON pointer of an error. */
export function valueAt(value: unknown, pointer: string): unknown {
  return readPointer(pointer).reduce<unknown>(
    (inner, name) => (typeof inner === "object" && inner !== null ? Reflect.get(inner, name) : inner),
    value,
  );
}
