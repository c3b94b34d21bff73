import type { CallOptions } from "../call/call-options.js";
import { defaultRetry } from "../call/retry-options.js";

/** The types of options by name; `""` if another function checks the value. */
export type OptionTypes<Options> = { readonly [Name in keyof Required<Options>]: OptionType };

/** The types of the options that clients and calls share. */
export const sharedTypes: OptionTypes<Omit<CallOptions, "signal" | "repeatable">> = {
  timeoutMs: "",
  attemptTimeoutMs: "",
  retry: "",
  maxResponseBytes: "",
  onRequest: "function",
  onResponse: "function",
  onRetry: "function",
};

type OptionType = "" | "boolean" | "function" | "object" | "string";

/**
 * Throws a TypeError for errors that only untyped code can contain: no options, an unknown name, or a value of another type.
 * Options that are `undefined` count as absent. The message shows no value, since it might be a key.
 */
export function checkOptions(taker: string, options: unknown, types: Readonly<Record<string, OptionType>>): void {
  if (typeof options !== "object" || !options || Array.isArray(options)) {
    throw new TypeError(`${taker} takes an object of options, got ${describeType(options)}.`);
  }
  for (const [name, value] of Object.entries(options)) {
    const type = Object.hasOwn(types, name) ? types[name] : undefined;
    if (value === undefined || type === "" || typeof value === type) continue;
    if (type) throw new TypeError(`${taker}: \`${name}\` must be of type \`${type}\`, got ${describeType(value)}.`);
    throw new TypeError(`${taker} has no option \`${name}\`. ${suggest(name, Object.keys(types))}`);
  }
}

function describeType(value: unknown): string {
  return value === null ? "`null`" : Array.isArray(value) ? "a list" : `a value of type \`${typeof value}\``;
}

function suggest(name: string, names: readonly string[]): string {
  const retry = Object.keys(defaultRetry).map((each) => `retry.${each}`);
  const likeness = (other: string): number => compare(name.toLowerCase(), other.replace("retry.", "").toLowerCase());
  const [best = ""] = [...names, ...retry].toSorted((one, other) => likeness(other) - likeness(one));
  return likeness(best) > 0.5 ? `Did you mean \`${best}\`?` : `Its options: ${names.join(", ")}.`;
}

/** Returns the share of pairs of letters that both names contain. */
function compare(one: string, other: string): number {
  const pairs = one.split("").filter((letter, index) => other.includes(letter + (one[index + 1] ?? "")));
  return pairs.length / Math.max(one.length, other.length);
}
