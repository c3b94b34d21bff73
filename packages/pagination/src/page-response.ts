import type { Paginator } from "./create-paginator.js";
import type { FetchPageOptions } from "./paginate-options.js";

/** A page with the rest of its response. `withResponse()` of the client returns one. */
export interface PageResponse<Page> {
  /** The body. */
  readonly data: Page;
  readonly headers: Headers;
}

/** Fetches one page of a list whose headers say how it goes on: `(params, options) => api.pets.list(params, options).withResponse()`. */
export type FetchResponse<Params, Page> = (params: Params, options: FetchPageOptions) => Promise<PageResponse<Page>>;

/** Returns a paginator whose pages are the bodies of responses. */
export function unwrapPages<Page, Item>(paginator: Paginator<PageResponse<Page>, Item>): Paginator<Page, Item> {
  return {
    [Symbol.asyncIterator]: () => paginator[Symbol.asyncIterator](),
    async *pages() {
      for await (const { data } of paginator.pages()) yield data;
    },
    toArray: () => paginator.toArray(),
    get resumeToken() {
      return paginator.resumeToken;
    },
  };
}
