// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Letter, Page, Params } from "@shortvideo-api/openapi-types";
import { type PaginateOptions, type Paginator, paginateNotesList } from "@shortvideo-api/pagination";
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
export class Notes {
  readonly #connection: Connection;

  /**
   * `notes.list`, `GET /notes`. Returns one page; {@link iterate} iterates over all items.
   *
   * @param params.page - At least 0.
   */
  readonly list = (
    params: Params<"notes.list"> = {},
    options?: CallOptions,
  ): PendingResponse<Page | undefined, "notes.list"> => this.#connection.call(metadataOfNotesList, params, options);

  /**
   * Iterates over the `Letter` items of {@link list}. Fetches a page when the loop reaches it; `.pages()` iterates
   * over whole pages.
   *
   * @param params - The parameters of {@link list} for the first page.
   * @param options - `maxItems` and `maxPages` end the iteration early, `resumeFrom` continues an earlier one,
   *   `prefetch` fetches one page ahead, `signal` aborts. The others are options of each call.
   */
  readonly iterate = (
    params?: Params<"notes.list">,
    options?: CallOptions & PaginateOptions,
  ): Paginator<Page | undefined, Letter> => paginateNotesList(this.list, params, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Notes.list} as a function, for a connection. */
export function notesList(
  connection: Connection,
  params: Params<"notes.list"> = {},
  options?: CallOptions,
): PendingResponse<Page | undefined, "notes.list"> {
  return connection.call(metadataOfNotesList, params, options);
}

/** {@link Notes.iterate} as a function, for a connection. */
export function iterateNotesList(
  connection: Connection,
  params?: Params<"notes.list">,
  options?: CallOptions & PaginateOptions,
): Paginator<Page | undefined, Letter> {
  return paginateNotesList((page, call) => notesList(connection, page, call), params, options);
}

const metadataOfNotesList: OperationMetadata = {
  id: "notes.list",
  method: "GET",
  path: "/notes",
  serialize: serializeParams,
  params: { page: {} },
  empty: () => undefined,
  envelope: ["data"],
};

/** The checks of {@link Notes.list}, for `paramChecks`. */
export const checksOfNotesList: OperationChecks = {
  operation: metadataOfNotesList,
  params: {
    page: {
      expected: "an integer of at least 0",
      find: checkInner,
      rules: { expected: "an integer of at least 0, or null", all: [() => checkOfCount] },
    },
  },
};
