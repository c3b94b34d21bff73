import {
  type DeclaredPagination,
  type DocumentedResponse,
  findItemPlace,
  type PaginationExtension,
  type PaginationStyle,
  paginationStyles,
  parsePlace,
  readHeaderName,
  type SchemaType,
  type SchemaView,
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
  /** How the value at `hasMore` says that another page follows: `true`, 1, or any text, such as an address. */
  readonly hasMoreType: "boolean" | "number" | "text";
  readonly total?: string | undefined;
  /** Headers, in lower case, that say what a field of the body says in other lists. */
  readonly headers: Readonly<Partial<Record<PageField, string>>>;
  /** Other names of these fields, which a service may use instead. */
  readonly others: Readonly<Record<PageField, readonly string[]>>;
}

/** The fields of a page that may have several names. */
export type PageField = "next" | "hasMore" | "total";

/** Reads how a list is paginated. The mock writes the first of several names. `success` is the response that contains a page. */
export function readPagination(
  { next, hasMore, total, ...rest }: DeclaredPagination,
  success: DocumentedResponse | undefined,
): ServedPagination {
  const nextInItem = findItemPlace(next[0], rest.items);
  const found = Object.entries({ next, hasMore, total }).flatMap(([field, [place = ""]]) => {
    const name = readHeaderName(place);
    return name === undefined ? [] : [[field, name]];
  });
  const flag = success && hasMore[0] !== undefined ? viewPlace(success, hasMore[0]) : undefined;
  return {
    ...rest,
    // Positions of a list differ, so they identify its items.
    key: rest.key ?? nextInItem,
    paging: paginationStyles[rest.style],
    next: next[0],
    nextInItem,
    hasMore: hasMore[0],
    hasMoreType: readFlagType(flag?.types),
    headers: Object.fromEntries(found),
    total: total[0],
    others: { next: next.slice(1), hasMore: hasMore.slice(1), total: total.slice(1) },
  };
}

/** Prints where a page has a field: "`next`", or "the header `link`". */
export function printPagePlace(place: string): string {
  const name = readHeaderName(place);
  return name === undefined ? `\`${place}\`` : `the header \`${name}\``;
}

/** Views the values at a place of a response. */
function viewPlace({ headers, media }: DocumentedResponse, place: string): SchemaView | undefined {
  const name = readHeaderName(place);
  if (name !== undefined) return headers.find((header) => header.name.toLowerCase() === name)?.view;
  return parsePlace(place).reduce((view, step) => view?.property(String(step)), media[0]?.view);
}

function readFlagType(types: readonly SchemaType[] = ["boolean"]): ServedPagination["hasMoreType"] {
  if (types.includes("boolean")) return "boolean";
  return types.includes("string") ? "text" : "number";
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
