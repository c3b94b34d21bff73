/**
 * Where in a value 64-bit numbers stand. JSON writes them as numbers; JavaScript would round them, so that here they
 * are decimal strings. What has no entry is read and written as JSON always is.
 */
export interface Exact {
  /** The value itself is a 64-bit number. */
  readonly int64?: true;
  /** By property name. */
  readonly fields?: { readonly [name: string]: ExactPart };
  /** The items of an array. */
  readonly items?: ExactPart;
  /** The properties that are not in `fields`. */
  readonly values?: ExactPart;
  /** What holds at this very place as well. */
  readonly also?: readonly ExactPart[];
}

/** A function where models lead to one another, in a circle perhaps. */
export type ExactPart = Exact | (() => Exact);

/** A 64-bit number. */
export const int64: Exact = { int64: true };
