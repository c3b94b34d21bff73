// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Invoice, InvoicePage, Params } from "@shortvideo-api/openapi-types";
import { type PaginateOptions, type Paginator, paginateInvoicesList } from "@shortvideo-api/pagination";
import type { CallOptions } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import type { OperationChecks } from "../checks/operation-checks.js";
import type { Connection, PendingResponse } from "../connection/connection.js";

/**
 * Each method rejects with these errors, and with those that it names itself:
 * - `ParamsError` before the request is sent: A parameter does not fit the document.
 */
export class Invoices {
  readonly #connection: Connection;

  /**
   * `invoices.list`, `GET /invoices`. Returns one page; {@link iterate} iterates over all items.
   *
   * @param params.limit - From 1 to 100, default `10`.
   */
  readonly list = (
    params: Params<"invoices.list"> = {},
    options?: CallOptions,
  ): PendingResponse<InvoicePage, "invoices.list"> => this.#connection.call(metadataOfInvoicesList, params, options);

  /**
   * Iterates over the `Invoice` items of {@link list}. Fetches a page when the loop reaches it; `.pages()` iterates
   * over whole pages.
   *
   * @param params - The parameters of {@link list} for the first page.
   * @param options - `maxItems` and `maxPages` end the iteration early, `resumeFrom` continues an earlier one,
   *   `prefetch` fetches one page ahead, `signal` aborts. The others are options of each call.
   */
  readonly iterate = (
    params?: Params<"invoices.list">,
    options?: CallOptions & PaginateOptions,
  ): Paginator<InvoicePage, Invoice> => paginateInvoicesList(this.list, params, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Invoices.list} as a function, for a connection. */
export function invoicesList(
  connection: Connection,
  params: Params<"invoices.list"> = {},
  options?: CallOptions,
): PendingResponse<InvoicePage, "invoices.list"> {
  return connection.call(metadataOfInvoicesList, params, options);
}

/** {@link Invoices.iterate} as a function, for a connection. */
export function iterateInvoicesList(
  connection: Connection,
  params?: Params<"invoices.list">,
  options?: CallOptions & PaginateOptions,
): Paginator<InvoicePage, Invoice> {
  return paginateInvoicesList((page, call) => invoicesList(connection, page, call), params, options);
}

const metadataOfInvoicesList: OperationMetadata = {
  id: "invoices.list",
  method: "GET",
  path: "/invoices",
  list: ["data"],
};

/** The checks of {@link Invoices.list}, for `paramChecks`. */
export const checksOfInvoicesList: OperationChecks = {
  operation: metadataOfInvoicesList,
  params: {
    starting_after: { type: "string", expected: "text" },
    limit: { type: "integer", minimum: 1, maximum: 100, expected: "an integer from 1 to 100" },
  },
};
