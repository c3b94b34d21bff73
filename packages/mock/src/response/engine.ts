import type { OpenApi } from "@shortvideo-api/document";
import type { Fitter } from "./create-fitter.js";
import { readDocumentedResponses } from "./read-documented-responses.js";

/** Makes responses. Knows nothing of requests: which response is wanted is decided before. */
export interface Engine {
  respond(choice: Choice): Promise<EngineResponse>;
}

/** Which response is wanted. */
export interface Choice {
  /** Upper case: `"GET"`. */
  readonly method: string;
  /** As in the document: `"/pets/{petId}"`. */
  readonly path: string;
  /** A documented status, or one that `4XX` or `default` stands for. */
  readonly status: number;
  /** Name of the example; `undefined` for the first there is. */
  readonly example?: string | undefined;
  /** One of the media types of that status; `undefined` where it has no body. */
  readonly mediaType?: string | undefined;
  /** Makes a body from the schema, examples or not. */
  readonly dynamic?: boolean | undefined;
  /** Chooses among the bodies that can be made from the schema. Default 0. */
  readonly seed?: number | undefined;
}

export interface EngineResponse {
  readonly status: number;
  /** Names in lower case; without `content-type`. */
  readonly headers: Readonly<Record<string, string>>;
  /** As parsed. The very object of the document when it is an example; `undefined` when there is no body. */
  readonly body: unknown;
}

/** Creates an engine that returns the examples of the document. `fitter` makes the rest from schemas. */
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
