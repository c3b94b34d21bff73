import { isNode, printStep, type SchemaChoice, type SchemaView, selectBranch } from "@shortvideo-api/document";
import type { ErrorObject } from "ajv/dist/2020.js";
import type { CompileSchema } from "./schema-compiler.js";

/** The number of values within each other, and of branches, that are searched. */
const maxDepth = 1_000;
/** The number of values of one body that are searched. */
const maxValues = 100_000;

interface Search {
  readonly compile: CompileSchema;
  readonly depth: number;
  readonly left: { values: number };
}

/**
 * Finds the errors of the first value whose discriminating property selects no branch, or a branch that does not fit. Of all alternatives,
 * only that branch is meant. Returns none if there is no such value.
 */
export function findUnselected(view: SchemaView, value: unknown, compile: CompileSchema): ErrorObject[] {
  return search(view, value, { compile, depth: 0, left: { values: maxValues } });
}

function search(view: SchemaView, value: unknown, outer: Search): ErrorObject[] {
  outer.left.values -= 1;
  if (outer.depth > maxDepth || outer.left.values < 0 || typeof value !== "object" || value === null) return [];
  const run = { ...outer, depth: outer.depth + 1 };
  for (const choice of listChoices(view)) {
    const selection = selectBranch(choice, value);
    if (!selection || selection.value === undefined) continue;
    const { property, index, values } = selection;
    const branch = choice.branches[index];
    if (!branch) return [createEnumError(property, values)];
    const validate = run.compile(branch.schema);
    if (validate(value)) continue;
    const errors = [...(validate.errors ?? [])];
    const inner = search(branch, value, run);
    return inner.length > 0 ? inner : errors;
  }
  for (const { step, part, inner } of listInner(view, value)) {
    const errors = search(part, inner, run);
    if (errors.length === 0) continue;
    return errors.map((error) => ({ ...error, instancePath: `/${printStep(step)}${error.instancePath}` }));
  }
  return [];
}

/** Lists the choices of a schema and of the members of its `allOf`, at any depth. */
function listChoices(view: SchemaView, depth = 0): readonly SchemaChoice[] {
  return depth > maxDepth ? [] : [...view.choices, ...view.allOf.flatMap((part) => listChoices(part, depth + 1))];
}

/** Lists the values inside a value, with their schemas. */
function listInner(view: SchemaView, value: object): { step: string | number; part: SchemaView; inner: unknown }[] {
  if (Array.isArray(value)) return value.map((inner: unknown, step) => ({ step, part: view.item(step), inner }));
  if (!isNode(value)) return [];
  return Object.entries(value).map(([step, inner]) => ({ step, part: view.property(step), inner }));
}

/** Creates the error of Ajv for a property whose values are listed. */
function createEnumError(property: string, values: readonly unknown[]): ErrorObject {
  const instancePath = `/${printStep(property)}`;
  return { keyword: "enum", instancePath, schemaPath: "", params: { allowedValues: values } };
}
