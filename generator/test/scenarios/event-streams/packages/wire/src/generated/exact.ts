// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-wire.ts.

import { type Exact, int64 } from "../exact.js";

/** The 64-bit numbers of `Chat`. */
export const exactChat: Exact = { fields: { id: int64 } };

/** The 64-bit numbers of `ChatPiece`. */
export const exactChatPiece: Exact = { fields: { chat: int64 } };

/** The 64-bit numbers of `JobStarted`. */
export const exactJobStarted: Exact = { fields: { data: () => exactJob } };

/** The 64-bit numbers of `Job`. */
export const exactJob: Exact = { fields: { jobId: int64 } };

/** The 64-bit numbers of `Entry`. */
export const exactEntry: Exact = { fields: { at: int64 } };
