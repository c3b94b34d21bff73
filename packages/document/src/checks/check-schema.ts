import { showValue } from "../describe/show-value.ts";
import type { Report } from "../diagnostics/collect-diagnostics.ts";
import { isNode, type Node, type Step } from "../openapi/node.ts";

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
  for (const key of Object.keys(schema)) {
    const value = schema[key];
    if (typeof value === "number") checkLimit(schema, key, value, steps, report);
    else if (key === "pattern" && typeof value === "string") checkPattern(value, [...steps, key], report);
    else if (key === "patternProperties" && isNode(value)) {
      for (const pattern of Object.keys(value)) checkPattern(pattern, [...steps, key, pattern], report);
    }
  }
}

function checkLimit(schema: Node, upper: string, most: number, steps: readonly Step[], report: Report): void {
  for (const lower of limits.get(upper) ?? []) {
    const least = schema[lower];
    if (typeof least !== "number") continue;
    const isEmpty = least > most || (least === most && (isExclusive(lower) || isExclusive(upper)));
    if (!isEmpty) continue;
    const message = `\`${lower}\` is ${least} and \`${upper}\` is ${most}, so that no value is valid.`;
    report("contradictory-limits", [...steps, lower], message);
  }
}

function isExclusive(keyword: string): boolean {
  return keyword.startsWith("exclusive");
}

/** Patterns that are known to be regular expressions. */
const compiled = new Set<string>();
const mostCompiled = 10_000;

function checkPattern(pattern: string, steps: readonly Step[], report: Report): void {
  if (compiled.has(pattern)) return;
  const reason = findPatternError(pattern);
  if (reason !== undefined) {
    report("invalid-pattern", steps, `\`${showValue(pattern)}\` is not a regular expression of JavaScript: ${reason}.`);
    return;
  }
  if (compiled.size > mostCompiled) compiled.clear();
  compiled.add(pattern);
}

/** Returns the reason why a pattern compiles neither with the flag `u` nor without it; `undefined` if it compiles. */
function findPatternError(pattern: string): string | undefined {
  if (isCompilable(pattern, "u")) return undefined;
  try {
    RegExp(pattern);
    return undefined;
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split(": ").at(-1) ?? "") : String(error);
    return reason.charAt(0).toLowerCase() + reason.slice(1);
  }
}

function isCompilable(pattern: string, flags: string): boolean {
  try {
    RegExp(pattern, flags);
    return true;
  } catch {
    return false;
  }
}
