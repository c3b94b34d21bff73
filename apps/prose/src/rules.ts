// The rules of the prose linter. GLOSSARY.md (vocabulary) and CONTRIBUTING.md (style) give their reasons.

/** The most words of a sentence in documents and comments. */
export const maxWords = 25;

/** A pattern that the linter rejects. */
export interface Ban {
  readonly pattern: RegExp;
  /** The suggestion at the end of the message. */
  readonly instead: string;
}

/** Words that have a standard term. Matched as whole words, in any case. */
export const bannedWords: readonly Ban[] = [
  { pattern: /\bt(?:ells?|old|elling)\b/gi, instead: "report, say or return" },
  { pattern: /\bmend(?:s|ed|ing)?\b/gi, instead: "fix" },
  { pattern: /\b(?:bears?|borne)\b/gi, instead: "carry, have or accept" },
  { pattern: /\bjudg(?:e[sd]?|ing|e?ments?)\b/gi, instead: "validate, check or classify" },
  { pattern: /\bverbs?\b/gi, instead: "method" },
  { pattern: /\bareas?\b/gi, instead: "tag (in a document) or resource (in the client)" },
  { pattern: /\bwalk(?:s|ed|ing|ers?)?\b/gi, instead: "paginate, iterate or traverse" },
  { pattern: /\banswer(?:s|ed|ing)?\b/gi, instead: "response or respond" },
  { pattern: /\b(?:prove[sdn]?|proving)\b/gi, instead: "check, verify or show" },
  { pattern: /\bfault(?:s|y)?\b(?! injection)/gi, instead: "diagnostic, violation, failure or defect" },
  { pattern: /\bmakings\b/gi, instead: "schema sample" },
  { pattern: /\b(?:held|holds?|holding) against\b/gi, instead: "compare with or validate" },
  { pattern: /\bnobody\b/gi, instead: "the subject that acts, or the passive" },
];

/** Constructions that a reader has to read twice. */
export const bannedConstructions: readonly Ban[] = [
  {
    pattern: /^(?:What|Who|Whom|Whose|Whoever|Whatever|(?:Of|To|For|From|In|On|By) (?:what|whom?))\b(?![^]*\?["”)]?$)/g,
    instead: "a sentence that begins with its subject",
  },
  { pattern: /\b(?<!there )(?:is|are|was|were) none\b/gi, instead: "`there is no …`, or say what happens then" },
  { pattern: /\b(?:is|are) no [\w-]+(?: [\w-]+)?,? (?:that|which|who|here)\b/gi, instead: "`is not a …`" },
  { pattern: /\bwhat of (?:it|them|that|this|these|those)\b/gi, instead: "the noun that is meant" },
  { pattern: /\bgives? what\b/gi, instead: "`returns` and the noun" },
];
