import { findResponseKey } from "./find-response-key.js";
import { type OpenApi, type ResponseObject, resolve, verbs } from "./openapi.js";

/** The operation and status that a response is documented for. */
export interface ResponsePlace {
  /** Upper case: `"GET"`. */
  readonly verb: string;
  /** As in the document: `"/pets/{petId}"`. */
  readonly path: string;
  readonly status: number;
}

/** Reads a documented response. Returns `undefined` where there is none. */
export function readResponse(document: OpenApi, { verb, path, status }: ResponsePlace): ResponseObject | undefined {
  const name = verbs.find((each) => each.toUpperCase() === verb);
  const { responses = {} } = (name && document.paths?.[path]?.[name]) ?? {};
  const entry = responses[findResponseKey({ responses: new Map(Object.entries(responses)) }, status) ?? ""];
  return entry && resolve<ResponseObject>(document, entry);
}
