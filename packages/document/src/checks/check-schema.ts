import { showValue } from "../describe/show-value.ts";
import { compareNumbers, type ExactNumber, isExactNumber } from "../numbers/exact-number.ts";
import { isInt64 } from "../openapi/int64.ts";
import type { Report } from "../diagnostics/collect-diagnostics.ts";
import { grammar } from "../openapi/grammar.ts";
import { explainPattern } from "../pattern/compile-pattern.ts";
import { describeValue, isNode, type Node, type Step } from "../openapi/node.ts";
import { typeOfKeyword } from "../view/own-types.ts";

/** The keywords of lower limits, by the keyword of their upper limit. */
const limits: ReadonlyMap<string, readonly string[]> = new Map([
  ["maximum", ["minimum", "exclusiveMinimum"]],
  ["exclusiveMaximum", ["minimum", "exclusiveMinimum"]],
  ["maxLength", ["minLength"]],
  ["maxItems", ["minItems"]],
  ["maxProperties", ["minProperties"]],
  ["maxContains", ["minContains"]],
]);

/** Checks a schema of OpenAPI 3.1: reports limits that exclude every value, and patterns that are not regular expressions. */
export function checkSchema(schema: Node, steps: readonly Step[], report: Report): void {
  checkRounded(schema, steps, report);
  checkEffects(schema, steps, report);
  for (const key of Object.keys(schema)) {
    const value = schema[key];
    if (isExactNumber(value)) {
      checkLimit(schema, key, value, steps, report);
      checkNumber(key, value, [...steps, key], report);
    } else if (key === "readOnly" && value === true && schema["writeOnly"] === true) {
      report("property-never-sent", [...steps, key], "A value is `readOnly` and `writeOnly`.");
    }
    if (key === "pattern" && typeof value === "string") checkPattern(value, [...steps, key], report);
    else if (key === "patternProperties" && isNode(value)) {
      for (const pattern of Object.keys(value)) checkPattern(pattern, [...steps, key, pattern], report);
    }
  }
}

/** Reports long integers that a schema gives as values of a number, which callers see as a double. */
function checkRounded(schema: Node, steps: readonly Step[], report: Report): void {
  const { type } = schema;
  const isNumber = type === "number" || (Array.isArray(type) && type.includes("number"));
  if (!isNumber || isInt64(schema)) return;
  for (const keyword of ["default", "enum", "examples"]) {
    const wrong = [schema[keyword]].flat().find((value) => typeof value === "bigint");
    if (wrong === undefined) continue;
    const message = `\`${wrong}\` is \`${Number(wrong)}\` for callers, because the type \`number\` is a floating-point number.`;
    report("rounded-number", [...steps, keyword], message);
  }
}

/** Reports keywords for another type than that of the schema: what they describe, such as `properties` of a list, is lost. */
function checkEffects(schema: Node, steps: readonly Step[], report: Report): void {
  if (!Object.hasOwn(schema, "type")) return;
  const types = [schema["type"]].flat();
  const ignored = Object.keys(schema).filter((key) => {
    const type = typeOfKeyword(key);
    const applies = type === undefined || types.includes(type) || (type === "number" && types.includes("integer"));
    return !applies && !isEmpty(schema[key]);
  });
  if (ignored.length === 0) return;
  const message = `The type is \`${types.join("`, `")}\`, which ignores \`${ignored.join("`, `")}\`.`;
  report("keyword-without-effect", [...steps, ignored[0] ?? ""], message);
}

/** Returns `true` for a value that describes nothing: a flag that is not set, and an empty schema. */
function isEmpty(value: unknown): boolean {
  return value === false || (isNode(value) && Object.keys(value).length === 0);
}

function checkLimit(schema: Node, upper: string, most: ExactNumber, steps: readonly Step[], report: Report): void {
  for (const lower of limits.get(upper) ?? []) {
    const least = schema[lower];
    if (!isExactNumber(least)) continue;
    const order = compareNumbers(least, most);
    const isImpossible = order > 0 || (order === 0 && (isExclusive(lower) || isExclusive(upper)));
    if (!isImpossible) continue;
    const message = `\`${lower}\` is ${least} and \`${upper}\` is ${most}, so that no value is valid.`;
    report("contradictory-limits", [...steps, lower], message);
  }
}

function checkNumber(key: string, value: ExactNumber, steps: readonly Step[], report: Report): void {
  // JSON Schema allows whole numbers from 0 on.
  const isCount = grammar.schema.get(key)?.is === "count";
  const isWrong = isCount ? value < 0 || !Number.isInteger(value) : key === "multipleOf" && value <= 0;
  if (isWrong) report("invalid-limit", steps, `\`${key}\` is ${value}.`);
}

/** Reports a default that the enum or the limits of a schema exclude. */
export function checkDefault(schema: Node, steps: readonly Step[], report: Report): void {
  const { default: value, enum: values } = schema;
  if (value === undefined || value === null) return;
  const isListed = !Array.isArray(values) || typeof value === "object" || values.includes(value);
  const isInRange = !isExactNumber(value) || !excludes(schema, value);
  if (isListed && isInRange) return;
  const rule = isListed ? "its limits exclude it" : "its `enum` does not list it";
  report("default-not-allowed", [...steps, "default"], `\`default\` is ${describeValue(value)}, but ${rule}.`);
}

function excludes({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: Node, value: ExactNumber): boolean {
  const compare = (limit: unknown): number | undefined =>
    isExactNumber(limit) ? compareNumbers(value, limit) : undefined;
  return (
    (compare(minimum) ?? 0) < 0 ||
    (compare(maximum) ?? 0) > 0 ||
    (compare(exclusiveMinimum) ?? 1) <= 0 ||
    (compare(exclusiveMaximum) ?? -1) >= 0
  );
}

function isExclusive(keyword: string): boolean {
  return keyword.startsWith("exclusive");
}

/** Patterns that are known to be regular expressions. */
const compiled = new Set<string>();
const mostCompiled = 10_000;

function checkPattern(pattern: string, steps: readonly Step[], report: Report): void {
  if (compiled.has(pattern)) return;
  const reason = explainPattern(pattern);
  if (reason !== undefined) {
    report("invalid-pattern", steps, `\`${showValue(pattern)}\` is not a regular expression of ECMA-262: ${reason}.`);
    return;
  }
  if (compiled.size > mostCompiled) compiled.clear();
  compiled.add(pattern);
}
