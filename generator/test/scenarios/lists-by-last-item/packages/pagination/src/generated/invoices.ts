// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-pagination.ts.

import type { Invoice, InvoicePage, Params } from "@shortvideo-api/openapi-types";
import type { Paginator } from "../create-paginator.js";
import { iterateCursor } from "../iterate-cursor.js";
import { type FetchPage, type PaginateOptions, copyParams } from "../paginate-options.js";

/** Paginates `invoices.list` with any function that fetches one page. */
export function paginateInvoicesList(
  fetchPage: FetchPage<Params<"invoices.list">, InvoicePage>,
  params: Params<"invoices.list"> = {},
  options?: PaginateOptions,
): Paginator<InvoicePage, Invoice> {
  const given = copyParams(params);
  return iterateCursor(
    {
      operation: "invoices.list",
      fetchPage: (cursor, fetchOptions) =>
        fetchPage(cursor === undefined ? given : { ...given, starting_after: cursor }, fetchOptions),
      getItems: (page) => page?.data,
      getKey: (item) => item?.id,
      getNextCursor: (page) => page?.data?.at?.(-1)?.id,
      hasMore: (page) => page?.has_more,
      start: given.starting_after,
    },
    options,
  );
}
