import type { Position } from "./open-tools.ts";

/** A departure of the tools from the verdicts of the suite, which they make on purpose. */
export interface Departure {
  /** Matches the name of the group and the description of the test: `"enum.json: empty enum: null is invalid"`. */
  readonly tests: RegExp;
  /** `refused`: a tool refuses a valid value. `accepted`: no tool refuses an invalid value. `unread`: the document cannot be read. */
  readonly verdict: "refused" | "accepted" | "unread";
  /** Default: all. */
  readonly positions?: readonly Position[];
  /** The beginning of the row of `spec/decisions/values-follow-json-schema.md` that gives the reason. */
  readonly row: string;
}

/** All departures. The suite's tests of details of some formats are left out. */
export const departures: readonly Departure[] = [
  { tests: /^format\.json: /, verdict: "refused", row: "`format`" },
  { tests: /^enum\.json: empty enum: /, verdict: "accepted", row: "`enum: []`" },
  { tests: /^(?:optional\/)?dynamicRef\.json: /, verdict: "accepted", row: "`$dynamicRef`" },
  {
    tests: /^(?:refRemote|dynamicRef|defs|ref|optional\/cross-draft)\.json: /,
    verdict: "unread",
    row: "`$ref` to an address",
  },
  { tests: /^vocabulary\.json: .* no validation vocabulary: /, verdict: "refused", row: "`$schema`" },
  { tests: /^optional\/unknownKeyword\.json: /, verdict: "refused", row: "`$id` in an unknown keyword" },
  { tests: /^optional\/unknownKeyword\.json: /, verdict: "accepted", row: "`$id` in an unknown keyword" },
  {
    tests: /^const\.json: float and integers .* limits: /,
    verdict: "refused",
    positions: ["json", "query", "header", "cookie", "path"],
    row: "Numbers from 2^53 on",
  },
  { tests: /^optional\/bignum\.json: /, verdict: "refused", positions: ["json"], row: "Numbers from 2^53 on" },
  {
    tests: /^optional\/float-overflow\.json: /,
    verdict: "refused",
    positions: ["query", "header", "cookie", "path"],
    row: "Integers with an exponent",
  },
];
