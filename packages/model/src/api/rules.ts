import type { Limits } from "@shortvideo-api/document/source";
import type { Json, SchemaType } from "@shortvideo-api/document/sample/source";

/**
 * The check of a value in the client, before it sends a request. It accepts each value that the document accepts. It ignores rules that it
 * cannot check with certainty, such as `not`.
 *
 * A smaller part of the client checks parameters that are scalars or lists of scalars. It knows only the rules up to `nullable` here, the
 * limits of numbers and texts, and the counts of items.
 */
export interface Rules extends Limits, RuleParts {
  /** The accepted types; any type if absent. */
  type?: RuleType | readonly RuleType[];
  /** The accepted values. Integers beyond 2^53 - 1 are bigints. */
  enum?: readonly Json[];
  /** Whether an item of a parameter may be null. A parameter that is null is not sent. */
  nullable?: true;
  /** The smallest number of items that pass `contains`. Default: 1. */
  minContains?: number;
  /** A list with these items in words. */
  containing?: string;
  /** Properties that a request must have. */
  required?: readonly string[];
  /** Properties that a request must have if it has another one, by the name of the other one. */
  requires?: Readonly<Record<string, readonly string[]>>;
  /** The property that selects a check of `any`. */
  by?: string;
  /** Whether the value is a file. No check needs to know. */
  isFile?: true;
  /** Properties that may have any value. No check needs to know. */
  anyFields?: readonly string[];
  /** Properties that requests should leave out, since only responses have them. The check accepts them. */
  readOnly?: readonly string[];
}

/** The rules that consist of other checks. */
export interface RuleParts {
  /** The checks of the first items, in their order. */
  prefix?: readonly RulesPart[];
  /** The check of each other item. */
  items?: RulesPart;
  /** A check that some items pass. */
  contains?: RulesPart;
  fields?: Readonly<Record<string, RulesPart>>;
  /** The checks of properties whose names match a pattern. */
  patterns?: readonly (readonly [pattern: string, part: RulesPart])[];
  /** The check of all names of properties. */
  names?: RulesPart;
  /** The check of properties that are not in `fields`. `false` allows none. */
  others?: RulesPart | false;
  /** Further checks of the same value. */
  all?: readonly RulesPart[];
  /** Further checks of the same value. It passes at least one of them. */
  any?: readonly RulesPart[];
}

/**
 * A type of JSON. Parameters have two more. `int64` is a 64-bit number, which callers pass as a decimal string. `text` is a string, or a
 * number that is sent as its digits.
 */
type RuleType = SchemaType | "text" | "int64";

/** The check of a JSON value. */
export interface SchemaRules extends Rules {
  /** The accepted values, in words that follow "must be": `"an integer from 1 to 50"`. */
  expected: string;
}

/** A check, or a reference to the check of a component schema by the alias of the schema. */
export type RulesPart = Rules | { schema: string };

/** Lists the checks within a check. */
export function listInnerRules(rules: RuleParts): RulesPart[] {
  const { prefix = [], items, contains, fields = {}, patterns = [], names, others, all = [], any = [] } = rules;
  const inner: Readonly<Record<keyof RuleParts, readonly (RulesPart | false | undefined)[]>> = {
    prefix,
    items: [items],
    contains: [contains],
    fields: Object.values(fields),
    patterns: patterns.map(([, part]) => part),
    names: [names],
    others: [others],
    all,
    any,
  };
  return Object.values(inner)
    .flat()
    .filter((part) => part !== undefined && part !== false);
}

/** Returns whether a part refers to the check of a component schema. */
export function isOfSchema(part: RulesPart): part is { schema: string } {
  return "schema" in part;
}
