import type { DeclaredPagination, PaginationExtension } from "@shortvideo-api/document";

/** How a list is paginated, with one place for each field of a page: the place that the mock writes. */
export interface ServedPagination extends Pick<PaginationExtension, "style" | "param" | "items" | "key" | "size"> {
  readonly next?: string | undefined;
  readonly hasMore?: string | undefined;
  readonly total?: string | undefined;
  /** Other names of these fields, which a service may use instead. */
  readonly others: Readonly<Record<PageField, readonly string[]>>;
}

/** The fields of a page that may have several names. */
export type PageField = "next" | "hasMore" | "total";

/** Reads how a list is paginated. The mock writes the first of several names. */
export function readPagination({ next, hasMore, total, ...rest }: DeclaredPagination): ServedPagination {
  return {
    ...rest,
    next: next[0],
    hasMore: hasMore[0],
    total: total[0],
    others: { next: next.slice(1), hasMore: hasMore.slice(1), total: total.slice(1) },
  };
}

/**
 * Returns the position of the first page, as a request writes it: the parameter's default, else 1 for page numbers and 0 for
 * offsets. `undefined` for a cursor without a default.
 */
export function readStart(
  { style, param }: Pick<ServedPagination, "style" | "param">,
  parameters: readonly { readonly name: string; readonly default: string | undefined }[],
): string | undefined {
  const usual = parameters.find(({ name }) => name === param)?.default;
  if (usual !== undefined || style === "cursor") return usual;
  return style === "page" ? "1" : "0";
}
