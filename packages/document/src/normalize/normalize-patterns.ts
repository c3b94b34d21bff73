import { showValue } from "../describe/show-value.ts";
import type { Report } from "../diagnostics/collect-diagnostics.ts";
import { isNode, type Node, type Step } from "../openapi/node.ts";
import { translatePattern } from "../pattern/translate-pattern.ts";

/** Translates the patterns of other languages in a schema to ECMA-262, so that all readers give them one meaning. */
export function normalizePatterns(schema: Node, steps: readonly Step[], report: Report): void {
  const { pattern, patternProperties } = schema;
  if (typeof pattern === "string") schema["pattern"] = translate(pattern, [...steps, "pattern"], report);
  if (!isNode(patternProperties)) return;
  for (const [name, inner] of Object.entries(patternProperties)) {
    const translated = translate(name, [...steps, "patternProperties", name], report);
    if (translated === name) continue;
    delete patternProperties[name];
    patternProperties[translated] ??= inner;
  }
}

function translate(pattern: string, steps: readonly Step[], report: Report): string {
  const translated = translatePattern(pattern);
  if (!translated) return pattern;
  const foreign = translated.foreign.map((part) => `\`${part}\``).join(", ");
  const problem =
    foreign === ""
      ? "matches nothing: its slashes are a part of it"
      : `is not a regular expression of ECMA-262: it has ${foreign}`;
  const message = `\`${showValue(pattern)}\` ${problem}. It is read as \`${showValue(translated.pattern)}\`.`;
  report("foreign-pattern", steps, message);
  return translated.pattern;
}
