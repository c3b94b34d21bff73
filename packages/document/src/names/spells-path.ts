import { listPathParts } from "./read-path.ts";

/**
 * Returns whether an `operationId` only repeats method and path, in any case and with any separators: `PostAccountsAccountPersons` for
 * `POST /v1/accounts/{account}/persons`. A path's first words may be absent, and so may its parameters.
 */
export function spellsPath(operationId: string, httpMethod: string, path: string): boolean {
  const text = fold(operationId);
  const method = fold(httpMethod);
  // Most ids say something else, and need no look at the path.
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

/** Returns whether a text consists of one alternative of each part, in order. */
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
