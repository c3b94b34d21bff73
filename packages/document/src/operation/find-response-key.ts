/** An operation, with its documented responses by status. */
interface Documented {
  readonly responses: { has(key: string): boolean };
}

/** Finds the key of the response that documents a status: `"401"`, `"4XX"` or `"default"`. */
export function findResponseKey({ responses }: Documented, status: number): string | undefined {
  const candidates = [String(status), `${Math.floor(status / 100)}XX`, "default"];
  return Number.isInteger(status) ? candidates.find((key) => responses.has(key)) : undefined;
}
