/** Thrown when the explorer cannot listen at the requested address. The message contains the reason and the fix. */
export class ExplorerStartError extends Error {
  override readonly name = "ExplorerStartError";
}
