import type { ExactModel } from "../schema/build-exact.ts";
import type { Json } from "../schema/json.ts";

/** The kinds of text for which the fixtures have tables, by their names in `x-sample`. */
export const textKinds = ["person-name", "handle", "sentence", "caption", "title", "hashtag", "language"] as const;

/** A kind of text for which the fixtures have a table. */
export type TextKind = (typeof textKinds)[number];

/**
 * A plan for a valid value: the code that a fixture prints, and how its value differs from seed to seed. The value is valid for its schema
 * for every seed. 64-bit numbers are decimal strings, as callers see them.
 *
 * The generator predicts all values except those of texts and tokens: it knows one value of each.
 */
export type Sample =
  /** The same for every seed. */
  | { kind: "literal"; value: Json }
  /** One of these, in turn; at least two. */
  | { kind: "pick"; values: readonly Json[] }
  /**
   * A string of decimal digits to which the seed is added, without a change of its length: ids, 64-bit numbers, exact counts. `step`
   * multiplies the seed. Default: 1. A negative one goes into the past.
   */
  | { kind: "digits"; base: string; step?: number }
  /** A text with digits to which the seed is added: `"Title 1"`, an address, a UUID. */
  | { kind: "counted"; before: string; base: string; after: string }
  /** An integer or decimal: `base + seed * step`, wrapped within `[minimum, maximum]`. A negative step goes into the past. */
  | { kind: "number"; base: number; step: number; minimum: number; maximum: number }
  /** A time or a date in ISO 8601 that goes back with the seed. Times go back as far as 2010. */
  | { kind: "moment"; base: string; of: "date-time" | "date" }
  /**
   * A count that is `base` for seed 0, and has another magnitude for other seeds: 0, a thousandth, thirty times as much. One seed
   * changes all counts by about the same factor. `isText` writes the count as a string; `isRounded` rounds it as services show counts.
   */
  | { kind: "amount"; base: number; minimum: number; maximum: number; isText: boolean; isRounded: boolean }
  /** A text of a declared kind, from the tables of the fixtures. `longest` limits its characters, `value` is the predicted text. */
  | { kind: "text"; of: TextKind; longest: number | undefined; value: string }
  /** An opaque text whose letters and digits change within `base`. The predicted text has `base` itself. */
  | { kind: "token"; before: string; base: string; after: string }
  /** A value of the factory of a component schema; `schema` is the alias of the schema. */
  | { kind: "factory"; schema: string }
  | { kind: "object"; fields: readonly { name: string; sample: Sample }[] }
  /** An array with one item for each plan. Each item has a seed of its own. */
  | { kind: "array"; items: readonly Sample[] }
  /** A string that contains the JSON text of a value. `schema` is the alias of its component schema; else `exact` marks its 64-bit numbers. */
  | { kind: "json"; of: Sample; schema: string | undefined; exact?: ExactModel }
  /** Bytes of a form or a body: the UTF-8 of `text`. `mediaType` is there if the request does not name it otherwise. */
  | { kind: "bytes"; text: string; mediaType?: string }
  /** The rounded numbers of a sibling's exact strings (`x-rounded-from`): the name of the sibling, and the fields to round. */
  | { kind: "rounded"; from: string; fields: readonly string[] }
  /** The same value as a sibling (`x-same-as`). */
  | { kind: "same"; as: string }
  /** A factory's value with some fields changed, such as a page of a list. `path` has the names of the fields on the way. */
  | { kind: "with"; base: Sample; set: readonly { path: readonly string[]; sample: Sample }[] }
  /** No value: removes a field of a factory's value. Stands only within `with`. */
  | { kind: "absent" }
  /** A value that all `by` items of a list share: it has the seed of the list instead of that of the item. */
  | { kind: "shared"; by: number; of: Sample }
  /** A sample with a fixed seed. */
  | { kind: "seeded"; seed: number; of: Sample }
  /**
   * A value whose literal the printed type rejects, such as one with an index signature beside fields: printed with a cast by way of
   * `unknown`. `contradiction` is the field whose parts contradict each other, so that the type is `never`.
   */
  | { kind: "irregular"; of: Sample; contradiction?: string };
