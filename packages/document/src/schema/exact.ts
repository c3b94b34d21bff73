/**
 * Where, in a value, 64-bit numbers and JSON-encoded strings stand. A value without either, at any depth, has no model.
 * A union is the overlay of its branches, since only a number token at a marked place is ever taken as one.
 */
export interface ExactModel {
  /** The value itself is an int64. */
  int64?: true;
  /** By property name on the wire. */
  fields?: Readonly<Record<string, ExactModel>>;
  /** Array items. */
  items?: ExactModel;
  /** Values of properties that are not in `fields`. */
  values?: ExactModel;
  /** Alias of a component schema whose own model stands here: `"LiveRoom"`. */
  schemas?: readonly string[];
}
