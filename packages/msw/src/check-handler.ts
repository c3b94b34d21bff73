import { HttpHandler } from "msw";
import type { HandlerContract } from "./open-contract.js";

/** Finds the contract of a request, with the base path of its address; `undefined` for a request that belongs to none. */
export type FindContract = (
  url: string,
) => Promise<{ readonly contract: HandlerContract; readonly basePath: string } | undefined>;

/**
 * Returns a handler that responds as the given one, and passes each exchange to the contract of the request. Returns a handler of another
 * protocol than HTTP itself.
 */
export function checkHandler<Handler extends object>(handler: Handler, find: FindContract): Handler {
  if (!(handler instanceof HttpHandler)) return handler;
  // MSW keeps the state of a handler, such as `once`, in the object itself. This object has its own state and all methods.
  const checked: HttpHandler & Handler = Object.create(handler);
  checked.run = async (args) => {
    const { request } = args;
    const startedAt = performance.now();
    const sent = readSent(request);
    const check = async (response: Response): Promise<void> => {
      const durationMs = performance.now() - startedAt;
      const found = await find(request.url);
      await found?.contract.check({ request, body: await sent, response, durationMs }, found.basePath);
    };
    try {
      const result = await handler.run.call(checked, args);
      const response = result?.response;
      // Without a response, another handler responds, or the network.
      if (response && response.headers.get("x-msw-intention") !== "passthrough") await check(response.clone());
      return result;
    } catch (error) {
      // The caller gets such a response from MSW.
      await check(Response.json({}, { status: 500 }));
      throw error;
    }
  };
  return checked;
}

const bodies = new WeakMap<Request, Promise<Uint8Array<ArrayBuffer> | undefined>>();

/** Reads the body of a request once for all handlers, before a handler consumes it. Returns `undefined` for a body that one has consumed. */
function readSent(request: Request): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const known = bodies.get(request);
  if (known) return known;
  const body = request.bodyUsed
    ? Promise.resolve(undefined)
    : request
        .clone()
        .arrayBuffer()
        .then(
          (bytes) => new Uint8Array(bytes),
          // The caller has aborted the request.
          () => undefined,
        );
  bodies.set(request, body);
  return body;
}
