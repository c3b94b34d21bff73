import { assumedNull, printJson, readPointer } from "@shortvideo-api/document";
import type { SchemaError } from "./compile/schema-error.js";

/** Describes the requirement that a value does not meet, without the value: `"must be one of "cat", "dog""`. */
export function describeSchemaError(error: SchemaError | undefined): string {
  const params: Record<string, unknown> = error?.params ?? {};
  const { type, allowedValues } = params;
  if (error?.propertyName !== undefined) {
    const { propertyName: _propertyName, ...ofName } = error;
    return `has a property whose name ${describeSchemaError(ofName)}`;
  }
  if (error?.keyword === "false schema") return "must be absent";
  if (error?.keyword === "not") return "must not fit the schema of its `not`";
  if (error?.keyword === "contentSchema") return "contains no JSON that fits its `contentSchema`";
  if (error?.keyword === assumedNull)
    return "must not be null: `nullable` adds null only to a `type` beside it that has no `enum`";
  if (error?.keyword === "uniqueItems")
    return `must have items that differ; ${String(params["j"])} and ${String(params["i"])} are the same`;
  if (error?.keyword === "type" && Array.isArray(type)) return `must be ${type.join(" or ")}`;
  if (error?.keyword === "const") return `must be ${printJson(params["allowedValue"])}`;
  if (error?.keyword === "enum" && Array.isArray(allowedValues)) return `must be one of ${list(allowedValues)}`;
  return error?.message ?? "does not fit its schema";
}

/** Describes the first error with its place: `"/pets/0/id must be integer"`. `whole` is the name of the whole value. */
export function describeLocatedError(errors: readonly SchemaError[], whole = "the body"): string {
  const [first] = errors;
  return `${first?.instancePath || whole} ${describeSchemaError(first)}`;
}

/** Returns the value at the JSON pointer of an error. */
export function valueAt(value: unknown, pointer: string): unknown {
  return readPointer(pointer).reduce<unknown>(
    (inner, name) => (typeof inner === "object" && inner !== null ? Reflect.get(inner, name) : inner),
    value,
  );
}

/** Maximum number of values that a header or a line of a log lists. */
const maxListed = 20;

function list(values: readonly unknown[]): string {
  const shown = values.slice(0, maxListed).map((value) => printJson(value));
  return [...shown, ...(values.length > maxListed ? ["…"] : [])].join(", ");
}
