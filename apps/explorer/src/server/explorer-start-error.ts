/** The explorer could not listen where it was told to; the message says why, and what to do. */
export class ExplorerStartError extends Error {
  override readonly name = "ExplorerStartError";
}
