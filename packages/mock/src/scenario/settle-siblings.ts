import { isNode, isRecord, type OwnKeywords, type SchemaView } from "@shortvideo-api/document";

/** A body before and after a change. */
export interface ChangedBody {
  readonly before: unknown;
  readonly after: unknown;
  /** The schema of the body. */
  readonly view: SchemaView;
  /** Returns whether the value at a place must stay. */
  readonly isKept: (place: string) => boolean;
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * Returns a copy of a changed body in which siblings agree again: fields with equal values (`x-same-as`), and exact counts with their
 * rounded ones (`x-rounded-from`).
 */
export function settleSiblings({ before, after, view: whole, isKept }: ChangedBody): unknown {
  return settle(before, after, whole, "");

  function settle(previous: unknown, current: unknown, view: SchemaView, place: string): unknown {
    if (Array.isArray(current) && Array.isArray(previous)) {
      return current.map((item, index) => settle(previous[index], item, view.item(index), `${place}[]`));
    }
    if (!isRecord(current) || !isRecord(previous) || Array.isArray(current)) return current;
    const placeOf = (name: string) => (place === "" ? name : `${place}.${name}`);
    const settleField = (name: string, value: unknown) =>
      settle(previous[name], value, view.property(name), placeOf(name));
    const fields = Object.fromEntries(Object.entries(current).map(([name, value]) => [name, settleField(name, value)]));
    for (const name of Object.keys(current)) {
      for (const part of view.property(name).always) {
        const exact = readSibling(part, "x-rounded-from", previous);
        if (exact !== undefined && isRecord(fields[exact])) {
          // An exact count may have a sibling, too.
          fields[exact] = settleField(exact, toExact(previous[exact], fields[exact], previous[name], fields[name]));
        }
        const same = readSibling(part, "x-same-as", previous);
        const [from, to] = isKept(placeOf(name)) ? [name, same] : [same, name];
        if (from !== undefined && to !== undefined) Object.assign(fields, toSame(previous, fields, from, to));
      }
    }
    return fields;
  }
}

/** Returns the sibling that an extension of the schema names. */
function readSibling(
  schema: OwnKeywords,
  extension: "x-same-as" | "x-rounded-from",
  previous: Fields,
): string | undefined {
  const { [extension]: sibling } = schema;
  return typeof sibling === "string" && Object.hasOwn(previous, sibling) ? sibling : undefined;
}

/** Returns the exact counts. If a rounded count has changed, its exact count becomes equal to it; else it gets its previous value. */
function toExact(previousExact: unknown, exact: Fields, previousRounded: unknown, rounded: unknown): Fields {
  const digits = isRecord(previousExact) ? previousExact : {};
  return Object.fromEntries(
    Object.entries(exact).map(([name, value]) => {
      if (value === null || typeof digits[name] !== "string") return [name, value];
      const count = isRecord(rounded) ? rounded[name] : undefined;
      const hasChanged = Number.isSafeInteger(count) && !(isRecord(previousRounded) && previousRounded[name] === count);
      return [name, hasChanged ? String(count) : digits[name]];
    }),
  );
}

/**
 * Returns the changes that make two siblings equal. Returns none if a value is null or absent. If the type of one does not admit the value
 * of the other, both get their previous value.
 */
function toSame(previous: Fields, fields: Fields, from: string, to: string): Fields {
  const [value, other] = [fields[from], fields[to]];
  if (isEmpty(value) || isEmpty(other) || String(value) === String(other)) return {};
  const kind = Array.isArray(previous[to]) ? "array" : typeof previous[to];
  if (kind === "string" && !Array.isArray(value)) return { [to]: String(value) };
  if (kind === (Array.isArray(value) ? "array" : typeof value)) return { [to]: value };
  return { [from]: previous[from], [to]: previous[to] };
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || isNode(value);
}
