const watches = new WeakMap<AbortSignal, Watch>();

/** The tasks for an abort. The set itself is the listener of the signal. */
type Watch = Set<() => void> & EventListenerObject;

/**
 * Runs `task` when the signal aborts. Returns the function that cancels it.
 *
 * All calls that share a signal share one listener: Node 20 reports more than ten as a leak.
 */
export function watchAbort(signal: AbortSignal | undefined, task: () => void): () => void {
  // Callers in JavaScript write null, which `fetch` accepts too.
  if (!signal) return () => {};
  const watch = watches.get(signal) ?? openWatch(signal);
  watch.add(task);
  return () => {
    watch.delete(task);
    if (watch.size > 0 || watches.get(signal) !== watch) return;
    watches.delete(signal);
    signal.removeEventListener("abort", watch);
  };
}

function openWatch(signal: AbortSignal): Watch {
  const tasks = new Set<() => void>();
  const watch = Object.assign(tasks, {
    handleEvent: () => {
      for (const task of tasks) task();
    },
  });
  watches.set(signal, watch);
  signal.addEventListener("abort", watch);
  return watch;
}
