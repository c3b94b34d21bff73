import { httpMethods } from "@shortvideo-api/document";
import { findResponseKey } from "./find-response-key.js";
import { type OpenApi, type OperationObject, type ResponseObject, resolve } from "./openapi.js";

/** The operation and status that a response is documented for. */
export interface ResponsePlace {
  /** Upper case: `"GET"`. */
  readonly method: string;
  /** As in the document: `"/pets/{petId}"`. */
  readonly path: string;
  readonly status: number;
}

/** Reads a documented response. Returns `undefined` where there is none. */
export function readResponse(document: OpenApi, place: ResponsePlace): ResponseObject | undefined {
  const { responses = {} } = findOperationObject(document, place) ?? {};
  const entry = responses[findResponseKey({ responses: new Map(Object.entries(responses)) }, place.status) ?? ""];
  return entry && resolve<ResponseObject>(document, entry);
}

/** The operation as it stands in the document. Returns `undefined` where there is none. */
export function findOperationObject(
  document: OpenApi,
  { method, path }: Pick<ResponsePlace, "method" | "path">,
): OperationObject | undefined {
  const name = httpMethods.find((each) => each.toUpperCase() === method);
  return name && document.paths?.[path]?.[name];
}
