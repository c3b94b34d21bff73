import { describeValue, type Redact } from "../call/describe-value.js";
import { toText } from "../serialize/serialize-scalars.js";
import { areEqual, isBetween, isInForm, isInRange, matches } from "./is-within.js";
import type { CheckPart, JsonType, SchemaCheck } from "./operation-checks.js";

/** A value inside a JSON value that does not fit its check. */
export interface Misfit {
  /** Names of properties and indexes of items. */
  readonly path: Path;
  /** The rule and the value, to follow the place: "must be an integer, got `1.5`." */
  readonly message: string;
  /** The values that fit, to follow "must be". Absent for a name that is not allowed. */
  readonly expected?: string | undefined;
  /** The value in words. Absent for a name that is not allowed. */
  readonly found?: string | undefined;
}

type Path = readonly (string | number)[];

/** A value that fits every check, such as a file. */
export const anything: unique symbol = Symbol("anything");

/** A value that a form carries as JSON, where a text is not a number. */
export class JsonInForm {
  readonly value: unknown;

  constructor(value: unknown) {
    this.value = value;
  }
}

/**
 * Finds the values that do not fit a check. A bigint is an integer of JSON. With `isText`, the values come from a form, where all
 * values are text: `"5"` is also a number there, and `5` also a text.
 *
 * Does not check bodies below {@link maxDepth} levels, or after {@link maxSteps} steps, which large unions may need. The service
 * checks the rest.
 */
export function findMisfits(
  part: CheckPart,
  value: unknown,
  redact: Redact,
  isText = false,
  describe: typeof describeValue = describeValue,
): Misfit[] {
  return visit(part, value, [], { describe, redact, isText, depth: 0, left: { steps: maxSteps } });
}

const maxSteps = 1_000_000;
/** The number of levels that are checked. */
export const maxDepth = 200;

interface Run {
  readonly describe: typeof describeValue;
  readonly redact: Redact;
  readonly isText: boolean;
  readonly depth: number;
  readonly left: { steps: number };
}

function visit(part: CheckPart, given: unknown, path: Path, outer: Run): Misfit[] {
  const run = { ...outer, depth: outer.depth + 1 };
  run.left.steps -= 1;
  if (given === anything || run.depth > maxDepth || run.left.steps < 0) return [];
  const check = typeof part === "function" ? part() : part;
  const value = run.isText ? readFormValue(check, given) : given;
  if (value instanceof JsonInForm) return visit(part, value.value, path, { ...outer, isText: false });
  if (!fits(check, value)) {
    return [misfit(path, check.expected, describeFound(check, value, run))];
  }
  return [
    ...visitItems(check, value, path, run),
    ...visitFields(check, value, path, run),
    ...(check.all ?? []).flatMap((each) => visit(each, value, path, run)),
    ...visitChoices(check, value, path, run),
  ];
}

function misfit(path: Path, expected: string, found: string): Misfit {
  return { path, message: `must be ${expected}, got ${found}.`, expected, found };
}

/** Describes a value that does not fit: the item that a list repeats, the number of properties, else the value itself. */
function describeFound(check: SchemaCheck, value: unknown, { describe, redact }: Run): string {
  const isRepeated = check.uniqueItems && Array.isArray(value) && fits({ ...check, uniqueItems: false }, value);
  if (isRepeated) return `${describe(findRepeated(value), redact)} twice`;
  const isCounted = (check.minProperties ?? check.maxProperties) !== undefined && isObject(value);
  return describe(value, redact) + (isCounted ? ` of ${Object.keys(value).length}` : "");
}

function visitItems(check: SchemaCheck, value: unknown, path: Path, run: Run): Misfit[] {
  if (!Array.isArray(value)) return [];
  const { contains, containing = "", items, minContains = 1, prefix = [] } = check;
  const found = contains && value.filter((item) => visit(contains, item, path, run).length === 0).length;
  return [
    ...(found !== undefined && found < minContains ? [misfit(path, containing, `${found} of ${value.length}`)] : []),
    ...value.flatMap((item, index) => {
      const part = prefix[index] ?? items;
      return part ? visit(part, item, [...path, index], run) : [];
    }),
  ];
}

