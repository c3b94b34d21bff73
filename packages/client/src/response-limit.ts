import type { Middleware } from "openapi-fetch";
import { checkLimit } from "./check-limit.js";
import { ConnectionError } from "./connection-error.js";
import { describeFailure } from "./describe-failure.js";
import type { Layer, Receive } from "./layer.js";
import { limitBody } from "./limit-body.js";
import { ResponseTooLargeError } from "./response-too-large-error.js";

export interface ResponseLimitOptions {
  /**
   * Bytes that the body of an answer may have, once it is unpacked. Default 67 108 864, which is 64 MiB; `Infinity` sets
   * no limit. A longer one is not read to its end, and the call rejects with a `ResponseTooLargeError`.
   */
  maxResponse_bytes?: number | undefined;
}

/**
 * A layer that reads no more of an answer than it may have. Throws a RangeError for a number that limits nothing.
 *
 * @example
 * const connection = connect({ baseUrl, apiKey, layers: [responseLimit({ maxResponse_bytes: 1_000_000 })] });
 */
export function responseLimit({ maxResponse_bytes = 64 * 2 ** 20 }: ResponseLimitOptions = {}): Layer {
  const read = (own = maxResponse_bytes): number => checkLimit("maxResponse_bytes", own, 1);
  read();
  return (next) => (given) => {
    const limit_bytes = read(given.options.maxResponse_bytes);
    const receive: Receive = (response, task, fail) => {
      const refuse = (): Error =>
        new ResponseTooLargeError(task.operation.id, describeFailure(task, response, undefined), limit_bytes);
      limitBody(response, limit_bytes, refuse, fail);
    };
    const fail = (thrown: unknown): Error => new ConnectionError(given.operation.id, thrown, given.attempt);
    // The first is told of the answer last: it may be one that another has made.
    const last: Middleware = { onResponse: ({ response }) => receive(response, given, fail) };
    return next({ ...given, receive, middleware: given.middleware && [last, ...given.middleware] });
  };
}
