import { isRecord, type OpenApi, type SchemaObject } from "@shortvideo-api/document";
import { flatten, itemsOf, propertyOf } from "./schema-parts.js";

/** What a changed body was, and what has to stay as it was. */
export interface SettledBody {
  readonly document: OpenApi;
  readonly before: unknown;
  readonly after: unknown;
  /** All schemas that the body has to fit. */
  readonly schemas: readonly SchemaObject[];
  readonly isKept: (place: string) => boolean;
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * A copy of a changed body in which fields hold again what the document says they do of their siblings: the same value
 * (`x-same-as`), or the exact counts of rounded ones (`x-rounded-from`).
 */
export function settleSiblings({ document, before, after, schemas, isKept }: SettledBody): unknown {
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
          // Exact counts may have siblings of their own.
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

/** The name of the sibling that a mark names, where there is one. */
function readSibling(schema: SchemaObject, mark: "x-same-as" | "x-rounded-from", was: Fields): string | undefined {
  const { [mark]: sibling } = schema;
  return typeof sibling === "string" && Object.hasOwn(was, sibling) ? sibling : undefined;
}

/** The digits of each rounded count that is another now; else what it was. */
function toExact(wasExact: unknown, exact: Fields, wasRounded: unknown, rounded: unknown): Fields {
  const digits = isRecord(wasExact) ? wasExact : {};
  return Object.fromEntries(
    Object.entries(exact).map(([name, value]) => {
      if (value === null || typeof digits[name] !== "string") return [name, value];
      const count = isRecord(rounded) ? rounded[name] : undefined;
      const isOther = Number.isSafeInteger(count) && !(isRecord(wasRounded) && wasRounded[name] === count);
      return [name, isOther ? String(count) : digits[name]];
    }),
  );
}

/** Of two siblings, those that must change to be the same. A null, or nothing, beside a value does not contradict it. */
function toSame(was: Fields, fields: Fields, from: string, to: string): Fields {
  const [value, other] = [fields[from], fields[to]];
  if (isEmpty(value) || isEmpty(other) || String(value) === String(other)) return {};
  const kind = Array.isArray(was[to]) ? "array" : typeof was[to];
  if (kind === "string" && !Array.isArray(value)) return { [to]: String(value) };
  if (kind === (Array.isArray(value) ? "array" : typeof value)) return { [to]: value };
  return { [from]: was[from], [to]: was[to] };
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (isRecord(value) && !Array.isArray(value));
}
