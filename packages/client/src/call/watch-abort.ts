const watches = new WeakMap<AbortSignal, Watch>();

/** What is to run when a signal aborts. It is the signal's listener itself. */
type Watch = Set<() => void> & EventListenerObject;

/**
 * Runs `task` when the signal aborts. Gives the function that calls it off.
 *
 * However many calls share a signal, it gets one listener: Node 20 takes more than ten for a leak, and warns.
 */
export function watchAbort(signal: AbortSignal | undefined, task: () => void): () => void {
  // Callers in JavaScript write null, as `fetch` takes it.
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
