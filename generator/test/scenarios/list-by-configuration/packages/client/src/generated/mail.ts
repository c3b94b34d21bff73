// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Mail, Params, ResponseBody } from "@shortvideo-api/openapi-types";
import { type PaginateOptions, type Paginator, paginateMailList } from "@shortvideo-api/pagination";
import type { CallOptions } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import type { OperationChecks } from "../checks/operation-checks.js";
import type { Connection, PendingResponse } from "../connection/connection.js";

/**
 * Each method rejects with these errors, and with those that it names itself:
 * - `ParamsError` before the request is sent: A parameter does not fit the document.
 */
class MailResource {
  readonly #connection: Connection;

  /** `mail.list`, `GET /letters`. Returns one page; {@link iterate} iterates over all items. */
  readonly list = (
    params: Params<"mail.list"> = {},
    options?: CallOptions,
  ): PendingResponse<ResponseBody<"mail.list">, "mail.list"> =>
    this.#connection.call(metadataOfMailList, params, options);

  /**
   * Iterates over the `Mail` items of {@link list}. Fetches a page when the loop reaches it; `.pages()` iterates over
   * whole pages.
   *
   * @param params - The parameters of {@link list} for the first page.
   * @param options - `maxItems` and `maxPages` end the iteration early, `resumeFrom` continues an earlier one,
   *   `prefetch` fetches one page ahead, `signal` aborts. The others are options of each call.
   */
  readonly iterate = (
    params?: Params<"mail.list">,
    options?: CallOptions & PaginateOptions,
  ): Paginator<ResponseBody<"mail.list">, Mail> => paginateMailList(this.list, params, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link MailResource.list} as a function, for a connection. */
export function mailList(
  connection: Connection,
  params: Params<"mail.list"> = {},
  options?: CallOptions,
): PendingResponse<ResponseBody<"mail.list">, "mail.list"> {
  return connection.call(metadataOfMailList, params, options);
}

/** {@link MailResource.iterate} as a function, for a connection. */
export function iterateMailList(
  connection: Connection,
  params?: Params<"mail.list">,
  options?: CallOptions & PaginateOptions,
): Paginator<ResponseBody<"mail.list">, Mail> {
  return paginateMailList((page, call) => mailList(connection, page, call), params, options);
}

const metadataOfMailList: OperationMetadata = { id: "mail.list", method: "GET", path: "/letters", list: ["letters"] };

/** The checks of {@link MailResource.list}, for `paramChecks`. */
export const checksOfMailList: OperationChecks = {
  operation: metadataOfMailList,
  params: { after: { type: "string", expected: "text" } },
};

export { MailResource as Mail };
