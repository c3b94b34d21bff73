/** A header of a part of a multipart body. */
export interface PartHeader {
  /** The property of the body: `"photo"`. */
  part: string;
  /** `"X-Rotation"`. */
  name: string;
  /** One line of text. */
  description: string | undefined;
  /** Whether the part needs the header. */
  isRequired: boolean;
  /** Whether each body has the part. */
  isPartRequired: boolean;
  /** Whether an object is written as `a=1,b=2`. */
  explode: boolean;
  /** Whether the value travels as JSON text. */
  json: boolean;
  isList: boolean;
  /** The type of the value, or of an item of the list. */
  values:
    | { listed: readonly (string | number)[] }
    | { types: readonly ("string" | "number" | "boolean" | "unknown")[] };
}
