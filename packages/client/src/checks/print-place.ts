/** Prints the place of a value: `body.pets[2]["first name"]`. */
export function printPlace(start: string, path: readonly (string | number)[]): string {
  return path.reduce<string>(
    (place, step) =>
      typeof step === "string" && /^[\w$]+$/.test(step) ? `${place}.${step}` : `${place}[${JSON.stringify(step)}]`,
    start,
  );
}
