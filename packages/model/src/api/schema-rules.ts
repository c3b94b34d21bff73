import type { Json, SchemaType } from "@shortvideo-api/document/sample/source";
import type { LimitRules } from "./param-rules.ts";

/**
 * The check of a JSON value in the client, before it sends a request. It accepts each value that the document accepts. It
 * ignores rules that it cannot check with certainty, such as `not`.
 */
export interface SchemaRules extends LimitRules {
  /** The accepted values, in words that follow "must be": `"an integer from 1 to 50"`. */
  expected: string;
  types?: readonly SchemaType[];
  /** Integers beyond 2^53 - 1 are bigints. */
  enum?: readonly Json[];
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  /** A check that some items pass. */
  contains?: RulesPart;
  /** The smallest number of these items. Default: 1. */
  minContains?: number;
  /** The checks of the first items, in their order. */
  prefix?: readonly RulesPart[];
  /** The check of each other item. */
  items?: RulesPart;
  minProperties?: number;
  maxProperties?: number;
  /** Properties that a request must have. */
  required?: readonly string[];
  /** Properties that a request must have if it has another one, by the name of the other one. */
  requires?: Readonly<Record<string, readonly string[]>>;
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
  /** The property that selects a check of `any`. */
  by?: string;
}

/** A check, or a reference to the check of a component schema by the alias of the schema. */
export type RulesPart = SchemaRules | { schema: string };

/** Lists the checks within a check. */
export function listInnerRules({
  items,
  contains,
  prefix = [],
  fields = {},
  patterns = [],
  names,
  others,
  all = [],
  any = [],
}: SchemaRules): RulesPart[] {
  const inner = [
    ...prefix,
    items,
    contains,
    ...Object.values(fields),
    ...patterns.map(([, part]) => part),
    names,
    others,
  ];
  return [...inner, ...all, ...any].filter((part) => part !== undefined && part !== false);
}

/** Returns whether a part refers to the check of a component schema. */
export function isOfSchema(part: RulesPart): part is { schema: string } {
  return "schema" in part;
}
