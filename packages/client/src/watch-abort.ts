interface Watch {
  readonly tasks: Set<() => void>;
  readonly listener: () => void;
}

const watches = new WeakMap<AbortSignal, Watch>();

/**
 * Runs `task` when the signal aborts. Gives the function that calls it off.
 *
 * However many calls share a signal, it gets one listener: Node 20 takes more than ten for a leak, and warns.
 */
export function watchAbort(signal: AbortSignal | undefined, task: () => void): () => void {
  if (signal === undefined) return () => {};
  const { tasks, listener } = watches.get(signal) ?? openWatch(signal);
  tasks.add(task);
  return () => {
    tasks.delete(task);
    if (tasks.size > 0 || watches.get(signal)?.tasks !== tasks) return;
    watches.delete(signal);
    signal.removeEventListener("abort", listener);
  };
}

function openWatch(signal: AbortSignal): Watch {
  const tasks = new Set<() => void>();
  const listener = (): void => {
    for (const task of tasks) task();
  };
  const watch = { tasks, listener };
  watches.set(signal, watch);
  signal.addEventListener("abort", listener);
  return watch;
}
