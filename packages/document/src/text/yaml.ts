import {
  CORE_SCHEMA,
  defineScalarTag,
  type Event,
  EVENT_ID,
  floatCoreTag,
  intCoreTag,
  mergeTag,
  NOT_RESOLVED,
  SCALAR_STYLE,
  type Schema,
} from "js-yaml";
import { readExactNumber } from "../numbers/exact-number.ts";
import { type Field, fieldOf } from "../openapi/grammar.ts";

type Resolve = typeof intCoreTag.resolve;
type ReadNumbers = (resolve: Resolve) => (...given: Parameters<Resolve>) => ReturnType<Resolve> | bigint;

const readExactly: ReadNumbers = (resolve) => (source, isExplicit, tagName) => {
  const rounded = resolve(source, isExplicit, tagName);
  if (typeof rounded !== "number" || Number.isSafeInteger(rounded)) return rounded;
  const [, sign = "", digits = ""] = /^([-+]?)(0[xo].*)$/i.exec(source) ?? [];
  if (digits === "") return readExactNumber(source.replace(/^\+/, ""));
  return readExactNumber(`${sign === "-" ? "-" : ""}${BigInt(digits)}`);
};

const plain = defineSchema((resolve) => resolve);
const exact = defineSchema(readExactly);

/** Matches texts that may contain a number with more digits than a double has, decimal, hexadecimal or octal. */
const longNumber = /[\d.]{16}|0x[\da-f]{14}/i;

/**
 * Returns the schema with which the YAML parser reads a text. It reads each integer that a double would round as a `bigint`. Texts
 * without long numbers are read by a faster schema.
 */
export function chooseYamlSchema(text: string): Schema {
  return longNumber.test(text) ? exact : plain;
}

/**
 * Defines the YAML of documents. Timestamps and `no` stay strings, as in YAML 1.2. So do digits after a zero: YAML's JSON schema, which
 * OpenAPI names, has no such number, and many programs write the text `08` without quotes. `<<` is YAML 1.1, but widely used.
 */
function defineSchema(read: ReadNumbers): Schema {
  return CORE_SCHEMA.withTags(defineNumberTag(intCoreTag, read), defineNumberTag(floatCoreTag, read), mergeTag);
}

function defineNumberTag(tag: typeof intCoreTag, read: ReadNumbers): ReturnType<typeof defineScalarTag> {
  const resolve = read(tag.resolve);
  return defineScalarTag<number | bigint>(tag.tagName, {
    ...tag,
    resolve: (source, isExplicit, tagName) =>
      !isExplicit && /^[-+]?0\d/.test(source) ? NOT_RESOLVED : resolve(source, isExplicit, tagName),
  });
}

/** A collection whose entries are being read. */
interface Open {
  /** Its type in a document; `undefined` within values, extensions and other files. */
  readonly field: Field | undefined;
  /** The scalars that have the type of a schema: those of a mapping, or of the mapping around a list. */
  readonly typed: Typed;
  /** Whether the next node is a key; `undefined` in a list. */
  isKey: boolean | undefined;
  /** The last key of a mapping, or the key of a list. */
  key: string;
  /** The type of the next value. */
  next: Field | undefined;
}

/** Values beside a `type`, or beside a `schema` with one. */
interface Typed {
  readonly types: string[];
  readonly scalars: ScalarEvent[];
}

type ScalarEvent = Extract<Event, { type: typeof EVENT_ID.SCALAR }>;

/**
 * Makes plain scalars text, in place, wherever OpenAPI takes nothing else. The parser reads them as numbers:
 * - Keys: "Keys used in YAML maps MUST be limited to a scalar string." A `404` could not override that of a merge key.
 * - Fields of a document that are text, such as the version `1.0`, which would become `1`.
 * - Values of the type `string`, such as the telephone number `+4123`. One that is spelt like a number of JSON stays one.
 */
