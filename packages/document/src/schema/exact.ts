/**
 * The places of 64-bit numbers in a value. A value without one, at any depth, has no model. The model of a union combines the models of its
 * branches: only a number at a marked place is read as a 64-bit number.
 */
export interface ExactModel {
  /** Present when the value itself is a 64-bit number. */
  int64?: true;
  /** The models of properties by their names on the wire, and of array items by their positions. */
  fields?: Readonly<Record<string, ExactModel>>;
  /** The model of array items that are not in `fields`. */
  items?: ExactModel;
  /** The model of properties that are not in `fields`. */
  values?: ExactModel;
  /** The aliases of component schemas whose models apply to the value: `"LiveRoom"`. */
  schemas?: readonly string[];
}

/** Returns the model of a property, by its name on the wire. */
export function modelOfField({ fields = {}, values }: ExactModel, name: string): ExactModel | undefined {
  return Object.hasOwn(fields, name) ? fields[name] : values;
}

/** Returns the model of an array item. */
export function modelOfItem({ fields, items }: ExactModel, index: number): ExactModel | undefined {
  return fields?.[index] ?? items;
}
