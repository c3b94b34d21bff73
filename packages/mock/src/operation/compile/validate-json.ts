import { parseJson } from "@shortvideo-api/document";
import type { ValidateValue } from "./compile-on-use.js";

/** Returns `true` for a text that contains valid JSON. */
export function validateJson(text: string, validate: ValidateValue): boolean {
  try {
    return validate(parseJson(text));
  } catch {
    return false;
  }
}
