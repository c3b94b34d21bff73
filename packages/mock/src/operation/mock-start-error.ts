/**
 * The mock did not start, or did not take another document: document or fixtures do not hold together, or the port is taken. No
 * request caused it.
 */
export class MockStartError extends Error {
  override readonly name = "MockStartError";
  /** Everything found wrong, each a sentence or two. */
  readonly reasons: readonly string[];

  constructor(reasons: readonly string[], outcome = "The mock did not start.", options?: ErrorOptions) {
    super([outcome, ...reasons].join("\n  "), options);
    this.reasons = reasons;
  }
}

/** The mock did not start, because an option asks for what the document does not have: a mistake of the caller. */
export class MockOptionError extends MockStartError {}

/** The outcome where the document is validated strictly. */
export const strictOutcome =
  "The mock did not start, because the document is not right. Without `--strict`, in code with `strict: false`, the mock starts and warns.";
