// Taken before a test may replace it by a fake clock, which the responses of a server would not know either.
const { setTimeout: start, clearTimeout: stop } = globalThis;

/** Waits, as `setTimeout` of `node:timers/promises` does. Rejects with the reason of `signal`. */
export function setTimeout(ms: number, _value: undefined, { signal }: { readonly signal: AbortSignal }): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = start(() => {
      signal.removeEventListener("abort", abort);
      resolve();
    }, ms);
    function abort(): void {
      stop(timer);
      reject(signal.reason instanceof Error ? signal.reason : new Error(String(signal.reason)));
    }
    if (signal.aborted) abort();
    else signal.addEventListener("abort", abort, { once: true });
  });
}
