// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Params, ResponseBody } from "@shortvideo-api/openapi-types";
import { type PaginateOptions, type Paginator, paginateEventsList } from "@shortvideo-api/pagination";
import type { CallOptions } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import type { OperationChecks } from "../checks/operation-checks.js";
import type { Connection, PendingResponse } from "../connection/connection.js";
import { serializePlain } from "../serialize/serialize-plain.js";

/**
 * Each method rejects with these errors, and with those that it names itself:
 * - `ParamsError` before the request is sent: A parameter does not fit the document.
 */
export class Events {
  readonly #connection: Connection;

  /** `events.list`, `GET /users/{user}/events`. Returns one page; {@link iterate} iterates over all items. */
  readonly list = (
    params: Params<"events.list">,
    options?: CallOptions,
  ): PendingResponse<ResponseBody<"events.list">, "events.list"> =>
    this.#connection.call(metadataOfEventsList, params, options);

  /**
   * Iterates over the items of {@link list}. Fetches a page when the loop reaches it; `.pages()` iterates over whole
   * pages.
   *
   * @param params - The parameters of {@link list} for the first page.
   * @param options - `maxItems` and `maxPages` end the iteration early, `resumeFrom` continues an earlier one,
   *   `prefetch` fetches one page ahead, `signal` aborts. The others are options of each call.
   */
  readonly iterate = (
    params: Params<"events.list">,
    options?: CallOptions & PaginateOptions,
  ): Paginator<ResponseBody<"events.list">, ResponseBody<"events.list">[number]> =>
    paginateEventsList((page, call) => this.list(page, call).withResponse(), params, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Events.list} as a function, for a connection. */
export function eventsList(
  connection: Connection,
  params: Params<"events.list">,
  options?: CallOptions,
): PendingResponse<ResponseBody<"events.list">, "events.list"> {
  return connection.call(metadataOfEventsList, params, options);
}

/** {@link Events.iterate} as a function, for a connection. */
export function iterateEventsList(
  connection: Connection,
  params: Params<"events.list">,
  options?: CallOptions & PaginateOptions,
): Paginator<ResponseBody<"events.list">, ResponseBody<"events.list">[number]> {
  return paginateEventsList((page, call) => eventsList(connection, page, call).withResponse(), params, options);
}

const metadataOfEventsList: OperationMetadata = {
  id: "events.list",
  method: "GET",
  path: "/users/{user}/events",
  serialize: serializePlain,
  params: { after: {} },
  envelope: "array",
};

/** The checks of {@link Events.list}, for `paramChecks`. */
export const checksOfEventsList: OperationChecks = {
  operation: metadataOfEventsList,
  params: { user: { required: true, type: "string", expected: "text" }, after: { type: "string", expected: "text" } },
};
