/** The emitter for Zod 4. A configuration names `@shortvideo-api/validators/zod` in `emitters`. */

import { printKey, printString } from "@shortvideo-api/generator";
import { emitValidators } from "./emit-validators.js";
import { type Library, printCountCheck, type PrintedField, printLimits, sharedHelpers } from "./library.js";

/** Zod 4, from 4.2 on, which has `z.xor`. */
const zod: Library = {
  name: "zod",
  // Bundles of `{ z }` contain the messages of all languages.
  importLine: `import * as z from "zod";`,
  type: (value) => `z.ZodType<${value}>`,
  any: "z.unknown()",
  never: "z.never()",
  boolean: "z.boolean()",
  null: "z.null()",
  bytes: `z.custom(isBytes, "must be bytes or a stream")`,
  values: (values) => (values.length === 0 ? "z.never()" : `z.literal(${JSON.stringify(values)})`),
  string: ({ minLength, maxLength, pattern }) =>
    [
      "z.string()",
      ...(pattern === undefined ? [] : [`regex(new RegExp(${printString(pattern)}, "u"))`]),
      ...printCountCheck(refine, "hasLength", "character", [minLength, maxLength]),
    ].join("."),
  number: ({ isInteger, minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf }) =>
    [
      "z.number()",
      ...(isInteger ? [refine("Number.isInteger", "must be an integer")] : []),
      ...printLimits({ gte: minimum, lte: maximum, gt: exclusiveMinimum, lt: exclusiveMaximum }),
      ...(multipleOf === undefined
        ? []
        : [refine(`isMultipleOf(${multipleOf})`, `must be a multiple of ${multipleOf}`)]),
    ].join("."),
  array: ({ minItems, maxItems, uniqueItems }, prefix, items) => {
    const listed = `[${prefix.join(", ")}]`;
    const isTuple = prefix.length > 0 && prefix.length <= (minItems ?? 0);
    // A tuple of Zod adds items to a list that is shorter, and has no counts of its own.
    const isLoose = prefix.length > 0 && !isTuple;
    return [
      isTuple ? `z.tuple(${listed}, ${items})` : `z.array(${isLoose ? "z.unknown()" : items})`,
      ...(isTuple
        ? printCountCheck(refine, "hasItems", "item", [minItems, maxItems])
        : printLimits({ min: minItems, max: maxItems })),
      ...(uniqueItems ? [refine("hasUniqueItems", "must not repeat an item")] : []),
      ...(isLoose ? [refine(`hasItemsOf(${listed}, ${items})`, "must have the items of its schema")] : []),
    ].join(".");
  },
  object: ({ minProperties, maxProperties, others }, fields, printedOthers) => {
    const shape = `{ ${fields.map(printField).join(", ")} }`;
    const base =
      others.is === "any"
        ? `z.looseObject(${shape})`
        : others.is === "never"
          ? `z.strictObject(${shape})`
          : `z.object(${shape}).catchall(${printedOthers})`;
    const needed = fields.filter(({ isRequired, isAny }) => isRequired && isAny).map(({ name }) => name);
    return [
      base,
      ...needed.map((name) => refine(`(value) => Object.hasOwn(value, ${printString(name)})`, `must have ${name}`)),
      ...printCountCheck(refine, "hasProperties", "property", [minProperties, maxProperties]),
    ].join(".");
  },
  either: (options, exactlyOne) => `z.${exactlyOne ? "xor" : "union"}([${options.join(", ")}])`,
  both: (parts, isClosed) =>
    isClosed
      ? `z.unknown().superRefine(fitsAll([${parts.join(", ")}]))`
      : parts.reduce((left, right) => `z.intersection(${left}, ${right})`),
  later: (name) => `z.lazy(() => ${name})`,
  helpers: {
    typed: `/** Creates a validator with the type of the client. Both come from one schema. */
function typed<Value>(create: () => z.ZodType): z.ZodType<Value>;
function typed(create: () => z.ZodType): z.ZodType {
  return create();
}`,
    ...sharedHelpers,
    fitsAll: `/** An intersection accepts a property that only one of its parts does not know, and so does a pipe into a union. */
function fitsAll(parts: readonly z.ZodType[]) {
  return (value: unknown, context: z.RefinementCtx): void => {
    const issues = parts.flatMap((part) => part.safeParse(value).error?.issues ?? []);
    for (const { path, message } of issues) context.addIssue({ code: "custom", path, message });
  };
}`,
    hasItems: `function hasItems(minimum: number, maximum = Infinity) {
  return ({ length }: readonly unknown[]): boolean => length >= minimum && length <= maximum;
}`,
    hasItemsOf: `function hasItemsOf(first: readonly z.ZodType[], others: z.ZodType) {
  return (items: readonly unknown[]): boolean =>
    items.every((item, index) => (first[index] ?? others).safeParse(item).success);
}`,
  },
};

// oxlint-disable-next-line import/no-default-export -- The generator loads the default export of an emitter.
export default emitValidators(zod);

function refine(predicate: string, message: string): string {
  return `refine(${predicate}, ${printString(message)})`;
}

function printField({ name, text, isRequired }: PrintedField): string {
  return `${printKey(name)}: ${text}${isRequired ? "" : ".optional()"}`;
}
