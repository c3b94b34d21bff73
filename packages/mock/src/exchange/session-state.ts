/** The state of sessions. Everything else in a response depends on the request alone. */
export interface SessionState {
  /** The words that the control API set for a session, such as `"scenario=slow"`; `""` when it set none. */
  preferenceOf(session: string): string;
  /**
   * Counts one more of something within a session, and says what was counted of it before. A store that is full may forget
   * what was not counted for long.
   */
  count(session: string, what: string): Counted;
}

export interface Counted {
  /** How often it was counted before this time; 0 at first. */
  readonly before: number;
  /** Milliseconds since it was counted first; 0 at first. */
  readonly ageMs: number;
}
