// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Event, Params } from "@shortvideo-api/openapi-types";
import { type PaginateOptions, type Paginator, paginateEventsList } from "@shortvideo-api/pagination";
import { marksOfResponseOfEventsList, readExact } from "@shortvideo-api/wire";
import type { CallOptions } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import type { OperationChecks } from "../checks/operation-checks.js";
import type { Connection, PendingResponse } from "../connection/connection.js";

/**
 * Each method rejects with these errors, and with those that it names itself:
 * - `ParamsError` before the request is sent: A parameter does not fit the document.
 */
export class Events {
  readonly #connection: Connection;

  /** `events.list`, `GET /events`. Returns one page; {@link iterate} iterates over all items. */
  readonly list = (
    params: Params<"events.list"> = {},
    options?: CallOptions,
  ): PendingResponse<Event[], "events.list"> => this.#connection.call(metadataOfEventsList, params, options);

  /**
   * Iterates over the `Event` items of {@link list}. Fetches a page when the loop reaches it; `.pages()` iterates over
   * whole pages.
   *
   * @param params - The parameters of {@link list} for the first page.
   * @param options - `maxItems` and `maxPages` end the iteration early, `resumeFrom` continues an earlier one,
   *   `prefetch` fetches one page ahead, `signal` aborts. The others are options of each call.
   */
  readonly iterate = (
    params?: Params<"events.list">,
    options?: CallOptions & PaginateOptions,
  ): Paginator<Event[], Event> => paginateEventsList(this.list, params, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Events.list} as a function, for a connection. */
export function eventsList(
  connection: Connection,
  params: Params<"events.list"> = {},
  options?: CallOptions,
): PendingResponse<Event[], "events.list"> {
  return connection.call(metadataOfEventsList, params, options);
}

/** {@link Events.iterate} as a function, for a connection. */
export function iterateEventsList(
  connection: Connection,
  params?: Params<"events.list">,
  options?: CallOptions & PaginateOptions,
): Paginator<Event[], Event> {
  return paginateEventsList((page, call) => eventsList(connection, page, call), params, options);
}

const metadataOfEventsList: OperationMetadata = {
  id: "events.list",
  method: "GET",
  path: "/events",
  parse: (text) => readExact(text, marksOfResponseOfEventsList),
  envelope: "array",
};

/** The checks of {@link Events.list}, for `paramChecks`. */
export const checksOfEventsList: OperationChecks = {
  operation: metadataOfEventsList,
  params: { since: { type: "int64", expected: "a 64-bit integer" } },
};
