/** Describes the options that a function does not have, in one sentence. Returns `undefined` without any. */
export function describeUnknownOptions(others: object): string | undefined {
  const names = Object.keys(others).map((name) => `\`${name}\``);
  if (names.length === 0) return undefined;
  return `Unknown ${names.length === 1 ? "option" : "options"}: ${names.join(", ")}.`;
}
