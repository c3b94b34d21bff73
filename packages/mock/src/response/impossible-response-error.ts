/** Thrown when no value matches the schema of a documented response. The message names the place and the fix. */
export class ImpossibleResponseError extends Error {
  override readonly name = "ImpossibleResponseError";
}
