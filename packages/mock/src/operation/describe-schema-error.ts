import { readPointer } from "@shortvideo-api/document";
import type { SchemaError } from "./compile/schema-error.js";

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
