/** A `fetch` with a count of its responses since the last `take`. */
export interface Watch {
  readonly fetch: typeof fetch;
  /** Returns the number of responses and the last status, and resets both. */
  take(): { responses: number; status: number | undefined };
}

/** Wraps `fetch` to count responses. Each page of a list is one response. */
export function watchFetch(): Watch {
  let responses = 0;
  let status: number | undefined;
  return {
    async fetch(...request) {
      const response = await fetch(...request);
      responses += 1;
      ({ status } = response);
      return response;
    },
    take() {
      const taken = { responses, status };
      responses = 0;
      status = undefined;
      return taken;
    },
  };
}
