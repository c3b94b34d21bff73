import { showValue } from "../describe/show-value.ts";
import type { Report } from "../diagnostics/collect-diagnostics.ts";
import { isNode, type Node, type Step } from "../openapi/node.ts";

/** Keywords that set a lower and an upper limit of the same thing. */
const limits: readonly (readonly [lower: string, upper: string])[] = [
  ["minimum", "maximum"],
  ["minLength", "maxLength"],
  ["minItems", "maxItems"],
  ["minProperties", "maxProperties"],
  ["minContains", "maxContains"],
  ["minimum", "exclusiveMaximum"],
  ["exclusiveMinimum", "maximum"],
  ["exclusiveMinimum", "exclusiveMaximum"],
];

/** Reports limits that no value is within, and patterns that are not regular expressions, of a schema in OpenAPI 3.1. */
export function checkSchema(schema: Node, steps: readonly Step[], report: Report): void {
  for (const [lower, upper] of limits) {
    const [least, most] = [schema[lower], schema[upper]];
    if (typeof least !== "number" || typeof most !== "number") continue;
    const isEmpty = least > most || (least === most && (isExclusive(lower) || isExclusive(upper)));
    if (!isEmpty) continue;
    const message = `\`${lower}\` is ${least} and \`${upper}\` is ${most}, so that no value is valid.`;
    report("contradictory-limits", [...steps, lower], message);
  }
  if (typeof schema["pattern"] === "string") checkPattern(schema["pattern"], [...steps, "pattern"], report);
  if (!isNode(schema["patternProperties"])) return;
  for (const pattern of Object.keys(schema["patternProperties"])) {
    checkPattern(pattern, [...steps, "patternProperties", pattern], report);
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

/** Returns why a pattern cannot be compiled, with the flag `u` or without it; `undefined` for one that can. */
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
