// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Document, Params } from "@shortvideo-api/openapi-types";
import { type PaginateOptions, type Paginator, paginateRowsQuery } from "@shortvideo-api/pagination";
import type { CallOptions } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import { checkBody } from "../checks/check-body.js";
import type { OperationChecks } from "../checks/operation-checks.js";
import type { Connection, PendingResponse } from "../connection/connection.js";
import { serializeJson } from "../serialize/serialize-json.js";
import { serializePlain } from "../serialize/serialize-plain.js";
import { bodyCheckOfRowsQuery } from "./checks.js";

/**
 * Each method rejects with these errors, and with those that it names itself:
 * - `ParamsError` before the request is sent: A parameter or a body does not fit the document.
 */
export class Rows {
  readonly #connection: Connection;

  /** `rows.query`, `POST /rows`. Returns one page; {@link iterateQuery} iterates over all items. */
  readonly query = (
    params: Params<"rows.query"> = {},
    options?: CallOptions,
  ): PendingResponse<Document[], "rows.query"> => this.#connection.call(metadataOfRowsQuery, params, options);

  /**
   * Iterates over the `Document` items of {@link query}. Fetches a page when the loop reaches it; `.pages()` iterates
   * over whole pages.
   *
   * @param params - The parameters of {@link query} for the first page.
   * @param options - `maxItems` and `maxPages` end the iteration early, `resumeFrom` continues an earlier one,
   *   `prefetch` fetches one page ahead, `signal` aborts. The others are options of each call.
   */
  readonly iterateQuery = (
    params?: Params<"rows.query">,
    options?: CallOptions & PaginateOptions,
  ): Paginator<Document[], Document> => paginateRowsQuery(this.query, params, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Rows.query} as a function, for a connection. */
export function rowsQuery(
  connection: Connection,
  params: Params<"rows.query"> = {},
  options?: CallOptions,
): PendingResponse<Document[], "rows.query"> {
  return connection.call(metadataOfRowsQuery, params, options);
}

/** {@link Rows.iterateQuery} as a function, for a connection. */
export function iterateRowsQuery(
  connection: Connection,
  params?: Params<"rows.query">,
  options?: CallOptions & PaginateOptions,
): Paginator<Document[], Document> {
  return paginateRowsQuery((page, call) => rowsQuery(connection, page, call), params, options);
}

const metadataOfRowsQuery: OperationMetadata = {
  id: "rows.query",
  method: "POST",
  path: "/rows",
  serialize: serializePlain,
  body: { param: "body", mediaType: "application/json", serialize: serializeJson },
  envelope: "array",
};

/** The checks of {@link Rows.query}, for `paramChecks`. */
export const checksOfRowsQuery: OperationChecks = {
  operation: metadataOfRowsQuery,
  body: { check: checkBody, schema: bodyCheckOfRowsQuery },
};
