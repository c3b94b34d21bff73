import type { CallOptions, ExtraParams } from "./call-options.js";

/** The types of options by name; `""` if another function checks the value. */
export type OptionTypes<Options> = { readonly [Name in keyof Required<Options>]: OptionType };

/** The types of the options that clients and calls share. */
export const sharedTypes: OptionTypes<Omit<CallOptions, "signal" | "repeatable" | keyof ExtraParams>> = {
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
 * Options that are `undefined` count as absent. The message begins with `taker`, and shows no value, since it might be a key.
 */
export function checkOptions(taker: string, options: object, types: Readonly<Record<string, OptionType>>): void {
  checkNames(taker, options, Object.keys(types));
  for (const [name, value] of Object.entries(options)) {
    const type = types[name];
    if (value === undefined || !type || typeof value === type) continue;
    throw new TypeError(`${taker}: \`${name}\` must be of type \`${type}\`, got ${describeType(value)}.`);
  }
}

/** Throws a TypeError if the options are not an object, or have a name that is not in `names`. */
export function checkNames(taker: string, options: object, names: readonly string[]): void {
  if (typeof options !== "object" || !options || Array.isArray(options)) {
    throw new TypeError(`${taker} takes an object of options, got ${describeType(options)}.`);
  }
  const unknown = Object.entries(options)
    .flatMap(([name, value]): string | string[] => (value === undefined || names.includes(name) ? [] : `\`${name}\``))
    .join(", ");
  if (unknown) throw new TypeError(`${taker} has no option ${unknown}. Its options: ${names.join(", ")}.`);
}

function describeType(value: unknown): string {
  return value === null ? "`null`" : Array.isArray(value) ? "a list" : `a value of type \`${typeof value}\``;
}
