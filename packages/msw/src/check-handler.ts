import type { RequestHandler } from "msw";
import type { Contract } from "./open-contract.js";
import type { Target } from "./target.js";

/** Returns a handler that responds as the given one. */
export function checkHandler<Handler extends RequestHandler>(
  handler: Handler,
  _target: Target,
  _open: () => Promise<Contract>,
): Handler {
  return handler;
}
