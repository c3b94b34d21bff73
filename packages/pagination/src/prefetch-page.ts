/** A page that is fetched before the loop asks for it. */
export interface PrefetchedPage<Page> {
  /** Rejects with what the fetch throws; unread, it disturbs nobody. */
  page: Promise<Page>;
  /** Aborts the fetch, when no one will read the page. */
  controller: AbortController;
}

/** What can abort each prefetched that is not back yet, and the signal of its walk. */
const inTheAir = new Map<AbortController, AbortSignal | undefined>();

/** Begins to fetch a page with a signal of its own, which follows the walk's. */
export function prefetchPage<Page>(
  fetchPage: (signal: AbortSignal) => Promise<Page>,
  signal: AbortSignal | undefined,
): PrefetchedPage<Page> {
  const controller = new AbortController();
  inTheAir.set(controller, signal);
  // One function for all, so that a signal that many walks share gets one listener: Node 20 takes more than ten for a
  // leak. AbortSignal.any would do, but came with Node 20.3.
  signal?.addEventListener("abort", callOff);
  // In a function of its own, so that what is thrown at once waits for the loop too.
  const page = (async () => fetchPage(controller.signal))();
  const land = (): void => void inTheAir.delete(controller);
  page.then(land, land);
  return { page, controller };
}

function callOff(this: AbortSignal): void {
  for (const [controller, signal] of inTheAir) if (signal === this) controller.abort(signal.reason);
}
