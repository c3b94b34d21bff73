import type { ExactModel } from "../schema/exact.ts";
import type { Json } from "../schema/json.ts";

/** Kinds of text that the fixtures have tables for, by their names in `x-sample`. */
export const textKinds = ["person-name", "handle", "sentence", "caption", "title", "hashtag", "language"] as const;

export type TextKind = (typeof textKinds)[number];

/**
 * A plan for a valid value: what a fixture prints, and how it differs from seed to seed. Every value that a plan can
 * lead to is valid for its schema, whatever the seed. Int64 numbers are decimal strings (the client's view).
 *
 * The generator predicts all of them except texts and tokens, of which one value stands for the others.
 */
export type Sample =
  /** The same for every seed. */
  | { kind: "literal"; value: Json }
  /** One of these, in turn; at least two. */
  | { kind: "pick"; values: readonly Json[] }
  /**
   * A string of decimal digits, counted on by the seed, of unchanged length: ids, int64, exact counts. `step` is 1 where
   * it is absent; a negative one goes into the past.
   */
  | { kind: "digits"; base: string; step?: number }
  /** Text around digits that the seed counts on: `"Title 1"`, an address, a UUID. */
  | { kind: "counted"; before: string; base: string; after: string }
  /** An integer or decimal: `base + seed * step`, wrapped within `[minimum, maximum]`. A negative step goes into the past. */
  | { kind: "number"; base: number; step: number; minimum: number; maximum: number }
  /** A point in time, as ISO 8601 writes it, that goes back with the seed: a time as far as 2010, or a day. */
  | { kind: "moment"; base: string; of: "date-time" | "date" }
  /**
   * A count as large as `base` under seed 0, and otherwise of another magnitude: 0, a thousandth, thirty times as much. All
   * counts of one seed are about as much larger or smaller. `isText` writes it in digits; `isRounded`, as counts are shown.
   */
  | { kind: "amount"; base: number; minimum: number; maximum: number; isText: boolean; isRounded: boolean }
  /** Text of a declared kind, from the tables of the fixtures; at most so long. `value` stands for all of it. */
  | { kind: "text"; of: TextKind; longest: number | undefined; value: string }
  /** An opaque text whose letters and digits change within `base`. The text itself stands for all of them. */
  | { kind: "token"; before: string; base: string; after: string }
  /** Made by the factory of a component schema: alias of the schema. */
  | { kind: "factory"; schema: string }
  | { kind: "object"; fields: readonly { name: string; sample: Sample }[] }
  /** As many items, each from a seed of its own. */
  | { kind: "array"; items: readonly Sample[] }
  /** A string that holds the JSON text of a value; `schema` names its component schema, or `exact` has its marks. */
  | { kind: "json"; of: Sample; schema: string | undefined; exact?: ExactModel }
  /** Bytes, as a form or a body carries them. */
  | { kind: "bytes"; text: string }
  /** The rounded numbers of a sibling's exact strings (`x-rounded-from`): name of the sibling, and the fields to round. */
  | { kind: "rounded"; from: string; fields: readonly string[] }
  /** The same value as a sibling (`x-same-as`). */
  | { kind: "same"; as: string }
  /** A factory's value with some fields set otherwise, as the pages of a list are made. Keys are dotted paths' steps. */
  | { kind: "with"; base: Sample; set: readonly { path: readonly string[]; sample: Sample }[] }
  /** Nothing, where a factory's value has a field: only within `with`. */
  | { kind: "absent" }
  /** A value that all `by` items of a list share: a sample under the seed of the list, within one of its items. */
  | { kind: "shared"; by: number; of: Sample }
  /** A sample under a seed of its own. */
  | { kind: "seeded"; seed: number; of: Sample }
  /** A value that the printed type cannot take as a literal (index signatures beside fields, `not`, …): goes by way of `unknown`. `contradiction` names a field if the type is `never` because its parts contradict each other there. */
  | { kind: "irregular"; of: Sample; contradiction?: string };
