/**
 * What a client holds the value of a parameter against before it sends a request. Says only what is certain: a value
 * that breaks it is one that the document refuses, whatever else the document says.
 */
export interface ParamCheck {
  /**
   * Type of the value in the caller's hands: 64-bit numbers are decimal strings there, and `text` is a string or a number
   * that is sent as its digits. `undefined`: any.
   */
  type?: "string" | "text" | "integer" | "int64" | "number" | "boolean" | "array";
  /** The values that there are. */
  enum?: readonly (string | number | boolean)[];
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  /** A whole number: fractions are not exact enough to tell. */
  multipleOf?: number;
  /** In characters, not in UTF-16 units. */
  minLength?: number;
  /** In characters, not in UTF-16 units. */
  maxLength?: number;
  /** Source of a regular expression with the flag `u` that never takes long. */
  pattern?: string;
  minItems?: number;
  maxItems?: number;
  /** For each item of a list. */
  items?: ParamCheck;
}
