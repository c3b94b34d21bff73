import type { Call, PickByStatus } from "../call/metadata.js";

/** Returns the call with the body that its operation documents for the status of a response; `undefined` if it has no other body. */
export const pickByStatus: PickByStatus = (call, { status }) => {
  const { pick: _, statuses = {}, ...rest } = call.operation;
  const own = statuses[status] ?? statuses[`${Math.floor(status / 100)}XX`];
  if (!own) return undefined;
  const { accept = rest.accept, empty, envelope, list, open, parse, read } = own;
  return { ...call, operation: { ...rest, accept, empty, envelope, list, open, parse, read } };
};

/** Returns the call with its operation as the document describes it for the status of a response. */
export function pickStatus(call: Call, response: Response): Call {
  return call.operation.pick?.(call, response) ?? call;
}
