// The variables that the examples of the README assume, with the mock at `MOCK_URL`. It is imported before each program.

import { createClient } from "@shortvideo-api/client";

const baseUrl = process.env.MOCK_URL;
const apiKey = "k-0123456789abcdef";
const service = globalThis.fetch;

Object.assign(globalThis, {
  baseUrl,
  apiKey,
  videoId: "7300000000000000001",
  api: createClient({ baseUrl, apiKey }),
  /** Makes the service respond with these statuses before it responds as usual. Returns a list of the requests that follow. */
  failWith: (...statuses) => {
    const sent = [];
    globalThis.fetch = async (input, init) => {
      const request = new Request(input, init);
      sent.push(request.clone());
      const status = statuses.shift();
      return status === undefined ? service(request) : new Response("{}", { status });
    };
    return sent;
  },
});
