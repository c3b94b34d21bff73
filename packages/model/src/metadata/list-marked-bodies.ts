import type { ExactModel } from "@shortvideo-api/document/sample/source";
import { type ApiModel, listOperations } from "../api/model.ts";
import type { Operation } from "../api/operation.ts";
import type { SuccessResponse } from "../api/response.ts";
import type { TypeRef } from "../api/type-ref.ts";
import { nameExactConstant, nameMediaPrefix, requestMarks, responseMarks } from "./build-marks.ts";

/** A request or response body of an operation with 64-bit numbers. */
export interface MarkedBody {
  operation: string;
  type: TypeRef;
  exact: ExactModel;
  /** Name of the constant with its marks. */
  name: string;
}

/** The bodies of all operations with 64-bit numbers. */
export interface MarkedBodies {
  responses: readonly MarkedBody[];
  /** Responses in the other media types of their operations. */
  others: readonly MarkedBody[];
  requests: readonly MarkedBody[];
}

/** Lists the bodies with 64-bit numbers. */
export function listMarkedBodies(model: ApiModel): MarkedBodies {
  const operations = listOperations(model);
  return {
    responses: operations.flatMap((operation) => listMarkedBody(responseMarks, operation, operation.response)),
    others: operations.flatMap((operation) =>
      operation.response.media
        .slice(1)
        .flatMap((media, index) => listMarkedBody(nameMediaPrefix(index + 1), operation, media)),
    ),
    requests: operations.flatMap((operation) =>
      operation.body ? listMarkedBody(requestMarks, operation, operation.body) : [],
    ),
  };
}

function listMarkedBody(
  prefix: string,
  { id, name }: Operation,
  { type, exact }: Pick<SuccessResponse, "type" | "exact">,
): MarkedBody[] {
  if (!type || !exact) return [];
  return [{ operation: id, type, exact, name: nameExactConstant(prefix, type, name) }];
}
