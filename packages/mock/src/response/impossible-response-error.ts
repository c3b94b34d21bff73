/** A response is documented so that no value fits its schema. The message says where, and what to do. */
export class ImpossibleResponseError extends Error {
  override readonly name = "ImpossibleResponseError";
}
