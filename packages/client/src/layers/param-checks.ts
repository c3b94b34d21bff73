import type { Layer, OperationMetadata, ParamValues } from "../call/metadata.js";
import { describeValue, type Redact } from "../call/describe-value.js";
import type { ParamMetadata } from "../call/param-style.js";
import { ParamsError, type ParamViolation } from "../errors/client-error.js";
import { isBetween, isInForm, isInRange } from "../checks/is-within.js";
import type { OperationChecks, ValueCheck } from "../checks/operation-checks.js";
import { isComposite } from "../serialize/serialize-scalars.js";

/**
 * Creates a layer that validates the parameters and bodies of operations. An invalid call rejects with a `ParamsError`, and no request
 * is sent. Calls of other operations are not validated. `allChecks` has the checks of all operations.
 *
 * @example
 * const connection = connect({ baseUrl, apiKey, layers: [paramChecks([checksOfPostsGet])] });
 */
export function paramChecks(checks: readonly OperationChecks[]): Layer {
  const byId = new Map(checks.map((each) => [each.operation.id, each]));
  return (next) => (call) => {
    const { operation, params, redact } = call;
    checkParams(operation, byId.get(operation.id), params, redact);
    return next(call);
  };
}

/**
 * Validates the params of a call. Throws a {@link ParamsError} with all violations. Values are shown without the texts that
 * `redact` removes.
 */
export function checkParams(
  { body, id, params: metadata = {} }: OperationMetadata,
  operationChecks: Omit<OperationChecks, "operation"> | undefined,
  params: ParamValues,
  redact: Redact,
): void {
  const { params: checks = {}, exactlyOneOf = [], body: bodyChecks } = operationChecks ?? {};
  const violations: ParamViolation[] = [];
  const addViolation = (param: string, wanted: string, finding: string): void => {
    violations.push({ param, message: `\`${param}\` must be ${wanted}, got ${finding}.` });
  };
  if (Object(params) !== params || Array.isArray(params))
    addViolation("params", "an object", describeValue(params, redact));
  for (const [param, check] of Object.entries(checks)) {
    const value = valueOf(params, param);
    const absent = params[param] === null ? "`null`" : "nothing";
    const wrong = value === undefined ? check.required && absent : findMisfit(check, value, redact);
    const finding = wrong || (check.required && findUnwritten(value, metadata[param]));
    if (finding) addViolation(param, check.expected, finding);
    else if (value !== undefined) violations.push(...(check.find?.(param, value, check, redact) ?? []));
  }
  for (const group of exactlyOneOf) {
    const given = group.filter((param) => valueOf(params, param) !== undefined);
    if (given.length === 1) continue;
    const message = `Exactly one of ${listNames(group)} is required; given: ${listNames(given) || "none"}.`;
    violations.push({ param: group.join(" | "), message });
  }
  if (body && bodyChecks) violations.push(...bodyChecks.check(params, body, bodyChecks, redact));
  if (violations.length > 0) throw new ParamsError(id, violations);
}

/** Describes an empty list or object that a request does not contain at all; `undefined` for any other value. */
function findUnwritten(value: unknown, metadata: ParamMetadata = {}): string | undefined {
  const { in: place, style, explode = true, json = false, write } = metadata;
  const isWhole = json || write !== undefined;
  const isListed = place === undefined || (style === "cookie" && explode);
  if (isWhole || !isListed || !isComposite(value) || Object.values(value).some((item) => item !== undefined))
    return undefined;
  return `an empty ${Array.isArray(value) ? "list" : "object"}, which a ${place ?? "query"} cannot carry`;
}

/** Returns the value as it would be sent; `undefined` if none exists. */
function valueOf(params: ParamValues, param: string): unknown {
  return Object.hasOwn(params, param) ? (params[param] ?? undefined) : undefined;
}

/** Describes a wrong value, its place in a list, and the reason; `undefined` if it passes the check. */
function findMisfit(check: ValueCheck, value: unknown, redact: Redact, where = ""): string | undefined {
  const { items, type = "string" } = check;
  // A date is sent as text.
  if (value instanceof Date && type === "string" && !Number.isNaN(value.getTime())) return undefined;
  const explanation = explain(type, value);
  if (explanation === cut || explanation === rounded || !fitsCheck(check, value)) {
    return `${describeValue(value, redact)}${where}${explanation}`;
  }
  if (!items || !Array.isArray(value)) return undefined;
  for (const [index, item] of value.entries()) {
    // In a list of lists: ` as item 2 of item 1`.
    const place = ` as item ${index + 1}${where.replace("as", "of")}`;
    const isSkipped = item === undefined || (item === null && items.nullable);
    const finding = !isSkipped && findMisfit(items, item, redact, place);
    if (finding) return finding;
  }
  return undefined;
}

const cut = ", cut within a character";
const rounded = ", a number that has lost digits: pass it as a string";

/** Explains why a value is wrong, if its type alone does not show it. */
function explain(type: NonNullable<ValueCheck["type"]>, value: unknown): string {
  const wantsNumber = type === "integer" || type === "number";
  if (typeof value === "string") return /\p{Cs}/u.test(value) ? cut : wantsNumber ? ", which is text" : "";
  // From 2^53 on, the runtime has rounded it already.
  return Number.isInteger(value) && !Number.isSafeInteger(value) && !wantsNumber ? rounded : "";
}

function fitsCheck(check: ValueCheck, value: unknown): boolean {
  const { type } = check;
  if (type && !(isOfType[type]?.(value) ?? typeof value === type)) return false;
  if (type === "text") return isInForm(check, String(value));
  if (check.enum && !check.enum.includes(type === "int64" ? String(value) : value)) return false;
  if (type === "int64") return isInRange(check, BigInt(String(value)));
  if (typeof value === "number" || typeof value === "bigint") return isInRange(check, value);
  if (typeof value === "string") return isInForm(check, value);
  return !Array.isArray(value) || isBetween(value.length, check.minItems, check.maxItems);
}

/** The types that `typeof` does not know by this name. */
const isOfType: { readonly [Type in NonNullable<ValueCheck["type"]>]?: (value: unknown) => boolean } = {
  // A number beyond 2^53 has lost digits already.
  text: (value) => typeof value === "string" || Number.isSafeInteger(value),
  integer: (value) => typeof value === "bigint" || Number.isInteger(value),
  // Digits, as in responses, or an exact number.
  int64: (value) =>
    typeof value === "string" ? /^-?\d+$/.test(value) : typeof value === "bigint" || Number.isSafeInteger(value),
  number: (value) => typeof value === "bigint" || Number.isFinite(value),
  array: Array.isArray,
};

function listNames(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(" and ");
}
