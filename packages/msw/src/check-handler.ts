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
    const result = await handler.run.call(checked, args).catch(async (error: unknown) => {
      // The caller gets such a response from MSW.
      await check(new Response(null, { status: 500 }));
      throw error;
    });
    const response = result?.response;
    // Without a response, another handler responds, or the network.
    if (response && response.headers.get("x-msw-intention") !== "passthrough") await check(response.clone());
    return result;
  };
  return checked;
}

const bodies = new WeakMap<Request, Promise<Uint8Array<ArrayBuffer> | undefined>>();

/** Reads the body of a request once for all handlers, before a handler consumes it. */
function readSent(request: Request): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const sent = bodies.get(request) ?? readCopy(request);
  bodies.set(request, sent);
  return sent;
}

/** Returns `undefined` for a body that a handler has consumed, and for a request that its caller has aborted. */
async function readCopy(request: Request): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    return new Uint8Array(await request.clone().arrayBuffer());
  } catch {
    return undefined;
  }
}
