import type { Exact, ExactPart } from "../src/exact.js";

/** Parses JSON token by token, slowly and plainly, as the reference for `parseExact`. */
export function parseSlowly(text: string, exact: Exact): unknown {
  const tokens = text.match(/"(?:[^"\\]|\\.)*"|[-+.\w]+|[[\]{}:,]/g) ?? [];
  return readValue(tokens, [exact]);
}

function readValue(tokens: string[], models: readonly Exact[]): unknown {
  const token = tokens.shift() ?? "";
  if (token === "[") return readItems(tokens, models);
  if (token === "{") return readFields(tokens, models);
  if (!/^[-\d]/.test(token)) return JSON.parse(token);
  const number = Number(token);
  const plain = plainDigits(token);
  if (!isKept(token, plain, number)) return plain;
  return models.some((model) => model.int64) ? plainDigits(String(number)) : number;
}

/** Returns whether a double represents a number: its decimal form comes back, or it is a fraction of at most 17 digits. */
function isKept(token: string, plain: string, number: number): boolean {
  if (/^-?\d+$/.test(token)) return Number.isSafeInteger(number);
  if (Number.isInteger(number)) return plain === plainDigits(String(number));
  return plain.replace(/^[-0.]+/, "").replace(".", "").length <= 17;
}

function readItems(tokens: string[], models: readonly Exact[]): unknown[] {
  const items: unknown[] = [];
  while (tokens[0] !== "]") {
    items.push(
      readValue(
        tokens,
        models.flatMap((model) => expand(model.items)),
      ),
    );
    if (tokens[0] === ",") tokens.shift();
  }
  tokens.shift();
  return items;
}

function readFields(tokens: string[], models: readonly Exact[]): object {
  const fields: [string, unknown][] = [];
  while (tokens[0] !== "}") {
    const name = String(JSON.parse(tokens.shift() ?? ""));
    tokens.shift();
    const inner = models.flatMap(({ fields: known = {}, values }) =>
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
function plainDigits(token: string): string {
  const [mantissa = "", exponent = "0"] = token.toLowerCase().split("e");
  const negative = mantissa.startsWith("-");
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
  return negative && plain !== "0" ? `-${plain}` : plain;
}
