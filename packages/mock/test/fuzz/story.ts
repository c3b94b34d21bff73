/** Something that a caller does on a connection. */
export interface Story {
  /** Written one after the other, with a moment between. */
  readonly pieces: readonly string[];
  /** The requests in it that can be told apart, in order. */
  readonly requests: readonly Sent[];
  /**
   * What follows the last piece: `"answers"` waits for one to each request and keeps the connection, `"silence"` waits for its
   * end, `"reset"` is gone without a word, `"half"` says that nothing more comes and waits for the end, `"open"` leaves the
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
