import type { PaginateOptions } from "@shortvideo-api/pagination";
import type { CallOptions } from "../call/call-options.js";
import { checkOptions, type OptionTypes, sharedTypes } from "../call/check-options.js";
import type { Layer } from "../call/metadata.js";

/** A layer that rejects calls with unknown options or invalid values. */
export const callChecks: Layer = (next) => (call) => {
  const { operation, options } = call;
  // `calls.map(api.posts.get)` passes an index.
  if (typeof options !== "number") checkOptions(operation.id, options, types);
  // Some runtimes and libraries have their own class of signals.
  if (options.signal && typeof options.signal.addEventListener !== "function") {
    throw new TypeError(`${operation.id}: \`signal\` must be an \`AbortSignal\`.`);
  }
  return next(call);
};

/** Paginators pass their options to each call. */
const types: OptionTypes<CallOptions & PaginateOptions> = {
  signal: "object",
  ...sharedTypes,
  repeatable: "boolean",
  headers: "object",
  query: "object",
  maxItems: "",
  maxPages: "",
  prefetch: "",
  resumeFrom: "",
};
