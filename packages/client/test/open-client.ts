import { type ClientOptions, createClient } from "../src/index.js";

export const apiKey = "k-0123456789abcdef";
export const baseUrl = "https://api.example/v1";

/** Opens a client with a new response for each request, and records the requests. */
export function open(respond: () => Response, options: Partial<ClientOptions> = {}) {
  const sent: Request[] = [];
  const api = createClient({
    baseUrl,
    apiKey,
    retry: { baseDelayMs: 0, maxRetries: 1 },
    fetch: async (input, init) => {
      sent.push(new Request(input, init));
      return respond();
    },
    ...options,
  });
  return { api, sent };
}