function visitFields(check: SchemaCheck, value: unknown, path: Path, run: Run): Misfit[] {
  if (!isObject(value)) return [];
  const { fields = {}, names, required = [], requires = {} } = check;
  const dependent = Object.entries(requires).flatMap(([name, needed]) => (Object.hasOwn(value, name) ? needed : []));
  const missing = [...new Set([...required, ...dependent])]
    .filter((name) => !Object.hasOwn(value, name))
    .map((name) => misfit([...path, name], expectedOf(fields, name), "nothing"));
  const wrong = Object.entries(value).flatMap(([name, field]) => {
    const place = [...path, name];
    const misnamed = names ? visit(names, name, place, { ...run, isText: false }) : [];
    if (misnamed.length > 0) return [{ path: place, message: `must have another name: ${expectedOfPart(names)}.` }];
    const parts = listParts(check, name);
    if (parts) return parts.flatMap((part) => visit(part, field, place, run));
    return [{ path: place, message: `is unknown.${listKnown(Object.keys(fields))}` }];
  });
  return [...missing, ...wrong];
}

/** Lists the checks of a property. Returns `undefined` for a property that the document does not allow. */
function listParts({ fields = {}, others, patterns = [] }: SchemaCheck, name: string): CheckPart[] | undefined {
  const own = Object.hasOwn(fields, name) ? [fields[name]] : [];
  const results = patterns.map(([pattern, part]) => ({ part, isMatch: matches(pattern, name) }));
  // A pattern that cannot be compared may be that of the property.
  const isCertain = own.length > 0 || results.every(({ isMatch }) => isMatch === false);
  const found = [...own, ...results.filter(({ isMatch }) => isMatch).map(({ part }) => part)];
  if (isCertain && found.length === 0 && others === false) return undefined;
  return [...found, isCertain && found.length === 0 && others].filter(
    (part): part is CheckPart => part !== undefined && part !== false,
  );
}

function expectedOf(fields: Readonly<Record<string, CheckPart>>, name: string): string {
  return Object.hasOwn(fields, name) ? expectedOfPart(fields[name]) : "given";
}

function expectedOfPart(part: CheckPart | undefined): string {
  return (typeof part === "function" ? part() : part)?.expected ?? "any value";
}

const maxNames = 6;

function listKnown(names: readonly string[]): string {
  if (names.length === 0) return "";
  const rest = names.length - maxNames;
  const known = names.slice(0, maxNames).map((name) => `\`${name}\``);
  return ` The document has ${known.join(", ")}${rest > 0 ? ` and ${rest} more` : ""}.`;
}

/** Returns no misfits if the value fits one of the checks, and otherwise the misfits of the closest check. */
function visitChoices({ any, by, expected }: SchemaCheck, value: unknown, path: Path, run: Run): Misfit[] {
  if (!any) return [];
  const selector = by !== undefined && isObject(value) && Object.hasOwn(value, by) ? value[by] : undefined;
  const selectors = any.map((each) => (isObject(value) ? listSelectors(each, by) : []));
  let best: Misfit[] | undefined;
  for (const [index, each] of any.entries()) {
    // Otherwise, each level of a value would be visited once for each of these checks.
    const rules = selector === undefined ? [] : (selectors[index] ?? []);
    if (rules.length > 0 && rules.every((rule) => visit(rule, selector, path, run).length > 0)) continue;
    const misfits = visit(each, value, path, run);
    if (misfits.length === 0) return [];
    // This check is for values of another type, or for other values of the property. A property that is not allowed may have any value.
    const isOther = misfits.some(
      ({ path: found, expected: rule }) =>
        found.length === path.length || (found.length === path.length + 1 && found.at(-1) === by && rule !== undefined),
    );
    if (!isOther && (!best || misfits.length < best.length)) best = misfits;
  }
  if (best) return best;
  const named = new Set(selectors.flat().map((rule) => rule.expected));
  if (by === undefined || named.size === 0) return [misfit(path, expected, run.describe(value, run.redact))];
  const found = selector === undefined ? "nothing" : run.describe(selector, run.redact);
  return [misfit([...path, by], [...named].join(" or "), found)];
}

/**
 * Lists the checks of a property of which a value fits one, if it fits the whole check. Returns none if the property may have any value.
 * Of several parts that list values, the one with the fewest counts. Reads a few levels of checks, since they may be circular.
 */
