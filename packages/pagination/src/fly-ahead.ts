/** A page that is fetched before the loop asks for it. */
export interface Flight<Page> {
  /** Rejects with what the fetch throws; unread, it disturbs nobody. */
  page: Promise<Page>;
  /** Aborts the fetch, since no one will read the page. */
  cancel: () => void;
}

/** Begins to fetch a page with a signal of its own, which follows the walk's. */
export function flyAhead<Page>(
  fetchPage: (signal: AbortSignal) => Promise<Page>,
  signal: AbortSignal | undefined,
): Flight<Page> {
  const controller = new AbortController();
  const either = signal ? AbortSignal.any([signal, controller.signal]) : controller.signal;
  // In a function of its own, so that what is thrown at once waits for the loop too.
  const page = (async () => fetchPage(either))();
  page.catch(() => {});
  return { page, cancel: () => controller.abort() };
}
