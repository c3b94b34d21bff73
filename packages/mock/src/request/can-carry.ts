import type { Parameter } from "../operation/operation.js";

/**
 * Returns whether a request can carry the texts of a parameter. Headers, and cookies that are not encoded, have only visible ASCII. A path
 * has no empty or dotted segment. A request with an empty query is one without a query.
 */
export function canCarry({ in: place, isVerbatim, isWholeQuery }: Parameter, texts: readonly string[]): boolean {
  if (isWholeQuery) return texts.join("") !== "";
  if (place === "header") return texts.every((text) => /^[\x21-\x7E](?:[\x20-\x7E]*[\x21-\x7E])?$/.test(text));
  // https://www.rfc-editor.org/rfc/rfc6265#section-4.1.1
  if (isVerbatim) return texts.every((text) => /^[!#-+\--:<-[\]-~]*$/.test(text));
  if (place === "path") return texts.every((text) => text !== "" && !/^\.+$/.test(text));
  return true;
}
