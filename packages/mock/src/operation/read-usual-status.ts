import { isRedirect } from "@shortvideo-api/document";
import type { Response } from "./operation.js";

/**
 * Returns the lowest documented success, or 200 for `2XX` and `default`. Without a success, returns the first redirect, else the first
 * other 3xx, else the first 1xx. If the document has only failures, returns 200, because a valid request does not fail.
 */
export function readUsualStatus(operation: {
  readonly responses: ReadonlyMap<string, Pick<Response, "documented">>;
}): number {
  const { responses } = operation;
  const keys = [...responses.keys()];
  const statuses = keys.filter((key) => /^\d{3}$/.test(key)).map(Number);
  const successes = statuses.filter((status) => status >= 200 && status < 300);
  if (successes.length > 0) return Math.min(...successes);
  if (keys.some((key) => /^(?:2XX|default)$/i.test(key))) return 200;
  const redirect = [...responses.values()].find(({ documented }) => isRedirect(documented, operation));
  if (redirect) return Number(redirect.documented.status);
  const other = statuses.find((status) => status >= 300 && status < 400);
  const range = keys.some((key) => /^3XX$/i.test(key)) ? 300 : undefined;
  return other ?? range ?? statuses.find((status) => status < 200) ?? 200;
}
