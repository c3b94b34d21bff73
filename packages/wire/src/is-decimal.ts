const decimal = /^-?(?:0|[1-9]\d*)$/;

/** Returns `true` for a decimal string that can be written as an integer of JSON. */
export function isDecimal(value: unknown): value is string {
  return typeof value === "string" && decimal.test(value);
}
