import {
  describeSchema,
  describeView,
  findNearBranches,
  isNode,
  printPointer,
  printStep,
  type SchemaChoice,
  type SchemaType,
  type SchemaView,
  selectBranch,
  typeOf,
  viewSchema,
} from "@shortvideo-api/document";
import { asJson, includesJson } from "@shortvideo-api/document/sample";
import type { CompileSchema } from "./compile/schema-compiler.js";
import type { SchemaError } from "./compile/schema-error.js";

/** The number of values within each other, and of branches, that are searched. */
const maxDepth = 1_000;
/** The number of values of one body that are searched. */
const maxValues = 100_000;

/**
 * Finds the errors of the first value that fits no branch of a choice. Of all branches, only that of its discriminating property is meant,
 * or the one for its type and its constants. Returns none if there is no such value, or if it may mean several branches.
 */
export function findChoiceErrors(
  whole: SchemaView,
  body: unknown,
  { document, compile }: { readonly document: object; readonly compile: CompileSchema },
): readonly SchemaError[] {
  let searched = 0;
  return search(whole, body, 0);

  function search(view: SchemaView, value: unknown, depth: number): readonly SchemaError[] {
    searched += 1;
    if (depth > maxDepth || searched > maxValues) return [];
    for (const choice of listChoices(view)) {
      const errors = searchChoice(choice, value, depth + 1);
      if (errors.length > 0) return errors;
    }
    for (const { step, part, inner } of listInner(document, view, value)) {
      const errors = search(part, inner, depth + 1);
      if (errors.length === 0) continue;
      return errors.map((error) => ({ ...error, instancePath: `/${printStep(step)}${error.instancePath}` }));
    }
    return [];
  }

  function searchChoice(choice: SchemaChoice, value: unknown, depth: number): readonly SchemaError[] {
    const { keyword, branches } = choice;
    if (keyword !== "oneOf" && keyword !== "anyOf") return [];
    const selection = selectBranch(choice, value);
    if (selection && selection.value !== undefined) {
      const { property, index, values } = selection;
      const selected = branches[index];
      if (selected) return searchBranch(selected, value, depth);
      return [createError("enum", describeSchema({ enum: values }), property)];
    }
    const near = findNearBranches(choice, value);
    const [only, ...others] = near;
    if (!only) {
      const type = [...new Set(branches.flatMap(({ types }) => types))];
      return [createError("type", describeSchema({ type }))];
    }
    if (others.length === 0) return searchBranch(only, value, depth);
    if (isNode(value)) return findUnlisted(near, value);
    const isSimple = typeof value !== "object" || value === null;
    const isMisfit = isSimple && near.every(({ schema }) => compile(schema)(value).length > 0);
    return isMisfit ? [createValueError(near, value)] : [];
  }

  function searchBranch(branch: SchemaView, value: unknown, depth: number): readonly SchemaError[] {
    const errors = compile(branch.schema)(value);
    if (errors.length === 0) return [];
    const inner = search(branch, value, depth);
    return inner.length > 0 ? inner : errors;
  }
}

/** Lists the choices of a schema and of the members of its `allOf`, at any depth. */
function listChoices(view: SchemaView, depth = 0): readonly SchemaChoice[] {
  return depth > maxDepth ? [] : [...view.choices, ...view.allOf.flatMap((part) => listChoices(part, depth + 1))];
}

/** A value inside another one, with what the schema of the outer value says of it outside of its choices. */
interface Inner {
  readonly step: string | number;
  readonly part: SchemaView;
  readonly inner: unknown;
}

function listInner(document: object, view: SchemaView, value: unknown): readonly Inner[] {
  const found = view.always.flatMap((keywords): readonly Inner[] => {
    const own = viewSchema(document, keywords);
    if (Array.isArray(value)) return value.map((inner: unknown, step) => ({ step, part: own.item(step), inner }));
    if (!isNode(value)) return [];
    return Object.entries(value).map(([step, inner]) => ({ step, part: own.property(step), inner }));
  });
  return found.filter(({ part }) => part.schema !== true);
}

/** Returns the error of a property for which each branch lists other values. */
function findUnlisted(
  branches: readonly SchemaView[],
  value: Readonly<Record<string, unknown>>,
): readonly SchemaError[] {
  for (const [name, given] of Object.entries(value)) {
    const listed = branches.map((branch) => branch.property(name).values);
    if (!listed.every((values) => values !== undefined)) continue;
    const values = [...new Set(listed.flat())];
    if (!includesJson(values, asJson(given))) return [createError("enum", describeSchema({ enum: values }), name)];
  }
  return [];
}

/** Creates the error of a value, or of one of its properties. */
function createError(keyword: string, described: string, property?: string): SchemaError {
  const properties = property === undefined ? [] : [property];
  return { keyword, instancePath: printPointer(properties), message: `must be ${described}`, properties };
}

/** Creates the error for a value that has the type of several branches. */
function createValueError(branches: readonly SchemaView[], value: unknown): SchemaError {
  const type = typeOf(value);
  const select = (each: SchemaType): boolean => each === type || (each === "number" && type === "integer");
  const described = new Set(branches.map((branch) => describeView(branch, select)));
  return createError("anyOf", [...described].join(", or "));
}
