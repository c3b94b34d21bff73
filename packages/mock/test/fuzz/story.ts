/** Bytes that a caller sends on a connection, and how it ends the connection. */
export interface Story {
  /** Sent one after the other, with a pause between. */
  readonly pieces: readonly string[];
  /** The requests in these bytes, in order; empty if the bytes are malformed or incomplete. */
  readonly requests: readonly SentRequest[];
  /**
   * The step after the last piece. `"responses"` reads one for each request and keeps the connection. `"silence"` waits for the
   * end of the connection. `"reset"` resets the connection. `"half"` closes the sending side and waits for the end. `"open"`
   * leaves the connection as it is.
   */
  readonly ending: "responses" | "silence" | "reset" | "half" | "open";
}

/** A request of a story. */
export interface SentRequest {
  readonly method: string;
  /** Path and query, without a preference before the path. */
  readonly target: string;
  /** The preference that the request sends before the path, in a header or in the key; `""` for none. */
  readonly preference: string;
}
