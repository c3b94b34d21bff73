import type { OpenApi } from "@shortvideo-api/document";
import type { Fitter } from "./create-fitter.js";
import { readDocumentedResponses } from "./read-documented-responses.js";

/** Makes responses. Knows nothing of requests: which response is wanted is decided before. */
export interface Engine {
  respond(choice: ResponseChoice): Promise<EngineResponse>;
}

/** Which response is wanted. */
export interface ResponseChoice {
  /** Upper case: `"GET"`. */
  readonly method: string;
  /** As in the document: `"/pets/{petId}"`. */
  readonly path: string;
  /** A documented status, or one of `4XX` or `default`. */
  readonly status: number;
  /** Name of the example; `undefined` for the first one. */
  readonly example?: string | undefined;
  /** A documented media type of the status; `undefined` when it has no body. */
  readonly mediaType?: string | undefined;
  /** Generates a body from the schema, even if there are examples. */
  readonly dynamic?: boolean | undefined;
  /** Selects one of the possible generated bodies. Default: 0. */
  readonly seed?: number | undefined;
}

export interface EngineResponse {
  readonly status: number;
  /** Names in lower case; without `content-type`. */
  readonly headers: Readonly<Record<string, string>>;
  /** Parsed. An example is the object of the document itself; `undefined` when there is no body. */
  readonly body: unknown;
}

/** Creates an engine that returns examples of the document. `fitter` generates other responses from schemas. */
export function createEngine(document: OpenApi, fitter: Fitter): Engine {
  const findDocumentedResponse = readDocumentedResponses(document);
  return {
    async respond(choice) {
      const ready = findDocumentedResponse(choice);
      const isExample = ready.body !== undefined || choice.example !== undefined;
      return fitter.fit(choice, ready, isExample ? "example" : "made");
    },
  };
}
