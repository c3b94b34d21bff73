/** A page that is fetched before the loop asks for it. */
export interface PrefetchedPage<Page> {
  /** Rejects with the error of the fetch. Causes no unhandled rejection if nothing reads it. */
  page: Promise<Page>;
  /** Aborts the fetch. */
  controller: AbortController;
}

/** Fetches under way, each with the signal of its paginator. */
const pending = new Map<AbortController, AbortSignal | undefined>();

/** Starts to fetch a page, with a signal of its own that follows the paginator's signal. */
export function prefetchPage<Page>(
  fetchPage: (signal: AbortSignal) => Promise<Page>,
  signal: AbortSignal | undefined,
): PrefetchedPage<Page> {
  const controller = new AbortController();
  pending.set(controller, signal);
  // All fetches share one function, so a shared signal gets one listener: Node 20 warns of a leak beyond ten. AbortSignal.any
  // exists only from Node 20.3 on.
  signal?.addEventListener("abort", abortPending);
  // An async function turns a synchronous throw into a rejection, which waits for the loop.
  const page = (async () => fetchPage(controller.signal))();
  const settle = (): void => void pending.delete(controller);
  page.then(settle, settle);
  return { page, controller };
}

function abortPending(this: AbortSignal): void {
  for (const [controller, signal] of pending) if (signal === this) controller.abort(signal.reason);
}
