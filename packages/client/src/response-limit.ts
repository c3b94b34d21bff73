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

/** A layer that reads no more of an answer than it may have. Throws a RangeError for a number that limits nothing. */
export function responseLimit({ maxResponse_bytes = 64 * 2 ** 20 }: ResponseLimitOptions = {}): Layer {
  const own_bytes = checkLimit("maxResponse_bytes", maxResponse_bytes, 1);
  const receive: Receive = (response, task, fail) => {
    const limit_bytes = task.options.maxResponse_bytes ?? own_bytes;
    const refuse = (): Error =>
      new ResponseTooLargeError(task.operation.id, describeFailure(task, response, undefined), limit_bytes);
    limitBody(response, limit_bytes, refuse, fail);
  };
  return (next) => (task) => {
    if (task.options.maxResponse_bytes !== undefined)
      checkLimit("maxResponse_bytes", task.options.maxResponse_bytes, 1);
    const { middleware } = task;
    // The first is told of the answer last: it may be one that another has made.
    const fail = (thrown: unknown): Error => new ConnectionError(task.operation.id, thrown, task.attempt);
    const last: Middleware = { onResponse: ({ response }) => receive(response, task, fail) };
    return next({ ...task, receive, middleware: middleware && [last, ...middleware] });
  };
}
