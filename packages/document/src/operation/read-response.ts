import type { OpenApi, OperationObject, ResponseObject } from "../openapi/openapi.ts";
import { resolve } from "../openapi/resolve-reference.ts";
import { findResponseKey } from "./find-response-key.ts";
import { listOperations } from "./list-operations.ts";

/** The operation and status that a response is documented for. */
export interface ResponsePlace {
  /** Upper case: `"GET"`. */
  readonly method: string;
  /** As in the document: `"/pets/{petId}"`. */
  readonly path: string;
  readonly status: number;
}

/** Reads a documented response. Returns `undefined` when the document has none. */
export function readResponse(document: OpenApi, place: ResponsePlace): ResponseObject | undefined {
  const { responses = {} } = findOperationObject(document, place) ?? {};
  const entry = responses[findResponseKey({ responses: new Map(Object.entries(responses)) }, place.status) ?? ""];
  return entry && resolve<ResponseObject>(document, entry);
}

/** Finds an operation as the document writes it. Returns `undefined` when the document has none. */
export function findOperationObject(
  document: OpenApi,
  { method, path }: Pick<ResponsePlace, "method" | "path">,
): OperationObject | undefined {
  return listOperations(document.paths?.[path]).find((each) => each.method === method)?.operation;
}
