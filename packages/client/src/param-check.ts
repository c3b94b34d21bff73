/** What a value is held against before a request is sent. */
export interface ValueCheck {
  /**
   * `int64` stands for 64-bit numbers, which are decimal strings, and `text` for a string or an exact integer, which is sent
   * as its digits. Default: any type.
   */
  readonly type?: "string" | "text" | "integer" | "int64" | "number" | "boolean" | "array" | undefined;
  /** The values that there are. */
  readonly enum?: readonly unknown[] | undefined;
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
  readonly exclusiveMinimum?: number | undefined;
  readonly exclusiveMaximum?: number | undefined;
  /** A whole number. */
  readonly multipleOf?: number | undefined;
  /** In characters, not in UTF-16 units. */
  readonly minLength?: number | undefined;
  /** In characters, not in UTF-16 units. */
  readonly maxLength?: number | undefined;
  /** Source of a regular expression with the flag `u`. */
  readonly pattern?: string | undefined;
  readonly minItems?: number | undefined;
  readonly maxItems?: number | undefined;
  /** For each item of a list. */
  readonly items?: ValueCheck | undefined;
}

/** What a parameter is held against. */
export interface ParamCheck extends ValueCheck {
  readonly required?: boolean | undefined;
}
