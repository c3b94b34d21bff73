import type { Exact, ExactPart } from "../src/exact.js";

/** Parses JSON token by token. A simple, slow reference for `parseExact`. */
export function parseSlowly(text: string, exact: Exact): unknown {
  const tokens = text.match(/"(?:[^"\\]|\\.)*"|[-+.\w]+|[[\]{}:,]/g) ?? [];
  return readValue(tokens, [exact]);
}

function readValue(tokens: string[], marks: readonly Exact[]): unknown {
  const token = tokens.shift() ?? "";
  if (token === "[") return readItems(tokens, marks);
  if (token === "{") return readFields(tokens, marks);
  if (!/^[-\d]/.test(token)) return JSON.parse(token);
  const number = Number(token);
  const plain = toDecimal(token);
  if (!fitsDouble(token, plain, number)) return plain;
  return marks.some((mark) => mark.int64) ? toDecimal(String(number)) : number;
}

/** Returns `true` if a double represents a number: its decimal form does not change, or it is a fraction of at most 17 digits. */
function fitsDouble(token: string, plain: string, number: number): boolean {
  if (/^-?\d+$/.test(token)) return Number.isSafeInteger(number);
  if (Number.isInteger(number)) return plain === toDecimal(String(number));
  return plain.replace(/^[-0.]+/, "").replace(".", "").length <= 17;
}

function readItems(tokens: string[], marks: readonly Exact[]): unknown[] {
  const items: unknown[] = [];
  while (tokens[0] !== "]") {
    items.push(
      readValue(
        tokens,
        marks.flatMap(({ fields: known, items: others }) => expand(known?.[items.length] ?? others)),
      ),
    );
    if (tokens[0] === ",") tokens.shift();
  }
  tokens.shift();
  return items;
}

function readFields(tokens: string[], marks: readonly Exact[]): object {
  const fields: [string, unknown][] = [];
  while (tokens[0] !== "}") {
    const name = String(JSON.parse(tokens.shift() ?? ""));
    tokens.shift();
    const inner = marks.flatMap(({ fields: known = {}, values }) =>
      expand(Object.hasOwn(known, name) ? known[name] : values),
    );
    fields.push([name, readValue(tokens, inner)]);
    if (tokens[0] === ",") tokens.shift();
  }
  tokens.shift();
  return Object.fromEntries(fields);
}

function expand(part: ExactPart | undefined): Exact[] {
  if (part === undefined) return [];
  const exact = typeof part === "function" ? part() : part;
  return [exact, ...(exact.also ?? []).flatMap(expand)];
}

/** Writes a number in decimal digits by moving its point digit by digit. */
function toDecimal(token: string): string {
  const [mantissa = "", exponent = "0"] = token.toLowerCase().split("e");
  const isNegative = mantissa.startsWith("-");
  let [whole = "", fraction = ""] = mantissa.replace("-", "").split(".");
  for (let shift = Number(exponent); shift > 0; shift -= 1) {
    whole += fraction[0] ?? "0";
    fraction = fraction.slice(1);
  }
  for (let shift = Number(exponent); shift < 0; shift += 1) {
    fraction = (whole.at(-1) ?? "0") + fraction;
    whole = whole.slice(0, -1);
  }
  while (whole.startsWith("0")) whole = whole.slice(1);
  while (fraction.endsWith("0")) fraction = fraction.slice(0, -1);
  const plain = (whole || "0") + (fraction && `.${fraction}`);
  return isNegative && plain !== "0" ? `-${plain}` : plain;
}
