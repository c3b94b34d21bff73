/** Fetches one page of a list: a method of the client, or anything that answers alike. */
export type FetchPage<Params, Page> = (params: Params, options: FetchPageOptions) => Promise<Page>;

/** What a walk hands to each fetch beside the parameters: all options that it was given, with the signal of this fetch. */
export interface FetchPageOptions {
  /** The walk's own signal; `undefined` when it has none. */
  signal?: AbortSignal | undefined;
}
