import type { PickByStatus } from "../call/metadata.js";

/** Returns the call with the body that its operation documents for the status of a response; `undefined` if it has no other body. */
export const pickByStatus: PickByStatus = (call, { status }) => {
  const { pick: _, statuses = {}, ...rest } = call.operation;
  const own = statuses[status] ?? statuses[`${Math.floor(status / 100)}XX`];
  if (!own) return undefined;
  const { accept = rest.accept, empty, envelope, list, open, parse, read } = own;
  return { ...call, operation: { ...rest, accept, empty, envelope, list, open, parse, read } };
};
