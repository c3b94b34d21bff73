/** Thrown when the document has problems. The message lists all of them, each with its place and its fix. */
export class DocumentProblemsError extends Error {
  override readonly name = "DocumentProblemsError";
}
