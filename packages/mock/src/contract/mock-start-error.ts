/** The mock did not start: its document or fixtures do not hold together, or its port is taken. No request caused it. */
export class MockStartError extends Error {
  override readonly name = "MockStartError";
  /** Everything found wrong, each a sentence or two. */
  readonly reasons: readonly string[];

  constructor(reasons: readonly string[]) {
    super(["The mock did not start.", ...reasons].join("\n  "));
    this.reasons = reasons;
  }
}
