import { isNode, isRecord, type OpenApi, type SchemaObject } from "@shortvideo-api/document";
import { flatten, itemsOf, propertyOf } from "./schema-parts.js";

/** A body before and after a change. */
export interface ChangedBody {
  readonly document: OpenApi;
  readonly before: unknown;
  readonly after: unknown;
  /** All schemas of the body. */
  readonly schemas: readonly SchemaObject[];
  /** Returns whether the value at a place must stay. */
  readonly isKept: (place: string) => boolean;
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * Returns a copy of a changed body in which siblings agree again: fields with equal values (`x-same-as`), and exact counts with their
 * rounded ones (`x-rounded-from`).
 */
export function settleSiblings({ document, before, after, schemas, isKept }: ChangedBody): unknown {
  return settle(before, after, schemas, "");

  function settle(was: unknown, is: unknown, own: readonly SchemaObject[], place: string): unknown {
    if (Array.isArray(is) && Array.isArray(was)) {
      const items = flatten(document, own.flatMap(itemsOf));
      return is.map((item, index) => settle(was[index], item, items, `${place}[]`));
    }
    if (!isRecord(is) || !isRecord(was) || Array.isArray(is)) return is;
    const partsOf = (name: string) =>
      flatten(
        document,
        own.flatMap((schema) => propertyOf(schema, name)),
      );
    const placeOf = (name: string) => (place === "" ? name : `${place}.${name}`);
    const inner = (name: string, value: unknown) => settle(was[name], value, partsOf(name), placeOf(name));
    const fields = Object.fromEntries(Object.entries(is).map(([name, value]) => [name, inner(name, value)]));
    for (const name of Object.keys(is)) {
      for (const part of partsOf(name)) {
        const exact = readSibling(part, "x-rounded-from", was);
        if (exact !== undefined && isRecord(fields[exact])) {
          // An exact count may have a sibling, too.
          fields[exact] = inner(exact, toExact(was[exact], fields[exact], was[name], fields[name]));
        }
        const same = readSibling(part, "x-same-as", was);
        const [from, to] = isKept(placeOf(name)) ? [name, same] : [same, name];
        if (from !== undefined && to !== undefined) Object.assign(fields, toSame(was, fields, from, to));
      }
    }
    return fields;
  }
}

/** Returns the sibling that an extension of the schema names. */
function readSibling(schema: SchemaObject, extension: "x-same-as" | "x-rounded-from", was: Fields): string | undefined {
  const { [extension]: sibling } = schema;
  return typeof sibling === "string" && Object.hasOwn(was, sibling) ? sibling : undefined;
}

/** Returns the exact counts. Those whose rounded count has changed become equal to it; the others get their previous value. */
function toExact(wasExact: unknown, exact: Fields, wasRounded: unknown, rounded: unknown): Fields {
  const digits = isRecord(wasExact) ? wasExact : {};
  return Object.fromEntries(
    Object.entries(exact).map(([name, value]) => {
      if (value === null || typeof digits[name] !== "string") return [name, value];
      const count = isRecord(rounded) ? rounded[name] : undefined;
      const hasChanged = Number.isSafeInteger(count) && !(isRecord(wasRounded) && wasRounded[name] === count);
      return [name, hasChanged ? String(count) : digits[name]];
    }),
  );
}

/** Returns which of two siblings must change so that both are equal. A null or absent value contradicts nothing. */
function toSame(was: Fields, fields: Fields, from: string, to: string): Fields {
  const [value, other] = [fields[from], fields[to]];
  if (isEmpty(value) || isEmpty(other) || String(value) === String(other)) return {};
  const kind = Array.isArray(was[to]) ? "array" : typeof was[to];
  if (kind === "string" && !Array.isArray(value)) return { [to]: String(value) };
  if (kind === (Array.isArray(value) ? "array" : typeof value)) return { [to]: value };
  return { [from]: was[from], [to]: was[to] };
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || isNode(value);
}
