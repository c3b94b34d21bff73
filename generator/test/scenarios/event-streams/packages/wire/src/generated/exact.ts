// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-wire.ts.

import { type Exact, int64 } from "../exact.js";

/** The 64-bit numbers of a `Chat`. */
export const exactChat: Exact = { fields: { id: int64 } };

/** The 64-bit numbers of a `ChatPiece`. */
export const exactChatPiece: Exact = { fields: { chat: int64 } };

/** The 64-bit numbers of a `JobStarted`. */
export const exactJobStarted: Exact = { fields: { data: () => exactJob } };

/** The 64-bit numbers of a `Job`. */
export const exactJob: Exact = { fields: { jobId: int64 } };

/** The 64-bit numbers of a `Entry`. */
export const exactEntry: Exact = { fields: { at: int64 } };