export function readAsText(events: readonly Event[], text: string): void {
  const isDocument = /^["']?openapi["']?\s*:/m.test(text);
  const root: Field | undefined = isDocument ? { is: "one", of: "openapi" } : undefined;
  const open: Open[] = [];
  for (const event of events) {
    if (event.type === EVENT_ID.POP) close(open.pop(), open.at(-1));
    const holder = open.at(-1);
    if (event.type === EVENT_ID.DOCUMENT)
      open.push({ field: undefined, typed: openTyped(), isKey: undefined, key: "", next: root });
    if (event.type === EVENT_ID.POP || event.type === EVENT_ID.DOCUMENT || !holder) continue;
    const { isKey, key, next, typed } = holder;
    if (event.type === EVENT_ID.MAPPING)
      open.push({ field: next, typed: openTyped(), isKey: true, key: "", next: undefined });
    if (event.type === EVENT_ID.SEQUENCE) open.push({ field: next, typed, isKey: undefined, key, next: itemOf(next) });
    const written = event.type === EVENT_ID.SCALAR ? text.slice(event.valueStart, event.valueEnd) : "";
    if (event.type === EVENT_ID.SCALAR && isKey !== true) {
      // Other files are mostly schemas.
      const field = isDocument ? (isKey === undefined ? holder.field : next) : fieldOf("schema", key);
      if (key === "type") typed.types.push(written);
      else if (field !== undefined && valueFields.has(field.is)) typed.scalars.push(event);
    }
    if (event.type === EVENT_ID.SCALAR) {
      // `<<` merges another mapping, so it stays as it is, and so does null.
      const isText = isKey === true ? written !== "<<" : next?.is === "text" && !isNull(written);
      if (isText) quote(event);
    }
    if (isKey === undefined) continue;
    holder.isKey = !isKey;
    holder.next = isKey ? entryOf(holder.field, written) : undefined;
    if (isKey) holder.key = written;
  }

  /** Quotes the values of a mapping that has ended, if they are text. A parameter has the type of its schema. */
  function close(ended: Open | undefined, holder: Open | undefined): void {
    if (!ended || ended.isKey === undefined) return;
    const { types, scalars } = ended.typed;
    if (holder?.key === "schema") holder.typed.types.push(...types);
    if (!types.includes("string") || !types.every((type) => type === "string" || type === "null")) return;
    for (const scalar of scalars) {
      const written = text.slice(scalar.valueStart, scalar.valueEnd);
      const isSpeltAlike = written === "true" || written === "false" || written === String(Number(written));
      if (!isSpeltAlike && !isNull(written)) quote(scalar);
    }
  }
}

function openTyped(): Typed {
  return { types: [], scalars: [] };
}

/** The forms of fields that hold values of the API. */
const valueFields = new Set<Field["is"]>(["value", "values", "all"]);

function isNull(written: string): boolean {
  return /^(?:~|null|)$/i.test(written);
}

/** Makes a plain scalar a text. A quoted scalar is one. `fast` says that it has nothing to decode. */
function quote(event: ScalarEvent): void {
  if (event.style === SCALAR_STYLE.PLAIN && event.fast) event.style = SCALAR_STYLE.SINGLE_QUOTED;
}

/** Returns the type of an entry of a mapping. */
function entryOf(field: Field | undefined, key: string): Field | undefined {
  if (field?.is === "one") return fieldOf(field.of, key);
  return field?.is === "map" ? { is: "one", of: field.of } : undefined;
}

/** Returns the type of the items of a sequence. */
function itemOf(field: Field | undefined): Field | undefined {
  if (field?.is === "list") return { is: "one", of: field.of };
  return field?.is === "texts" ? { is: "text" } : undefined;
}

/** Thrown when YAML aliases contain themselves, or expand to millions of values. */
export class EndlessAliasError extends Error {
  override readonly name = "EndlessAliasError";
}

/** The most values of a document after its aliases are unfolded. */
const mostValues = 2_000_000;

/**
 * Replaces each YAML alias by a copy of its value, so that a change in one place does not affect another. Throws
 * {@link EndlessAliasError} when an alias stands inside its own anchor, or when there would be millions of values.
 */
export function unfoldAliases(value: unknown): unknown {
  const open = new Set<object>();
  let values = 0;

  function unfold(folded: unknown): unknown {
    if (typeof folded !== "object" || folded === null) return folded;
    values += 1;
    if (values > mostValues) throw new EndlessAliasError("The aliases of the document expand to millions of values.");
    if (open.has(folded)) throw new EndlessAliasError("A YAML alias stands inside the value that it repeats.");
    open.add(folded);
    const copy = Array.isArray(folded)
      ? folded.map(unfold)
      : // `Object.fromEntries` keeps `__proto__` as an own key; an assignment would lose it.
        Object.fromEntries(Object.entries(folded).map(([key, field]) => [key, unfold(field)]));
    open.delete(folded);
    return copy;
  }

  return unfold(value);
}

/**
 * Indents the lines of YAML that begin with a closing bracket. YAML requires that a list or an object in brackets is indented more than
 * its key. Most parsers accept a closing bracket below the key, and many documents have one. The lines of block scalars stay as they are.
 */
export function indentClosingBrackets(text: string): string {
  /** The indentation that ends the current block scalar. */
  let scalarEnd: number | undefined;
  const lines = text.split("\n").map((line) => {
    const indentation = line.search(/[^ \r]/);
    if (scalarEnd !== undefined && (indentation < 0 || indentation > scalarEnd)) return line;
    scalarEnd = /(?:^|[ \t])[|>][-+\d]*[ \t\r]*(?:#.*)?$/.test(line) ? findParent(line) : undefined;
    return /^[ \t]*[\]}]/.test(line) ? mostIndentation + line : line;
  });
  return lines.join("\n");
}

/** More than the indentation of the key of a bracket, in most documents. */
const mostIndentation = " ".repeat(100);

/** Returns the indentation of the key or the dash that a block scalar belongs to. */
function findParent(line: string): number {
  const [dashes = ""] = /^ *(?:- +)*/.exec(line) ?? [];
  return /[|>]/.test(line.charAt(dashes.length)) ? dashes.lastIndexOf("-") : dashes.length;
}
