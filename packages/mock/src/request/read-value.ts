import { readExactNumber } from "@shortvideo-api/document";

/** Parses a text as one of the types of a schema. Returns the text itself when no other type fits. */
export function readValue(text: string, types: readonly string[]): unknown {
  // Accepts numbers as JSON writes them: no plus sign, no leading zero, no spaces. A strict service rejects other forms.
  if (types.includes("integer") && /^-?(?:0|[1-9]\d*)$/.test(text)) return readExactNumber(text);
  if (types.includes("number") && /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(text))
    return readExactNumber(text);
  if (types.includes("boolean") && (text === "true" || text === "false")) return text === "true";
  if (types.includes("null") && text === "null" && !types.includes("string")) return null;
  return text;
}
