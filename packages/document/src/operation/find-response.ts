/** Responses by key: `"401"`, `"4XX"`, `"default"`. */
interface Documented<Response> {
  readonly responses: ReadonlyMap<string, Response>;
}

/** Finds the response that documents a status; `undefined` if none does. */
export function findResponse<Response>(documented: Documented<Response>, status: number): Response | undefined {
  return documented.responses.get(findResponseKey(documented, status) ?? "");
}

/** Finds the key of the response that documents a status: `"401"`, else `"4XX"`, else `"default"`. */
export function findResponseKey({ responses }: Documented<unknown>, status: number): string | undefined {
  const candidates = [String(status), `${Math.floor(status / 100)}XX`, "default"];
  return Number.isInteger(status) ? candidates.find((key) => responses.has(key)) : undefined;
}
