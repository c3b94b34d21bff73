/** Compares texts with the regular expressions of a document in bounded time. */

export { compilePattern, explainPattern, isCheapPattern, isPattern, matchesPattern } from "./compile-pattern.ts";
export { exactFormats, isFormatted } from "./is-formatted.ts";
export { createLinearMatcher } from "./linear-matcher.ts";
export { UndecidedPatternError } from "./timed-matcher.ts";
