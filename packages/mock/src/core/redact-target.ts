import type { ServedOperation } from "../operation/operation.js";

/** Removes the values of undeclared parameters from an address, because each may contain a key. */
export function redactTarget(target: string, operation: ServedOperation | undefined): string {
  const queryIndex = target.indexOf("?");
  const beforeQuery = queryIndex < 0 ? target : target.slice(0, queryIndex);
  const path = toVisible(beforeQuery.replace(/^https?:\/\/[^/]*/i, "")).slice(0, 200);
  if (queryIndex < 0) return path;
  const declared = new Set(operation?.parameters.map(({ name }) => name));
  const hasWholeQuery = operation?.parameters.some(({ isWholeQuery }) => isWholeQuery);
  const pieces = target
    .slice(queryIndex + 1, queryIndex + 1 + 500)
    .split("&")
    .map((piece) => {
      const [name = ""] = piece.split("=", 1);
      return declared.has(name) || (hasWholeQuery && piece === name) ? piece : `${name}=…`;
    });
  return `${path}?${toVisible(pieces.join("&"))}`;
}

/** Replaces control characters, which a terminal would obey. */
function toVisible(text: string): string {
  return text.replaceAll(/[^\x20-\x7e…]/gu, "?");
}
