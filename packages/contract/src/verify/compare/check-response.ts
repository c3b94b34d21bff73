import { findResponse, findSuccessKey, isRedirect } from "@shortvideo-api/document";
import type { ServiceResponse } from "../request/send-request.js";
import type { ServiceRequest } from "../request/service-request.js";
import { checkEchoes, type Echoes } from "./check-echoes.js";
import { compareResponse, type ResponseComparison } from "./compare-response.js";
import type { Validators } from "./create-validators.js";
import { readPage, type ResponsePage } from "./read-page.js";

/** A response and its comparison with the document and with its request. */
export interface CheckedResponse extends ResponseComparison {
  readonly response: ServiceResponse;
  /** A documented success with its body, or a documented redirect with its target. */
  readonly isSuccess: boolean;
  /** The fields that repeat a parameter. Only of a success. */
  readonly echoes: Echoes | undefined;
  /** The page of a list. Only of a success. */
  readonly page: ResponsePage | undefined;
}

/** Compares a response with the document and with its request. `baseUrl` is the address of the service, on which further pages must be. */
export function checkResponse(
  validators: Validators,
  request: ServiceRequest,
  response: ServiceResponse,
  baseUrl: string,
): CheckedResponse {
  const { operation } = request;
  const comparison = compareResponse(validators, operation, response);
  const isSuccess = isComplete(request, response, comparison);
  const body = isSuccess ? comparison.body : undefined;
  const isList = operation.pagination?.position.in !== "body";
  return {
    ...comparison,
    response,
    isSuccess,
    echoes: body && checkEchoes(request, body.exact),
    page: body && isList ? readPage(request, body, response, baseUrl) : undefined,
  };
}

/** Returns `true` for a documented successful response that has its body, and for a documented redirect that has its target. */
function isComplete(
  { operation }: ServiceRequest,
  { status, headers, text, isCut = false }: ServiceResponse,
  { body, responsePath, failure, differences }: ResponseComparison,
): boolean {
  const documented = findResponse(operation, status)?.documented;
  if (documented && isRedirect(documented, operation)) return headers.has("location");
  if (status >= 300 || !responsePath || failure !== undefined || (isCut && text === "")) return false;
  const success = findSuccessKey([...operation.responses.keys()]);
  return body !== undefined || (success === String(status) && differences.length === 0);
}
