/**
 * The mock did not start, or did not take another document: document or fixtures do not hold together, or the port is taken. No
 * request caused it.
 */
export class MockStartError extends Error {
  override readonly name = "MockStartError";
  /** Everything found wrong, each a sentence or two. */
  readonly reasons: readonly string[];

  constructor(reasons: readonly string[], outcome = "The mock did not start.") {
    super([outcome, ...reasons].join("\n  "));
    this.reasons = reasons;
  }
}

/** The mock did not start, because an option asks for what the document does not have: a mistake of the caller. */
export class MockOptionError extends MockStartError {}

/** The outcome where all that is wrong concerns answers alone. */
export const startsLenient =
  "The mock did not start. It could judge requests all the same: `--lenient`, in code `lenient: true`, bears what is wrong with answers.";
