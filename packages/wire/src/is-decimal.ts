const decimal = /^-?(?:0|[1-9]\d*)$/;

/** Returns whether a value is a decimal string that can be written as a number of JSON. */
export function isDecimal(value: unknown): value is string {
  return typeof value === "string" && decimal.test(value);
}
