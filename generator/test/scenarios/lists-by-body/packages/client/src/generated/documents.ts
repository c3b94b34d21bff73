// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Document, Params, ResponseBody } from "@shortvideo-api/openapi-types";
import { type PaginateOptions, type Paginator, paginateDocumentsSearch } from "@shortvideo-api/pagination";
import type { CallOptions } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import { checkBody } from "../checks/check-body.js";
import type { OperationChecks } from "../checks/operation-checks.js";
import type { Connection, PendingResponse } from "../connection/connection.js";
import { serializeJson } from "../serialize/serialize-json.js";
import { serializePlain } from "../serialize/serialize-plain.js";
import { bodyCheckOfDocumentsSearch } from "./checks.js";

/**
 * Each method rejects with these errors, and with those that it names itself:
 * - `ParamsError` before the request is sent: A parameter or a body does not fit the document.
 */
export class Documents {
  readonly #connection: Connection;

  /** `documents.search`, `POST /search`. Returns one page; {@link iterateSearch} iterates over all items. */
  readonly search = (
    params: Params<"documents.search">,
    options?: CallOptions,
  ): PendingResponse<ResponseBody<"documents.search">, "documents.search"> =>
    this.#connection.call(metadataOfDocumentsSearch, params, options);

  /**
   * Iterates over the `Document` items of {@link search}. Fetches a page when the loop reaches it; `.pages()` iterates
   * over whole pages.
   *
   * @param params - The parameters of {@link search} for the first page.
   * @param options - `maxItems` and `maxPages` end the iteration early, `resumeFrom` continues an earlier one,
   *   `prefetch` fetches one page ahead, `signal` aborts. The others are options of each call.
   */
  readonly iterateSearch = (
    params: Params<"documents.search">,
    options?: CallOptions & PaginateOptions,
  ): Paginator<ResponseBody<"documents.search">, Document> => paginateDocumentsSearch(this.search, params, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Documents.search} as a function, for a connection. */
export function documentsSearch(
  connection: Connection,
  params: Params<"documents.search">,
  options?: CallOptions,
): PendingResponse<ResponseBody<"documents.search">, "documents.search"> {
  return connection.call(metadataOfDocumentsSearch, params, options);
}

/** {@link Documents.iterateSearch} as a function, for a connection. */
export function iterateDocumentsSearch(
  connection: Connection,
  params: Params<"documents.search">,
  options?: CallOptions & PaginateOptions,
): Paginator<ResponseBody<"documents.search">, Document> {
  return paginateDocumentsSearch((page, call) => documentsSearch(connection, page, call), params, options);
}

const metadataOfDocumentsSearch: OperationMetadata = {
  id: "documents.search",
  method: "POST",
  path: "/search",
  serialize: serializePlain,
  body: { param: "body", mediaType: "application/json", serialize: serializeJson },
  list: ["hits"],
};

/** The checks of {@link Documents.search}, for `paramChecks`. */
export const checksOfDocumentsSearch: OperationChecks = {
  operation: metadataOfDocumentsSearch,
  body: { check: checkBody, required: true, schema: bodyCheckOfDocumentsSearch },
};
