/** A pattern that takes a backtracking engine years for some texts. */
export interface EvilPattern {
  readonly pattern: string;
  /** A text that it matches. */
  readonly right: string;
  /** The repeated part of an attack, and the end that prevents a match. */
  readonly attack: readonly [repeated: string, end: string];
}

export const evilPatterns: readonly EvilPattern[] = [
  { pattern: "^(a+)+$", right: "aaa", attack: ["a", "!"] },
  { pattern: "^(a|a)*$", right: "aaa", attack: ["a", "!"] },
  { pattern: "^(a|aa)+$", right: "aaa", attack: ["a", "!"] },
  { pattern: "^([a-zA-Z]+)*$", right: "Abc", attack: ["a", "!"] },
  { pattern: "^(.*?,){11}P", right: "1,2,3,4,5,6,7,8,9,10,11,P", attack: ["1,", "!"] },
  { pattern: String.raw`^(([a-z])+.)+[A-Z]([a-z])+$`, right: "abCd", attack: ["a", "!"] },
  { pattern: String.raw`^\w+([.-]?\w+)*@\w+([.-]?\w+)*(\.\w{2,3})+$`, right: "a.b@c.de", attack: ["a", "!"] },
  { pattern: String.raw`^(?:\s*\S*)*x$`, right: "a b x", attack: [" a", "!"] },
  { pattern: String.raw`\s+$`, right: "a ", attack: [" ", "!"] },
  { pattern: String.raw`[a-z]+_token_\d+`, right: "a_token_1", attack: ["a_token_", "!"] },
  { pattern: "^(?=.*b)(a*)*$|^x$", right: "x", attack: ["a", "!"] },
  { pattern: "(?<!(a+)+)b$", right: "b", attack: ["a", "b"] },
  { pattern: String.raw`^(\/\#|\/+)*$`, right: "/#", attack: ["/", "!"] },
  { pattern: "^((a{1,100}){1,100}){1,100}$", right: "aaa", attack: ["a", "!"] },
  // With a reference back to a group only a limit of time helps.
  { pattern: String.raw`^(a+)+\1$`, right: "aa", attack: ["a", "!"] },
];

/** An attack of so many characters. */
export function writeAttack({ attack: [repeated, end] }: EvilPattern, length: number): string {
  return repeated.repeat(Math.floor(length / repeated.length)) + end;
}
