import { listPathParts } from "./read-path.ts";

/**
 * Returns `true` for an `operationId` that only repeats method and path, in any case and with any separators:
 * `PostAccountsAccountPersons` for `POST /v1/accounts/{account}/persons`. Words such as `v1` and parameters may be absent.
 */
export function spellsPath(operationId: string, httpMethod: string, path: string): boolean {
  const text = fold(operationId);
  const method = fold(httpMethod);
  // Most ids have no method at either end, and need no comparison with the path.
  if (!text.startsWith(method) && !text.endsWith(method)) return false;
  const parts = listPathParts(path).map((part) => {
    if ("noun" in part) {
      const word = fold(part.written);
      return /^(?:apis?|rest|v\d.*|\d+)$/.test(word) ? ["", word] : [word];
    }
    const param = fold(part.param);
    return ["", param, `by${param}`, "id", "byid"];
  });
  if (parts.length === 0) return text === method;
  return matches(text, [[method], ...parts]) || matches(text, [...parts, [method]]);
}

/** Returns `true` for a text that consists of one alternative of each part, in order. */
function matches(text: string, parts: readonly (readonly string[])[]): boolean {
  let ends = new Set([0]);
  for (const alternatives of parts) {
    const next = new Set<number>();
    for (const end of ends) {
      for (const word of alternatives) if (text.startsWith(word, end)) next.add(end + word.length);
    }
    ends = next;
  }
  return ends.has(text.length);
}

function fold(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
}
