import { holdsLongNumber, roundNumber, type Side } from "../contract/round-number.js";

/** Parses JSON, with each long number rounded to one side. Throws `SyntaxError` where the text is no JSON. */
export function readJson(text: string, side: Side): unknown {
  if (!holdsLongNumber(text)) return JSON.parse(text);
  const revive: (key: string, value: unknown, context?: { source?: string }) => unknown = (_key, value, context) =>
    typeof value === "number" && context?.source !== undefined ? roundNumber(context.source, side) : value;
  return JSON.parse(text, revive);
}
