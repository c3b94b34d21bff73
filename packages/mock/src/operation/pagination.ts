import {
  type Boundary,
  type DeclaredPagination,
  type DocumentedBody,
  type DocumentedResponse,
  findItemPlace,
  findJson,
  isAtPlace,
  type PaginationExtension,
  type PaginationStyle,
  paginationStyles,
  once,
  parsePlace,
  readBoundaries,
  readHeaderName,
  readRequestPlace,
  type RequestPlace,
  type SchemaType,
  type SchemaView,
} from "@shortvideo-api/document";
import { readDefault } from "./read-samples.js";
import type { CompileSchema } from "./compile/schema-compiler.js";

/** How a list is paginated, with one place for each field of a page: the place that the mock writes. */
export interface ServedPagination extends Pick<PaginationExtension, "style" | "items"> {
  /** The part of a request that selects the page. */
  readonly position: PageParam;
  /** The part of a request that sets the number of items on a page. */
  readonly size: PageParam | undefined;
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
  readonly pages?: string | undefined;
  /** Headers, in lower case, that say what a field of the body says in other lists. */
  readonly headers: Readonly<Partial<Record<PageField, string>>>;
  /** All places of these fields, since a service may use other names. The first one is the place that the mock writes. */
  readonly places: Pick<DeclaredPagination, PageField>;
}

/** A part of a request that selects a page, or sets its size: a parameter, or a property of the body. */
export interface PageParam extends RequestPlace {
  /** Its place among the parts of a request: `"query.cursor"`, `"header.x-cursor"`, `"body.page.cursor"`. */
  readonly place: string;
  /** The default of the document, as text. */
  readonly default: string | undefined;
  readonly boundaries: readonly Boundary[];
  /** Returns whether a text is a valid value of a property. Absent for a parameter. */
  readonly admits?: (text: string) => boolean;
}

/** The place of a key of the request body without position and page size. The body identifies the list. */
export const restOfBody = "body";

/** The parts of an operation that `x-pagination` refers to. */
interface PaginationSource {
  readonly parameters: readonly (Pick<PageParam, "name" | "default" | "boundaries"> & { readonly in: string })[];
  readonly body: DocumentedBody | undefined;
  /** The response that contains a page. */
  readonly success: DocumentedResponse | undefined;
  readonly compile: CompileSchema;
}

/** The fields of a page that may have several names. */
export type PageField = (typeof pageFields)[number];

/** All {@link PageField}s. */
export const pageFields = ["next", "hasMore", "total", "pages"] as const;

/** Reads how a list is paginated. The mock writes the first of several names. */
export function readPagination(
  { next, hasMore, total, pages, param, size, ...rest }: DeclaredPagination,
  source: PaginationSource,
): ServedPagination {
  const { success } = source;
  const nextInItem = findItemPlace(next[0], rest.items);
  const found = Object.entries({ next, hasMore, total, pages }).flatMap(([field, [place = ""]]) => {
    const name = readHeaderName(place);
    return name === undefined ? [] : [[field, name]];
  });
  const flag = success && hasMore[0] !== undefined ? viewPlace(success, hasMore[0]) : undefined;
  return {
    ...rest,
    position: readPageParam(param, source),
    size: size === undefined ? undefined : readPageParam(size, source),
    // Positions of a list differ, so they identify its items.
    key: rest.key ?? nextInItem,
    paging: paginationStyles[rest.style],
    next: next[0],
    nextInItem,
    hasMore: hasMore[0],
    hasMoreType: readFlagType(flag?.types),
    headers: Object.fromEntries(found),
    total: total[0],
    pages: pages[0],
    places: { next, hasMore, total, pages },
  };
}

function readPageParam(declared: string, { parameters, body, compile }: PaginationSource): PageParam {
  const requested = readRequestPlace(declared);
  const { in: part, name, steps } = requested;
  if (part !== "body") {
    const parameter = parameters.find((each) => isAtPlace(each, requested));
    const { default: usual, boundaries = [] } = parameter ?? {};
    return { ...requested, place: `${part}.${parameter?.name ?? name}`, default: usual, boundaries };
  }
  const media = body && findJson(body.media);
  const view = steps.reduce((node, step) => node?.property(step), media?.view);
  const findErrors = once(() => compile(view?.schema ?? true));
  return {
    ...requested,
    place: `body.${name}`,
    default: view && readDefault(view),
    boundaries: view ? readBoundaries(view) : [],
    admits: (text) => [text, Number(text)].some((value) => findErrors()(value).length === 0),
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
  return parsePlace(place).reduce((view, step) => view?.property(String(step)), (findJson(media) ?? media[0])?.view);
}

function readFlagType(types: readonly SchemaType[] = ["boolean"]): ServedPagination["hasMoreType"] {
  if (types.includes("boolean")) return "boolean";
  return types.includes("string") ? "text" : "number";
}

/**
 * Returns the position of the first page, as a request writes it: the parameter's default, else that of the style. `undefined` if a
 * request without the parameter asks for the first page.
 */
export function readStart({ paging, position }: ServedPagination): string | undefined {
  return position.default ?? paging.start;
}
