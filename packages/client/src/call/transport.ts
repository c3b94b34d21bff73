// The only file that imports openapi-fetch, which merges headers and runs middleware.

import createFetchClient from "openapi-fetch";
import type { Transport } from "./outgoing.js";

export { mergeHeaders } from "openapi-fetch";

/** Sends a draft without middleware. */
export const sendDraft: Transport = async (draft, send) => {
  const response = await send(draft);
  const isEmpty = response.status === 204 || draft.method === "HEAD" || response.headers.get("content-length") === "0";
  // The connection has replaced `text` by a function that also stores the body.
  if (!isEmpty) await response.text();
  return response;
};

/** Creates a transport that sends drafts through middleware. */
export function createMiddlewareTransport(): Transport {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Its own type requires the operations in `paths`.
  const { request } = createFetchClient() as unknown as {
    request: (method: string, path: string, init: object) => Promise<{ readonly response: Response }>;
  };
  return async ({ url, method = "GET", headers, ...init }, send, route) => {
    const { response } = await request(method, url.slice(route.baseUrl.length), {
      ...init,
      ...route,
      // openapi-fetch adds a content type of its own unless this one is null.
      headers: { "content-type": null, ...Object.fromEntries(headers) },
      bodySerializer: (body: unknown) => body,
      parseAs: "text",
      fetch: send,
    });
    return response;
  };
}
