import type { Middleware } from "openapi-fetch";
import type { Layer } from "../call/call-plan.js";

/**
 * A layer of middleware in the form of openapi-fetch, which may change requests and answers:
 * https://openapi-ts.dev/openapi-fetch/middleware-auth. It sees each attempt before the caller's key is put in; a
 * request that it sends to another origin goes without the key.
 *
 * @example
 * const tracing = middleware({ onRequest: ({ request }) => request.headers.set("traceparent", traceparent) });
 * const connection = connect({ baseUrl, apiKey, layers: [tracing] });
 */
export function middleware(...own: readonly Middleware[]): Layer {
  return (next) => (task) =>
    next({
      ...task,
      middleware: (receive) => [
        ...(task.middleware?.(receive) ?? [{ onResponse: ({ response }) => receive(response) }]),
        // What `onRequest` answers passes no `onResponse`.
        ...own.map((each): Middleware => ({
          async onRequest(about) {
            const made = await each.onRequest?.(about);
            if (made instanceof Response) receive(made);
            return made;
          },
          onResponse: (about) => each.onResponse?.(about),
          onError: (about) => each.onError?.(about),
        })),
      ],
    });
}
