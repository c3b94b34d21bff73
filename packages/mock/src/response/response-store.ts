import type { MockResponse } from "../exchange/mock-response.js";

/** Keeps written responses for reuse. Drops the least recently used ones first. */
export interface ResponseStore {
  get(key: string): MockResponse | undefined;
  set(key: string, response: MockResponse): void;
}

/** Maximum number of characters, keys included: 16 MB, because a text with emoji takes two bytes per character. */
const maximum = 8_000_000;

/** Creates a store that drops responses beyond the maximum. */
export function createResponseStore(): ResponseStore {
  const responses = new Map<string, MockResponse>();
  let size = 0;
  return {
    get(key) {
      const response = responses.get(key);
      if (!response) return undefined;
      responses.delete(key);
      responses.set(key, response);
      return response;
    },
    set(key, response) {
      const length = sizeOf(key, response);
      if (length > maximum / 4) return;
      const known = responses.get(key);
      if (known) size -= sizeOf(key, known);
      responses.delete(key);
      responses.set(key, response);
      size += length;
      for (const [oldest, old] of responses) {
        if (size <= maximum) break;
        responses.delete(oldest);
        size -= sizeOf(oldest, old);
      }
    },
  };
}

function sizeOf(key: string, { text }: MockResponse): number {
  return key.length + text.length + 200;
}
