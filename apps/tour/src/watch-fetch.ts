/** What went over the wire since it was last asked. */
export interface Watch {
  readonly fetch: typeof fetch;
  /** Gives the number of answers and the last status, and begins anew. */
  take(): { answers: number; status: number | undefined };
}

/** Wraps `fetch` so that the answers can be counted; each page of a list is one. */
export function watchFetch(): Watch {
  let answers = 0;
  let status: number | undefined;
  return {
    async fetch(...request) {
      const response = await fetch(...request);
      answers += 1;
      ({ status } = response);
      return response;
    },
    take() {
      const taken = { answers, status };
      answers = 0;
      status = undefined;
      return taken;
    },
  };
}
