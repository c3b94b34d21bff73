import { isExactNumber } from "../numbers/exact-number.ts";
import { isRecord } from "../openapi/node.ts";

/**
 * Numbers that YAML can write and JSON cannot, and numbers that are too large for a double. Hashes and UUIDs do not match. The
 * expression begins with a digit or a point: it finds these four times as fast as the characters before a number.
 */
const suspicious = /[\d.](?<=(?:^|[\s[{,:])[-+]?.)(?:(?<=\.)(?:inf|nan)\b|[\d.]*e\+?\d{3,}(?![\w-])|\d{308})/i;

/**
 * Replaces `.inf` and `.nan` by texts: a JSON response cannot contain such a number. A schema that uses one then gets the same
 * diagnostic as any schema with text in place of a number.
 */
export function quoteEndlessNumbers(text: string, value: unknown): unknown {
  if (!suspicious.test(text)) return value;
  const visited = new Set<object>();
  const quote = (node: unknown): unknown => {
    if (isExactNumber(node)) return Number.isFinite(Number(node)) ? node : String(Number(node));
    if (!isRecord(node) || visited.has(node)) return node;
    visited.add(node);
    for (const key of Object.keys(node)) {
      const inner = node[key];
      const quoted = quote(inner);
      // An assignment to `__proto__` would set the prototype.
      if (quoted !== inner) Object.defineProperty(node, key, { value: quoted });
    }
    return node;
  };
  return quote(value);
}
