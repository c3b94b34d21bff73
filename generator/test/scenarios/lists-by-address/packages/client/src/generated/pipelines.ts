// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Params, Repo, ResponseBody } from "@shortvideo-api/openapi-types";
import { type PaginateOptions, type Paginator, paginatePipelinesList } from "@shortvideo-api/pagination";
import { marksOfResponseOfPipelinesList, readExact } from "@shortvideo-api/wire";
import type { CallOptions } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import type { OperationChecks } from "../checks/operation-checks.js";
import type { Connection, PendingResponse } from "../connection/connection.js";

/**
 * Each method rejects with these errors, and with those that it names itself:
 * - `ParamsError` before the request is sent: A parameter does not fit the document.
 */
export class Pipelines {
  readonly #connection: Connection;

  /** `pipelines.list`, `GET /pipelines`. Returns one page; {@link iterate} iterates over all items. */
  readonly list = (
    params: Params<"pipelines.list"> = {},
    options?: CallOptions,
  ): PendingResponse<ResponseBody<"pipelines.list">, "pipelines.list"> =>
    this.#connection.call(metadataOfPipelinesList, params, options);

  /**
   * Iterates over the `Repo` items of {@link list}. Fetches a page when the loop reaches it; `.pages()` iterates over
   * whole pages.
   *
   * @param params - The parameters of {@link list} for the first page.
   * @param options - `maxItems` and `maxPages` end the iteration early, `resumeFrom` continues an earlier one,
   *   `prefetch` fetches one page ahead, `signal` aborts. The others are options of each call.
   */
  readonly iterate = (
    params?: Params<"pipelines.list">,
    options?: CallOptions & PaginateOptions,
  ): Paginator<ResponseBody<"pipelines.list">, Repo> =>
    paginatePipelinesList((page, call) => this.list(page, call).withResponse(), params, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Pipelines.list} as a function, for a connection. */
export function pipelinesList(
  connection: Connection,
  params: Params<"pipelines.list"> = {},
  options?: CallOptions,
): PendingResponse<ResponseBody<"pipelines.list">, "pipelines.list"> {
  return connection.call(metadataOfPipelinesList, params, options);
}

/** {@link Pipelines.iterate} as a function, for a connection. */
export function iteratePipelinesList(
  connection: Connection,
  params?: Params<"pipelines.list">,
  options?: CallOptions & PaginateOptions,
): Paginator<ResponseBody<"pipelines.list">, Repo> {
  return paginatePipelinesList((page, call) => pipelinesList(connection, page, call).withResponse(), params, options);
}

const metadataOfPipelinesList: OperationMetadata = {
  id: "pipelines.list",
  method: "GET",
  path: "/pipelines",
  parse: (text) => readExact(text, marksOfResponseOfPipelinesList),
  list: ["results"],
};

/** The checks of {@link Pipelines.list}, for `paramChecks`. */
export const checksOfPipelinesList: OperationChecks = {
  operation: metadataOfPipelinesList,
  params: { "page[after]": { type: "integer", expected: "an integer" } },
};
