import {
  type DescribedSchema,
  describeSchema,
  type Direction,
  isNode,
  printStep,
  type Schema,
  type SchemaObject,
} from "@shortvideo-api/document";
import type { SchemaError } from "./schema-error.js";

/** Where a value stands, and the list that receives its errors. */
export interface ValueSite {
  readonly errors: SchemaError[];
  /** The object or list with the value; absent for the whole value. */
  readonly parent?: ValueSite;
  /** The name or index of the value in its parent. */
  readonly step?: string | number;
  /** Whether the document declares the name. */
  readonly isDeclared?: boolean;
  /** The value, if it is the name of a property. */
  readonly propertyName?: string;
}

/** Adds the errors of a value to those of its site. */
export type Check = (value: unknown, site: ValueSite) => void;

/** What the check of one keyword needs of its surroundings. */
export interface CheckScope {
  /** The directions in which the values are sent. */
  readonly directions: readonly Direction[];
  /** Whether JSON in texts is validated by `contentSchema`. */
  readonly readsContent: boolean;
  /** Whether a schema admits `null` only as OpenAPI defines it; see `assumedNull`. */
  readonly refusesAssumedNull: boolean;
  /** Whether a value may fit several schemas of a `oneOf`. */
  readonly allowsSeveral: boolean;
  /** Returns the target of a reference. */
  readonly resolve: ($ref: string) => Schema;
  /** Creates the check of a schema within a schema. It is {@link admit} for a schema that admits everything. */
  readonly compile: (schema: Schema) => Check;
  /** Creates the checks of the branches of a choice. */
  readonly compileBranches: (schema: SchemaObject, branches: readonly Schema[]) => readonly Check[];
}

/** Creates the check of a keyword. Returns `undefined` when the keyword restricts nothing. */
export type CreateCheck = (schema: SchemaObject, scope: CheckScope) => Check | undefined;

/** Admits all values. */
export const admit: Check = () => {};

/** Admits no value. */
export const reject: Check = (_value, site) => addError(site, "false schema", "must be absent");

/** Checks a value, and returns whether it is valid. Its errors stay in the list. */
export function passes(check: Check, value: unknown, site: ValueSite): boolean {
  const { length } = site.errors;
  check(value, site);
  return site.errors.length === length;
}

/** Adds an error of the value itself. */
export function addError(site: ValueSite, keyword: string, message: string, details: ErrorDetails = {}): void {
  const { propertyName } = site;
  const error = { ...locate(site), keyword, ...details, message };
  site.errors.push(propertyName === undefined ? error : { ...error, propertyName });
}

type ErrorDetails = Pick<SchemaError, "name" | "fitsSeveral" | "same">;

function locate(site: ValueSite): Pick<SchemaError, "instancePath" | "properties"> {
  let instancePath = "";
  const properties: string[] = [];
  for (let { parent, step = "", isDeclared } = site; parent; { parent, step = "", isDeclared } = parent) {
    instancePath = `/${printStep(step)}${instancePath}`;
    if (isDeclared) properties.unshift(String(step));
  }
  return { instancePath, properties };
}

/** Returns the site of a value within an object or a list. */
export function enter(parent: ValueSite, step: string | number, isDeclared = false): ValueSite {
  return { errors: parent.errors, parent, step, isDeclared };
}

/** Says what a value must be, in the words that all tools have for schemas. */
export function say(schema: DescribedSchema): string {
  return `must be ${describeSchema(schema)}`;
}

type Fields = Readonly<Record<string, unknown>>;

/** Returns whether an object has a property with a value. */
export function has(value: Fields, name: string): boolean {
  return Object.hasOwn(value, name) && value[name] !== undefined;
}

/** Creates a check that adds one error to the values that do not fit. `required` is what a value must be, or the whole message. */
export function demand(fits: (value: unknown) => boolean, keyword: string, required: DescribedSchema | string): Check {
  return (value, site) => {
    // Most schemas never need these words.
    if (!fits(value)) addError(site, keyword, typeof required === "string" ? required : say(required));
  };
}

/** Creates the check of a keyword of objects. */
export function ofObjects(check: (value: Fields, site: ValueSite) => void): Check {
  return (value, site) => {
    if (isNode(value)) check(value, site);
  };
}

/** Creates the check of a keyword of lists. */
export function ofLists(check: (value: readonly unknown[], site: ValueSite) => void): Check {
  return (value, site) => {
    if (Array.isArray(value)) check(value, site);
  };
}
