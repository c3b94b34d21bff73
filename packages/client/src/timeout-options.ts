/** How long a call may take. What is left out is as the client has it, or the default. */
export interface TimeoutOptions {
  /**
   * Milliseconds for the whole call: all attempts, with their bodies and the waits between them. Default 90 000;
   * `Infinity` sets no limit. In a walk, it is for each page.
   */
  timeoutMs?: number | undefined;
  /** Milliseconds for one attempt, with its body. Default 30 000; `Infinity` sets no limit. */
  attemptTimeoutMs?: number | undefined;
}

/** The times of a call, with nothing left open. */
export interface Times {
  readonly timeoutMs: number;
  readonly attemptTimeoutMs: number;
  /** When the call has to be over, in milliseconds of the task's clock. */
  readonly endMs: number;
}
