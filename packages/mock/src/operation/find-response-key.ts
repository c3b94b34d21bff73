/** Anything that has documented answers by status. */
interface Documented {
  readonly responses: { has(key: string): boolean };
}

/** Finds the key under which the document has a status: `"401"`, `"4XX"` or `"default"`. */
export function findResponseKey({ responses }: Documented, status: number): string | undefined {
  const candidates = [String(status), `${Math.floor(status / 100)}XX`, "default"];
  return Number.isInteger(status) ? candidates.find((key) => responses.has(key)) : undefined;
}
