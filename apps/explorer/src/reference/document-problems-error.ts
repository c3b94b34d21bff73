/** The document has problems. The message tells all of them, each with its place and its mend. */
export class DocumentProblemsError extends Error {
  override readonly name = "DocumentProblemsError";
}
