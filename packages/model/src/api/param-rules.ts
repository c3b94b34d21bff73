import type { ExactNumber } from "@shortvideo-api/document/source";

/** Limits of a single value. */
export interface LimitRules {
  minimum?: ExactNumber;
  maximum?: ExactNumber;
  exclusiveMinimum?: ExactNumber;
  exclusiveMaximum?: ExactNumber;
  multipleOf?: ExactNumber;
  /** In characters, not in UTF-16 units. */
  minLength?: number;
  /** In characters, not in UTF-16 units. */
  maxLength?: number;
  /** Source of a regular expression with the flag `u` that cannot backtrack for long. */
  pattern?: string;
}

/**
 * The check of a parameter's value in the client, before it sends a request. It contains only certain rules: the document
 * rejects every value that breaks one of them.
 */
export interface ParamRules extends LimitRules {
  /**
   * The type that callers pass; any type if absent. 64-bit numbers are decimal strings. `text` is a string, or a number
   * that is sent as its digits.
   */
  type?: "string" | "text" | "integer" | "int64" | "number" | "boolean" | "array";
  /** The allowed values. */
  enum?: readonly (string | ExactNumber | boolean)[];
  minItems?: number;
  maxItems?: number;
  /** The check of each item of a list. */
  items?: ParamRules;
  /** Whether an item of a list may be null. A parameter that is null is not sent. */
  nullable?: true;
}
