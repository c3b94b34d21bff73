import { oneOf } from "../../../../scripts/in-ci.js";

/** A pattern that takes a backtracking engine years for some texts. */
export interface EvilPattern {
  readonly pattern: string;
  /** A text that matches. */
  readonly match: string;
  /** The repeated part of an attack, and the end that prevents a match. */
  readonly attack: readonly [repeated: string, end: string];
}

const all: readonly EvilPattern[] = [
  { pattern: "^(a+)+$", match: "aaa", attack: ["a", "!"] },
  { pattern: "^(a|a)*$", match: "aaa", attack: ["a", "!"] },
  { pattern: "^(a|aa)+$", match: "aaa", attack: ["a", "!"] },
  { pattern: "^([a-zA-Z]+)*$", match: "Abc", attack: ["a", "!"] },
  { pattern: "^(.*?,){11}P", match: "1,2,3,4,5,6,7,8,9,10,11,P", attack: ["1,", "!"] },
  { pattern: String.raw`^(([a-z])+.)+[A-Z]([a-z])+$`, match: "abCd", attack: ["a", "!"] },
  { pattern: String.raw`^\w+([.-]?\w+)*@\w+([.-]?\w+)*(\.\w{2,3})+$`, match: "a.b@c.de", attack: ["a", "!"] },
  { pattern: String.raw`^(?:\s*\S*)*x$`, match: "a b x", attack: [" a", "!"] },
  { pattern: String.raw`\s+$`, match: "a ", attack: [" ", "!"] },
  { pattern: String.raw`[a-z]+_token_\d+`, match: "a_token_1", attack: ["a_token_", "!"] },
  { pattern: "^(?=.*b)(a*)*$|^x$", match: "x", attack: ["a", "!"] },
  { pattern: "(?<!(a+)+)b$", match: "b", attack: ["a", "b"] },
  { pattern: String.raw`^(\/\#|\/+)*$`, match: "/#", attack: ["/", "!"] },
  { pattern: "^((a{1,100}){1,100}){1,100}$", match: "aaa", attack: ["a", "!"] },
  // For a back reference, only the time limit helps.
  { pattern: String.raw`^(a+)+\1$`, match: "aa", attack: ["a", "!"] },
];

/** The patterns that the mock must match in bounded time. */
export const evilPatterns: readonly EvilPattern[] = oneOf(7, all);

/** Writes an attack of about `length` characters. */
export function writeAttack({ attack: [repeated, end] }: EvilPattern, length: number): string {
  return repeated.repeat(Math.floor(length / repeated.length)) + end;
}
