import type { DocumentedResponse } from "./read-operations.ts";

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

/** Finds the response that describes a success; `undefined` if none does. */
export function findSuccess<Response>({ responses }: Documented<Response>): Response | undefined {
  return responses.get(findSuccessKey([...responses.keys()]));
}

/** Returns the key of the response that describes a success: the first 2xx. Without one, `default` describes it. */
export function findSuccessKey(keys: readonly string[]): string {
  return keys.find((key) => key.startsWith("2")) ?? "default";
}

/**
 * Returns whether a response leads elsewhere, and callers get its target. A response with a body but without a documented `Location`
 * is a message, like the 301 of a renamed item. If all other responses are failures, it leads elsewhere, too.
 */
export function isRedirect(
  { status, media, headers, node }: DocumentedResponse,
  { responses }: Documented<unknown>,
): boolean {
  if (!/^30[12378]$/.test(status) || node["x-error"] !== undefined) return false;
  if (media.length === 0 || headers.some(({ name }) => name.toLowerCase() === "location")) return true;
  return [...responses.keys()].every((key) => key === status || /^[45]/.test(key));
}
