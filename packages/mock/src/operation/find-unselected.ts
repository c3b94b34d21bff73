import { isNode, type SchemaView, selectBranch } from "@shortvideo-api/document";
import type { ErrorObject } from "ajv/dist/2020.js";
import type { CompileSchema } from "./schema-compiler.js";

/** The number of levels of values and schemas that are searched for a discriminator. */
const maxDepth = 64;

/**
 * Finds the errors of the first value whose discriminating property selects no branch, or a branch that does not fit. Of all alternatives,
 * only that branch is meant. Returns none if there is no such value.
 */
export function findUnselected(view: SchemaView, value: unknown, compile: CompileSchema, depth = 0): ErrorObject[] {
  if (depth > maxDepth || typeof value !== "object" || value === null) return [];
  for (const choice of view.choices) {
    const selection = selectBranch(choice, value);
    if (!selection || selection.value === undefined) continue;
    const { property, index, values } = selection;
    const branch = choice.branches[index];
    if (!branch) return [createEnumError(property, values)];
    const validate = compile(branch.schema);
    if (validate(value)) continue;
    const errors = [...(validate.errors ?? [])];
    const inner = findUnselected(branch, value, compile, depth + 1);
    return inner.length > 0 ? inner : errors;
  }
  for (const part of view.allOf) {
    const errors = findUnselected(part, value, compile, depth + 1);
    if (errors.length > 0) return errors;
  }
  const inner = isNode(value)
    ? Object.entries(value).map(([name, field]) => ({ step: name, part: view.property(name), field }))
    : Array.isArray(value)
      ? value.map((field: unknown, index) => ({ step: String(index), part: view.item(index), field }))
      : [];
  for (const { step, part, field } of inner) {
    const errors = findUnselected(part, field, compile, depth + 1);
    const pointer = `/${step.replaceAll("~", "~0").replaceAll("/", "~1")}`;
    if (errors.length > 0)
      return errors.map((error) => ({ ...error, instancePath: `${pointer}${error.instancePath}` }));
  }
  return [];
}

/** Creates the error of Ajv for a property whose values are listed. */
function createEnumError(property: string, values: readonly unknown[]): ErrorObject {
  const instancePath = `/${property.replaceAll("~", "~0").replaceAll("/", "~1")}`;
  return { keyword: "enum", instancePath, schemaPath: "", params: { allowedValues: values } };
}
