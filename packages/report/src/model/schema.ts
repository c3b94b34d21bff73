import { isRecord } from "@shortvideo-api/document";

/**
 * A part of the JSON Schema of a report, in the subset that reports use, with the type of its values. A schema validates files when
 * they are read, sorts their keys when they are written, and says what a merge adds up. Types of reports derive from it.
 */
export interface PartSchema<Value> {
  readonly type?: string | readonly string[];
  readonly const?: number;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly properties?: PartSchemas;
  readonly required?: readonly string[];
  readonly additionalProperties?: false;
  readonly items?: PartSchema<unknown>;
  /** Never present. From it, the compiler infers the type of the values. */
  readonly valueType?: Value;
}

/** The properties of an object, by name. */
export type PartSchemas = Readonly<Record<string, PartSchema<unknown>>>;

/** The type of the values of a schema. */
export type ValueOf<Of> = Of extends PartSchema<infer Value> ? Value : never;

/** The type of an object with required and optional properties. It has the comments of the properties. */
export type RecordOf<Required extends PartSchemas, Optional extends PartSchemas> = {
  readonly [Key in keyof Required]: ValueOf<Required[Key]>;
} & { readonly [Key in keyof Optional]?: ValueOf<Optional[Key]> };

/** Any text. */
export const text: PartSchema<string> = { type: "string" };

/** `true` or `false`. */
export const flag: PartSchema<boolean> = { type: "boolean" };

/** A number of requests, responses or other things. Merging reports adds up counts. */
export const count: PartSchema<number> = { type: "integer", minimum: 0 };

/** A line of a file, counted from 1. */
export const lineNumber: PartSchema<number> = { type: "integer", minimum: 1 };

/** One of several texts. */
export function oneOf<Text extends string>(texts: readonly Text[]): PartSchema<Text> {
  return { enum: texts };
}

/** One of the keys of an object. */
export function keyOf<Key extends string>(entries: Readonly<Record<Key, unknown>>): PartSchema<Key> {
  return { enum: Object.keys(entries) };
}

/** A list of values. */
export function list<Value>(items: PartSchema<Value>): PartSchema<readonly Value[]> {
  return { type: "array", items };
}

/** An object with these properties and no others. */
// oxlint-disable-next-line typescript/no-generated-empty-object-type -- Without optional properties, the type has none.
export function record<Required extends PartSchemas, Optional extends PartSchemas = Record<never, never>>(
  required: Required,
  optional?: Optional,
): PartSchema<RecordOf<Required, Optional>> {
  return {
    type: "object",
    properties: { ...required, ...optional },
    required: Object.keys(required),
    additionalProperties: false,
  };
}

/** Returns a value with the keys of its objects in the order of the schema, without other keys. */
export function sortKeys(value: unknown, { items, properties = {} }: PartSchema<unknown>): unknown {
  if (Array.isArray(value)) return items ? value.map((item) => sortKeys(item, items)) : value;
  if (!isRecord(value)) return value;
  const entries = Object.entries(properties).filter(([key]) => value[key] !== undefined);
  return Object.fromEntries(entries.map(([key, schema]) => [key, sortKeys(value[key], schema)]));
}

/** A request as reports show it. */
export const sentRequest = record(
  { method: text, target: text },
  {
    /** The header with the finding, without a key: `"prefer: code=418"`; absent if the finding is about another part. */
    header: text,
  },
);

/** A request as reports show it. */
export interface SentRequest extends ValueOf<typeof sentRequest> {}
