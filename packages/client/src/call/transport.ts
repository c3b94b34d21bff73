// The only file that imports openapi-fetch, which merges headers and runs middleware.

import * as openapiFetch from "openapi-fetch";
import createFetchClient from "openapi-fetch";
import type { Transport } from "./outgoing.js";

/** Merges headers; later ones replace earlier ones, and `null` removes one. Ignores `undefined`. */
export const mergeHeaders: (...all: readonly (GivenHeaders | undefined)[]) => Headers =
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- For CommonJS, TypeScript 7 finds only the default export of the package.
  (openapiFetch as unknown as { mergeHeaders: typeof mergeHeaders }).mergeHeaders;

type GivenHeaders = Headers | Readonly<Record<string, string | null | undefined>>;

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
  // It adds a content type of its own unless this one is null.
  const client = createFetchClient({ headers: { "content-type": null } });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Its own type requires the operations in `paths`.
  const { request } = client as unknown as {
    request: (method: string, path: string, init: object) => Promise<{ readonly response: Response }>;
  };
  return async ({ url, method = "GET", ...init }, send, route) => {
    const { response } = await request(method, url.slice(route.baseUrl.length), {
      ...init,
      ...route,
      bodySerializer: (body: unknown) => body,
      parseAs: "text",
      fetch: send,
    });
    return response;
  };
}
