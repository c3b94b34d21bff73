// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-wire.ts.

import type { OperationId } from "@shortvideo-api/openapi-types";
import { type Exact, int64 } from "../exact.js";
import { exactChat, exactEntry, exactJobStarted } from "./exact.js";

/** The 64-bit numbers of a body of `jobs.watch`. */
export const marksOfResponseOfJobsWatch: Exact = { also: [() => exactJobStarted] };

/** The 64-bit numbers of a body of `logs.list`. */
export const marksOfMedia2OfLogsList: Exact = { fields: { seq: int64 } };

/** The 64-bit numbers of each response body. An operation without any has no entry. */
export const exactResponses: { readonly [Id in OperationId]?: Exact } = {
  "chats.create": exactChat,
  "jobs.watch": marksOfResponseOfJobsWatch,
  "logs.follow": exactEntry,
  "logs.list": exactEntry,
};

/** The 64-bit numbers of each request body. An operation without any has no entry. */
export const exactRequests: { readonly [Id in OperationId]?: Exact } = {};
