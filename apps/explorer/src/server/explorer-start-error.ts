/** The explorer could not listen at the requested address. The message has the reason and the fix. */
export class ExplorerStartError extends Error {
  override readonly name = "ExplorerStartError";
}
