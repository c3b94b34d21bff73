/** Writes a single value: a date in the form of ISO 8601, whatever is composed of several as JSON. */
export function toText(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  // oxlint-disable-next-line typescript/no-base-to-string -- Objects are written as JSON.
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/** Is it a list or an object, and no date? */
export function isComposite(value: unknown): value is object {
  return typeof value === "object" && value !== null && !(value instanceof Date);
}
