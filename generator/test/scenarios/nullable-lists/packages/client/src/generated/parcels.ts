// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Params, ResponseBody } from "@shortvideo-api/openapi-types";
import { type PaginateOptions, type Paginator, paginateParcelsList } from "@shortvideo-api/pagination";
import type { CallOptions } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import { checkInner } from "../checks/check-body.js";
import type { OperationChecks } from "../checks/operation-checks.js";
import type { Connection, PendingResponse } from "../connection/connection.js";
import { serializeParams } from "../serialize/serialize-params.js";
import { checkOfCount } from "./checks.js";

/**
 * Each method rejects with these errors, and with those that it names itself:
 * - `ParamsError` before the request is sent: A parameter does not fit the document.
 */
export class Parcels {
  readonly #connection: Connection;

  /**
   * `parcels.list`, `GET /parcels`. Returns one page; {@link iterate} iterates over all items.
   *
   * @param params.page - At least 0.
   */
  readonly list = (
    params: Params<"parcels.list"> = {},
    options?: CallOptions,
  ): PendingResponse<ResponseBody<"parcels.list">, "parcels.list"> =>
    this.#connection.call(metadataOfParcelsList, params, options);

  /**
   * Iterates over the items of {@link list}. Fetches a page when the loop reaches it; `.pages()` iterates over whole
   * pages.
   *
   * @param params - The parameters of {@link list} for the first page.
   * @param options - `maxItems` and `maxPages` end the iteration early, `resumeFrom` continues an earlier one,
   *   `prefetch` fetches one page ahead, `signal` aborts. The others are options of each call.
   */
  readonly iterate = (
    params?: Params<"parcels.list">,
    options?: CallOptions & PaginateOptions,
  ): Paginator<ResponseBody<"parcels.list">, NonNullable<ResponseBody<"parcels.list">["parcels"]>[number]> =>
    paginateParcelsList(this.list, params, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Parcels.list} as a function, for a connection. */
export function parcelsList(
  connection: Connection,
  params: Params<"parcels.list"> = {},
  options?: CallOptions,
): PendingResponse<ResponseBody<"parcels.list">, "parcels.list"> {
  return connection.call(metadataOfParcelsList, params, options);
}

/** {@link Parcels.iterate} as a function, for a connection. */
export function iterateParcelsList(
  connection: Connection,
  params?: Params<"parcels.list">,
  options?: CallOptions & PaginateOptions,
): Paginator<ResponseBody<"parcels.list">, NonNullable<ResponseBody<"parcels.list">["parcels"]>[number]> {
  return paginateParcelsList((page, call) => parcelsList(connection, page, call), params, options);
}

const metadataOfParcelsList: OperationMetadata = {
  id: "parcels.list",
  method: "GET",
  path: "/parcels",
  serialize: serializeParams,
  params: { page: {} },
  envelope: [],
  list: ["parcels"],
};

/** The checks of {@link Parcels.list}, for `paramChecks`. */
export const checksOfParcelsList: OperationChecks = {
  operation: metadataOfParcelsList,
  params: { page: { expected: "an integer of at least 0", find: checkInner, rules: () => checkOfCount } },
};
