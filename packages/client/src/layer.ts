import type { CallOptions } from "./call-options.js";
import type { ClientError } from "./client-error.js";
import type { Clock } from "./clock.js";
import type { Hooks } from "./hooks.js";
import type { Limits } from "./limits.js";
import type { OperationFacts, ParamValues } from "./operation-facts.js";
import type { Retry } from "./retry-options.js";

/**
 * One concern of a connection, laid around what is below it: it may refuse a call, wait, or send it again. The first of a
 * connection's layers is the outermost.
 *
 * @example
 * const logging: Layer = (next) => async (task) => {
 *   console.log(task.operation.id, task.attempt);
 *   return next(task);
 * };
 */
export type Layer = (next: Send) => Send;

/** Carries a call on. It rejects with what the call ends in, or throws it at once. */
export type Send = (task: Task) => Promise<Received>;

/** A call on its way. A layer that changes something hands on another task: `next({ ...task, attempt: 2 })`. */
export interface Task {
  readonly operation: OperationFacts;
  /** As the caller gave them. */
  readonly params: ParamValues;
  readonly options: CallOptions;
  readonly limits: Limits;
  /** Which attempt this is, counted from 1. */
  readonly attempt: number;
  /** The error of the attempt before. */
  readonly cause: ClientError | undefined;
  /** When failures may pass, and how long the service may ask to wait. */
  readonly retry: Retry;
  /** When the call has to be over, in milliseconds of `clock`. */
  readonly end_ms: number;
  readonly clock: Clock;
  /** The client's and the call's. */
  readonly hooks: readonly Hooks[];
  /** Takes the key out of what is about to be shown. */
  readonly redact: (value: unknown) => unknown;
}

/** A call that was answered well. */
export interface Received {
  /** The answer as its operation documents it. */
  readonly data: unknown;
  readonly response: Response;
  /** Times that the call was sent. */
  readonly attempts: number;
}
