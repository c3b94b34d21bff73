import type { ServedOperation } from "../operation/operation.js";

/** Leaves out of an address every value that is not of a declared parameter: a key can stand in any of them. */
export function redactTarget(target: string, operation: ServedOperation | undefined): string {
  const queryAt = target.indexOf("?");
  const path = toVisible((queryAt < 0 ? target : target.slice(0, queryAt)).replace(/^https?:\/\/[^/]*/i, "")).slice(
    0,
    200,
  );
  if (queryAt < 0) return path;
  const declared = new Set(operation?.parameters.map(({ name }) => name));
  const hasWhole = operation?.parameters.some(({ isWholeQuery }) => isWholeQuery);
  const pieces = target
    .slice(queryAt + 1, queryAt + 1 + 500)
    .split("&")
    .map((piece) => {
      const [name = ""] = piece.split("=", 1);
      return declared.has(name) || (hasWhole && piece === name) ? piece : `${name}=…`;
    });
  return `${path}?${toVisible(pieces.join("&"))}`;
}

/** A terminal obeys control characters. */
function toVisible(text: string): string {
  return text.replaceAll(/[^\x20-\x7e…]/gu, "?");
}
