/** The mock did not start or did not switch to another document: the document or the fixtures are invalid, or the port is in use. */
export class MockStartError extends Error {
  override readonly name = "MockStartError";
  /** All problems, one or two sentences each. */
  readonly reasons: readonly string[];

  constructor(reasons: readonly string[], outcome = "The mock did not start.", options?: ErrorOptions) {
    super([outcome, ...reasons].join("\n  "), options);
    this.reasons = reasons;
  }
}

/** The mock did not start because an option does not exist, or names something that the document does not contain. */
export class MockOptionError extends MockStartError {}

/** The first sentences of the error when a strict validation finds problems. */
export const strictOutcome =
  "The mock did not start, because the document has problems. Without `--strict` (in code: with `strict: false`), it starts and warns.";
