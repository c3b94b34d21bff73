import type { Layer } from "../call/metadata.js";
import type { Middleware, MiddlewareContext } from "../call/middleware.js";
import { createMiddlewareTransport } from "../call/transport.js";

/**
 * Creates a layer of middleware, which may change requests and responses. It sees each attempt before the key is added; a
 * request that it sends to another origin goes without the key.
 *
 * @example
 * const tracing = middleware({ onRequest: ({ request }) => request.headers.set("traceparent", traceparent) });
 * const connection = connect({ baseUrl, apiKey, layers: [tracing] });
 */
export function middleware(...list: readonly Middleware[]): Layer {
  const transport = createMiddlewareTransport();
  return (next) => (call) => {
    const { operation, params, plan } = call;
    // The transport knows only the path that is sent.
    const complete = <Context extends MiddlewareContext>(context: Context): Context => ({
      ...context,
      schemaPath: operation.path,
      params: { path: {}, query: params },
    });
    const added: NonNullable<typeof plan.middleware> = (prepare) => [
      ...(plan.middleware?.(prepare) ?? [{ onResponse: ({ response }) => prepare(response) }]),
      ...list.map((each): Middleware => ({
        async onRequest(context) {
          const returned = await each.onRequest?.(complete(context));
          // openapi-fetch calls no `onResponse` for this response.
          if (returned instanceof Response) prepare(returned);
          return returned;
        },
        onResponse: (context) => each.onResponse?.(complete(context)),
        onError: (context) => each.onError?.(complete(context)),
      })),
    ];
    return next({ ...call, plan: { ...call.plan, middleware: added, transport } });
  };
}
