import {
  type DeclaredPagination,
  findItemPlace,
  type PaginationExtension,
  type PaginationStyle,
  paginationStyles,
} from "@shortvideo-api/document";

/** How a list is paginated, with one place for each field of a page: the place that the mock writes. */
export interface ServedPagination extends Pick<PaginationExtension, "style" | "param" | "items" | "size"> {
  /** The place within an item of the value that identifies it: `"id"`. */
  readonly key?: string | undefined;
  /** How the list goes on after a page. */
  readonly paging: PaginationStyle;
  readonly next?: string | undefined;
  /** The place within an item if the next position is a value of the last item: `"id"`. The mock does not write that place. */
  readonly nextInItem?: string | undefined;
  readonly hasMore?: string | undefined;
  readonly total?: string | undefined;
  /** Other names of these fields, which a service may use instead. */
  readonly others: Readonly<Record<PageField, readonly string[]>>;
}

/** The fields of a page that may have several names. */
export type PageField = "next" | "hasMore" | "total";

/** Reads how a list is paginated. The mock writes the first of several names. */
export function readPagination({ next, hasMore, total, ...rest }: DeclaredPagination): ServedPagination {
  const nextInItem = findItemPlace(next[0], rest.items);
  return {
    ...rest,
    // Positions of a list differ, so they identify its items.
    key: rest.key ?? nextInItem,
    paging: paginationStyles[rest.style],
    next: next[0],
    nextInItem,
    hasMore: hasMore[0],
    total: total[0],
    others: { next: next.slice(1), hasMore: hasMore.slice(1), total: total.slice(1) },
  };
}

/**
 * Returns the position of the first page, as a request writes it: the parameter's default, else that of the style. `undefined` if a
 * request without the parameter asks for the first page.
 */
export function readStart(
  { paging, param }: Pick<ServedPagination, "paging" | "param">,
  parameters: readonly { readonly name: string; readonly default: string | undefined }[],
): string | undefined {
  return parameters.find(({ name }) => name === param)?.default ?? paging.start;
}
