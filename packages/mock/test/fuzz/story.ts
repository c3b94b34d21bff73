/** Something that a caller does on a connection. */
export interface Story {
  /** Written one after the other, with a moment between. */
  readonly pieces: readonly string[];
  /** The requests that can be distinguished, in order. */
  readonly requests: readonly Sent[];
  /**
   * The step after the last piece: `"answers"` waits for one to each request and keeps the connection, `"silence"` waits for its
   * end, `"reset"` resets the connection, `"half"` closes the sending side and waits for the end, `"open"` leaves the
   * connection as it is.
   */
  readonly ending: "answers" | "silence" | "reset" | "half" | "open";
}

/** A request of a story. */
export interface Sent {
  readonly method: string;
  /** Without a preference before its path. */
  readonly target: string;
  /** All that was preferred, wherever it stood. */
  readonly words: string;
}