function listSelectors(part: CheckPart, name = "", depth = 0): readonly SchemaCheck[] {
  const { all = [], any = [], fields = {} } = typeof part === "function" ? part() : part;
  const own = Object.hasOwn(fields, name) ? fields[name] : undefined;
  const field = typeof own === "function" ? own() : own;
  const lists: (readonly SchemaCheck[])[] = field?.enum ? [[field]] : [];
  for (const parts of depth > 4 ? [] : [...all.map((each) => [each]), any]) {
    const found = parts.map((each) => listSelectors(each, name, depth + 1));
    if (found.length > 0 && found.every(({ length }) => length > 0)) lists.push(found.flat());
  }
  return lists.sort((one, other) => countValues(one) - countValues(other))[0] ?? [];
}

function countValues(checks: readonly SchemaCheck[]): number {
  return checks.reduce((count, { enum: values = [] }) => count + values.length, 0);
}

/** Returns whether a value fits a check. Ignores the values inside it. */
function fits(check: SchemaCheck, value: unknown): boolean {
  const { type, enum: values } = check;
  if (type && ![type].flat().some((name) => isOfType[name](value))) return false;
  if (values && !values.some((each) => isSame(each, value))) return false;
  if (typeof value === "bigint") return isInRange(check, value);
  // The runtime has rounded larger integers, so their remainder is unknown.
  if (typeof value === "number") {
    return isInRange(Math.abs(value) > Number.MAX_SAFE_INTEGER ? { ...check, multipleOf: undefined } : check, value);
  }
  if (typeof value === "string") return isInForm(check, value);
  if (Array.isArray(value)) {
    return (
      isBetween(value.length, check.minItems, check.maxItems) &&
      !(check.uniqueItems && findRepeated(value) !== undefined)
    );
  }
  return !isObject(value) || isBetween(Object.keys(value).length, check.minProperties, check.maxProperties);
}

const isOfType: Readonly<Record<JsonType, (value: unknown) => boolean>> = {
  string: (value) => typeof value === "string",
  integer: (value) => Number.isInteger(value) || typeof value === "bigint",
  number: isNumber,
  boolean: (value) => typeof value === "boolean",
  array: Array.isArray,
  object: isObject,
  null: (value) => value === null,
};

function isNumber(value: unknown): value is number | bigint {
  return typeof value === "number" || typeof value === "bigint";
}

/** Returns whether a value is an object, and not a list. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * Returns whether a value is the listed one. A number equals the bigint that it stands for. Inside lists and objects, `5` and `"5"` are the
 * same, since a form has only text.
 */
function isSame(listed: unknown, value: unknown): boolean {
  if (listed instanceof Object) return print(listed) === print(value);
  if (typeof listed === typeof value) return listed === value;
  return isNumber(listed) && isNumber(value) && areEqual(listed, value);
}

/** Prints a value without regard to the order of its properties. */
function print(value: unknown): string {
  if (!(value instanceof Object)) return String(value);
  const fields = Object.entries(value).map(([name, field]) => `${name}:${print(field)}`);
  return `${Array.isArray(value) ? "[" : "{"}${fields.sort().join()}`;
}

/** Finds a text, a number or a boolean that a list has twice. */
function findRepeated(list: readonly unknown[]): unknown {
  const seen = new Set();
  return list.find((item) => typeof item !== "object" && seen.size === seen.add(item).size);
}

/**
 * Reads the value of a form as text, number, boolean, null or list, whichever fits first. Returns the value itself if none fits. Null
 * is not a text.
 */
function readFormValue(check: SchemaCheck, value: unknown): unknown {
  if (typeof value === "object" && value !== null) {
    const [only] = Array.isArray(value) && value.length === 1 ? (value as unknown[]) : [];
    return only === undefined || fits(check, value) ? value : readFormValue(check, only);
  }
  if (value === null) return value;
  const text = toText(value);
  const number = Number(text);
  // The digits of a 64-bit number would be rounded.
  const isLong = /^-?\d+$/.test(text) && !Number.isSafeInteger(number);
  const numbers = text.trim() === "" || Number.isNaN(number) ? [] : [isLong ? BigInt(text) : number];
  const words = { true: true, false: false, null: null }[text];
  const readings = [value, text, ...numbers, ...(words === undefined ? [] : [words]), [value]];
  return readings.find((reading) => fits(check, reading)) ?? value;
}

/** Prints the place of a value: `body.pets[2]["first name"]`. */
export function printPlace(start: string, path: readonly (string | number)[]): string {
  return path.reduce<string>(
    (place, step) =>
      typeof step === "string" && /^[\w$]+$/.test(step) ? `${place}.${step}` : `${place}[${JSON.stringify(step)}]`,
    start,
  );
}
