/** The state of sessions. Everything else in a response depends on the request alone. */
export interface SessionState {
  /** The words that the control API set for a session, such as `"scenario=slow"`; `""` when it set none. */
  preferenceOf(session: string): string;
  /**
   * Counts an event of a session, named by `what`, and returns its earlier count. When the store is full, it may drop the counts that
   * have not changed for longest.
   */
  count(session: string, what: string): Counted;
}

/** Creates the state for the trial of a preference. A trial is not a request, so it counts nothing. */
export function createTrialState(words = ""): SessionState {
  return { preferenceOf: () => words, count: () => ({ before: 0, ageMs: 0 }) };
}

/** The count of an event before it was counted again. */
export interface Counted {
  /** How often it was counted before; 0 at first. */
  readonly before: number;
  /** Milliseconds since it was first counted; 0 at first. */
  readonly ageMs: number;
}
