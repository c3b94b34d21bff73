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

/** The mock did not start because an option names something that the document does not contain. */
export class MockOptionError extends MockStartError {}

/** The outcome where the document is validated strictly. */
export const strictOutcome =
  "The mock did not start, because the document is not right. Without `--strict`, in code with `strict: false`, the mock starts and warns.";
