// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

export type ChatRequest = {
  model: string;
  stream?: boolean;
};

export type Chat = {
  /** Format: int64 */
  id: string;
  text?: string;
};

export type ChatPiece = {
  /** Format: int64 */
  chat?: string;
  delta: string;
};

export type Problem = {
  message: string;
};

export type JobStarted = {
  /** @constant */
  event: "started";
  data: Job;
  id?: string;
};

export type JobEnded = {
  /** @constant */
  event: "ended";
  data: string;
};

export type Job = {
  /** Format: int64 */
  jobId: string;
};

export type Entry = {
  /** Format: int64 */
  at: string;
  text?: string;
};
