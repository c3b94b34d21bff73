import type { Middleware } from "openapi-fetch";
import type { CallOptions } from "./call-options.js";
import type { ClientError } from "./client-error.js";
import type { Clock } from "./clock.js";
import type { Hooks } from "./hooks.js";
import type { OperationFacts, ParamValues } from "./operation-facts.js";
import type { Retry } from "./retry-options.js";
import type { ServiceFacts } from "./service-facts.js";
import type { Times } from "./timeouts.js";

/**
 * One concern of a connection, laid around what is below it: it may refuse a call, wait, send it again, or say how it is
 * to be sent. The first of a connection's layers is the outermost.
 *
 * @example
 * const logging: Layer = (next) => async (task) => {
 *   console.log(task.operation.id, task.attempt);
 *   return next(task);
 * };
 */
export type Layer = (next: Send) => Send;

/** Carries a call on. It rejects with what the call ends in. */
export type Send = (task: Task) => Promise<Received>;

/** A call on its way. A layer that changes something hands on another task: `next({ ...task, attempt: 2 })`. */
export interface Task {
  readonly operation: OperationFacts;
  /** As the caller gave them. */
  readonly params: ParamValues;
  readonly options: CallOptions;
  /** Which attempt this is, counted from 1. */
  readonly attempt: number;
  /** The error of the attempt before. */
  readonly cause?: ClientError | undefined;
  /** Stands in for time and chance: for tests. */
  readonly clock?: Clock | undefined;
  /** Takes the key out of what is about to be shown. */
  readonly redact: (value: unknown) => unknown;
  /** What the document says of the service. */
  readonly facts: ServiceFacts;
  /** How long the call may take, by the layer `timeouts`. */
  readonly times?: Times | undefined;
  /** When failures may pass, and how long the service may ask to wait, by the layer `retries`. */
  readonly retry?: Retry | undefined;
  /** Whom the layer `hooks` tells. */
  readonly hooks?: readonly Hooks[] | undefined;
  /** What sees the request and the answer, in the form of openapi-fetch. */
  readonly middleware?: readonly Middleware[] | undefined;
  /** Lies around each request, behind the middleware. */
  readonly wrapFetch?: WrapFetch | undefined;
  /** Makes the attempt under its own conditions. Default: as long as the caller's signal lets it. */
  readonly runAttempt?: RunAttempt | undefined;
  /** Readies an answer for being read. Default: it is read whole. */
  readonly receive?: Receive | undefined;
}

/** Sends one request. */
export type Fetch = (request: Request, init: RequestInit) => Promise<Response>;

/** Gives a way to send that does something beside. */
export type WrapFetch = (send: Fetch, task: Task) => Fetch;

/** Makes one attempt with a signal that may end it. */
export type RunAttempt = (
  task: Task,
  send: (signal: AbortSignal | undefined) => Promise<Received>,
) => Promise<Received>;

/** Gives a response its ways to be read. What `fail` makes of an error is thrown when reading fails. */
export type Receive = (response: Response, task: Task, fail: (thrown: unknown) => unknown) => void;

/** A call that was answered well. */
export interface Received {
  /** The answer as its operation documents it. */
  readonly data: unknown;
  readonly response: Response;
  /** Times that the call was sent. */
  readonly attempts: number;
}
