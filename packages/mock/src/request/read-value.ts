import { roundNumber, type Side } from "../operation/round-number.js";

/** What a text means under the types that a schema admits; the text itself where it fits none of the others. */
export function readValue(text: string, types: readonly string[], side: Side = "below"): unknown {
  // As JSON writes them: no plus sign, no leading zero, no `1e3`, no blanks. What a lenient reader takes, a strict one
  // refuses.
  if (types.includes("integer") && /^-?(?:0|[1-9]\d*)$/.test(text)) return roundNumber(text, side);
  if (types.includes("number") && /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(text))
    return roundNumber(text, side);
  if (types.includes("boolean") && (text === "true" || text === "false")) return text === "true";
  if (types.includes("null") && text === "null" && !types.includes("string")) return null;
  return text;
}
