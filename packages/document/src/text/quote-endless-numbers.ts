/** Numbers that YAML can write and JSON cannot, and exponents that are beyond every double. */
const suspicious = /\.(?:inf|nan)\b|\d[eE]\+?\d{3}|\d{309}/i;

/**
 * Puts texts in the place of `.inf` and `.nan`: no answer in JSON holds such a number, so that a schema that speaks of one
 * is told to be wrong like any other that has a text where a number is expected.
 */
export function quoteEndlessNumbers(text: string, value: unknown): unknown {
  if (!suspicious.test(text)) return value;
  const met = new Set<object>();
  const quote = (node: unknown): unknown => {
    if (typeof node === "number") return Number.isFinite(node) ? node : String(node);
    if (typeof node !== "object" || node === null || met.has(node)) return node;
    met.add(node);
    for (const [key, inner] of Object.entries(node)) {
      const quoted = quote(inner);
      // What stands there as its own stays its own, `__proto__` too.
      if (quoted !== inner) Object.defineProperty(node, key, { value: quoted });
    }
    return node;
  };
  return quote(value);
}
