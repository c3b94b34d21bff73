/** The emitter for Valibot 1. A configuration names `@shortvideo-api/validators/valibot` in `emitters`. */

import { printKey, printString } from "@shortvideo-api/generator";
import { emitValidators } from "./emit-validators.js";
import { type Library, printCountCheck, type PrintedField, printLimits, sharedHelpers } from "./library.js";

const valibot: Library = {
  name: "valibot",
  importLine: `import * as v from "valibot";`,
  type: (value) => `v.GenericSchema<unknown, ${value}>`,
  any: "v.unknown()",
  never: "v.never()",
  boolean: "v.boolean()",
  null: "v.null()",
  bytes: `v.custom(isBytes, "must be bytes or a stream")`,
  values: (values) => {
    const listed = values.filter((value) => value !== null).map((value) => `v.literal(${JSON.stringify(value)})`);
    const all = values.includes(null) ? [...listed, "v.null()"] : listed;
    if (all.length === 0) return "v.never()";
    return all.length === 1 ? all.join("") : `v.union([${all.join(", ")}])`;
  },
  string: ({ minLength, maxLength, pattern }) =>
    pipe("v.string()", [
      ...(pattern === undefined ? [] : [`v.regex(new RegExp(${printString(pattern)}, "u"))`]),
      ...printCountCheck(check, "hasLength", "character", [minLength, maxLength]),
    ]),
  number: ({ isInteger, minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf }) =>
    pipe("v.number()", [
      ...(isInteger ? ["v.integer()"] : []),
      ...printLimits({ "v.minValue": minimum, "v.maxValue": maximum }),
      ...printLimits({ "v.gtValue": exclusiveMinimum, "v.ltValue": exclusiveMaximum }),
      ...(multipleOf === undefined
        ? []
        : [check(`isMultipleOf(${multipleOf})`, `must be a multiple of ${multipleOf}`)]),
    ]),
  array: ({ minItems, maxItems, uniqueItems }, prefix, items) => {
    const listed = `[${prefix.join(", ")}]`;
    const isTuple = prefix.length > 0 && prefix.length <= (minItems ?? 0);
    // A tuple of Valibot adds items to a list that is shorter.
    const isLoose = prefix.length > 0 && !isTuple;
    return pipe(isTuple ? `v.tupleWithRest(${listed}, ${items})` : `v.array(${isLoose ? "v.unknown()" : items})`, [
      ...printLimits({ "v.minLength": minItems, "v.maxLength": maxItems }),
      ...(uniqueItems ? [check("(list) => hasUniqueItems(list)", "must not repeat an item")] : []),
      ...(isLoose ? [check(`hasItemsOf(${listed}, ${items})`, "must have the items of its schema")] : []),
    ]);
  },
  object: ({ minProperties, maxProperties, others }, fields, printedOthers) => {
    const shape = `{ ${fields.map(printField).join(", ")} }`;
    const base =
      others.is === "any"
        ? `v.looseObject(${shape})`
        : others.is === "never"
          ? `v.strictObject(${shape})`
          : `v.objectWithRest(${shape}, ${printedOthers})`;
    // Objects of Valibot accept lists, and leave out a property `constructor`.
    return pipe(`v.custom<object>(isObject, "must be an object")`, [
      ...printCountCheck(check, "hasProperties", "property", [minProperties, maxProperties]),
      base,
    ]);
  },
  either: (options, exactlyOne) => `${exactlyOne ? "exactlyOne" : "v.union"}([${options.join(", ")}])`,
  both: (parts) => `v.intersect([${parts.join(", ")}])`,
  later: (name) => `v.lazy(() => ${name})`,
  helpers: {
    typed: `/** Creates a validator with the type of the client. Both come from one schema. */
function typed<Value>(create: () => v.GenericSchema): v.GenericSchema<unknown, Value>;
function typed(create: () => v.GenericSchema): v.GenericSchema {
  return create();
}`,
    ...sharedHelpers,
    hasItemsOf: `function hasItemsOf(first: readonly v.GenericSchema[], others: v.GenericSchema) {
  return (items: unknown[]): boolean => items.every((item, index) => v.is(first[index] ?? others, item));
}`,
    exactlyOne: `function exactlyOne<const Options extends readonly v.GenericSchema[]>(options: Options) {
  return v.pipe(
    v.union(options),
    v.check((value) => options.filter((option) => v.is(option, value)).length === 1, "must match exactly one schema"),
  );
}`,
    isObject: `function isObject(value: unknown): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}`,
  },
};

// oxlint-disable-next-line import/no-default-export -- The generator loads the default export of an emitter.
export default emitValidators(valibot);

function pipe(schema: string, actions: readonly string[]): string {
  return actions.length === 0 ? schema : `v.pipe(${[schema, ...actions].join(", ")})`;
}

function check(predicate: string, message: string): string {
  return `v.check(${predicate}, ${printString(message)})`;
}

function printField({ name, text, isRequired }: PrintedField): string {
  return `${printKey(name)}: ${isRequired ? text : `v.optional(${text})`}`;
}
