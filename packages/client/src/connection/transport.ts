/** The only file that knows openapi-fetch, which carries the requests. */

import createFetchClient, { mergeHeaders } from "openapi-fetch";
import type { SendOnce } from "../call/call-plan.js";
import type { Serialized } from "../call/metadata.js";
import type { Middleware } from "../call/middleware.js";
import type { draft } from "../call/outgoing.js";
import type { ConnectOptions } from "./connection.js";

/** Sends a request below `baseUrl` through its middleware. The path has its query. */
export type Transport = (
  method: string,
  path: string,
  init: Pick<Serialized, "body" | "bodySerializer" | "duplex" | "headers"> & {
    readonly parseAs: "text";
    readonly middleware: readonly Middleware[] | undefined;
    readonly Request: typeof draft | undefined;
    readonly signal: AbortSignal | null;
    readonly redirect: "manual";
    readonly fetch: SendOnce;
  },
) => Promise<{ readonly response: Response }>;

/** Creates the transport of a connection. `headers` go with every request. */
export function createTransport(baseUrl: string, headers: ConnectOptions["headers"]): Transport {
  const accept = { accept: "application/json, */*;q=0.5" };
  const { request } = createFetchClient({ baseUrl, headers: mergeHeaders(accept, headers) });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Its own type wants the operations named in `paths`.
  return request as unknown as Transport;
}
