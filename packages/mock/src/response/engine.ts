import { type DocumentedMedia, findResponse } from "@shortvideo-api/document";
import type { ServedOperation } from "../operation/operation.js";

/**
 * Creates the response that was chosen for a request. It does not read the request itself. Throws {@link ImpossibleResponseError} when no
 * body fits the schema.
 */
export type Engine = (choice: ResponseChoice) => EngineResponse;

/** A documented response, and the body to create for it. */
export interface ResponseChoice {
  readonly operation: ServedOperation;
  /** A documented status, or one that `4XX` or `default` covers. */
  readonly status: number;
  /** Name of the example; `undefined` for the first one. */
  readonly example?: string | undefined;
  /** A documented media type of the status; `undefined` when it has no body. */
  readonly mediaType?: string | undefined;
  /** The media type to send in place of the usual one of a documented range. */
  readonly acceptedType?: string | undefined;
  /** Generates a body from the schema, even if there are examples. */
  readonly dynamic?: boolean | undefined;
  /** Selects one of the possible generated bodies. Default: 0. */
  readonly seed?: number | undefined;
}

/** A response of the engine. */
export interface EngineResponse {
  /** Names in lower case; without `content-type`. */
  readonly headers: Readonly<Record<string, string>>;
  /** The parsed body; `undefined` if none exists. An example is the object of the document itself, so callers must not change it. */
  readonly body: unknown;
}

/** Thrown when no value matches the schema of a documented response. The message names the place and the fix. */
export class ImpossibleResponseError extends Error {
  override readonly name = "ImpossibleResponseError";
}

/** Returns the result of a function; `undefined` when no value matches the schema of its response. */
export function ifPossible<Result>(make: () => Result): Result | undefined {
  try {
    return make();
  } catch (error) {
    if (error instanceof ImpossibleResponseError) return undefined;
    throw error;
  }
}

/** Finds the media type of a choice in the document. */
export function findChosenMedia({ operation, status, mediaType }: ResponseChoice): DocumentedMedia | undefined {
  return findResponse(operation, status)?.documented.media.find(({ name }) => name === mediaType);
}
