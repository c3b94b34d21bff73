import type { Middleware } from "openapi-fetch";
import type { ClientError } from "../errors/client-error.js";
import type { Limiter } from "./limiter.js";
import type { Retry } from "./retry-options.js";
import type { CallOptions, Times } from "./call-options.js";
import type { Clock } from "./clock.js";
import type { Hooks } from "./hook-events.js";
import type { OperationMetadata, ParamValues, ServiceMetadata } from "./metadata.js";
import type { Outgoing } from "./outgoing.js";

/**
 * One concern of a connection, laid around a call with all its attempts: it may refuse the call, look at what comes of it,
 * or say how it is to be made. The first of a connection's layers is the outermost. What sees each attempt is middleware.
 *
 * @example
 * const logging: Layer = (next) => async (task) => {
 *   const received = await next(task);
 *   console.log(task.operation.id, received.attempts);
 *   return received;
 * };
 */
export type Layer = (next: Send) => Send;

/**
 * Makes attempts as the layers say that are about them. Each of these has its place here, in whatever order they are
 * listed: a call is repeated, each attempt waits for its turn, and then its time begins.
 */
export const makeAttempts: Layer = (attempt) => (task) => {
  let next = within(task.limitTime, attempt);
  task.turns?.forEach((wait) => (next = wait(next)));
  return within(task.repeat, next)(task);
};

const within = (layer: Layer | undefined, next: Send): Send => layer?.(next) ?? next;

/** Carries a call on. It rejects with what the call ends in, and with its signal's reason when that aborts. */
export type Send = (task: Task) => Promise<Received>;

/**
 * A call on its way. A layer that says something of it hands on another task: `next({ ...task, times })`. Of what only one
 * can say, the last layer's word holds; hooks, middleware and turns add up.
 */
export interface Task {
  readonly operation: OperationMetadata;
  /** As the caller gave them. */
  readonly params: ParamValues;
  readonly options: CallOptions;
  /** Ends the attempt. Default: the caller's. */
  readonly signal?: AbortSignal | undefined;
  /** Which attempt this is, counted from 1. */
  readonly attempt: number;
  /** The error of the attempt before. */
  readonly cause?: ClientError | undefined;
  /** Counts the requests of the call, whoever makes them. */
  readonly sent: { attempts: number };
  /** Stands in for time and chance: for tests. */
  readonly clock?: Clock | undefined;
  /** Takes the key out of what is about to be shown. */
  readonly redact: Redact;
  /** What the document says of the service. */
  readonly facts: ServiceMetadata;
  /** How long the call may take, by the layer `timeouts`. */
  readonly times?: Times | undefined;
  /** When failures may pass, and how long the service may ask to wait, by the layer `retries`. */
  readonly retry?: Retry | undefined;
  /** Whom the layer `hooks` tells; the call's own come last. */
  readonly hooks?: readonly Hooks[] | undefined;
  /** Lists what sees the request and the answer, in the form of openapi-fetch. `receive` readies what comes of the answer. */
  readonly middleware?: ((receive: (response: Response) => void) => readonly Middleware[]) | undefined;
  /** Lies around each request, behind the middleware. */
  readonly wrapFetch?: WrapFetch | undefined;
  /** Goes with the three below; `makeAttempts`. Default: there is one attempt. */
  readonly makeAttempts?: Layer | undefined;
  /** Makes attempts until one succeeds or no other is to follow. Default: makes one. */
  readonly repeat?: Layer | undefined;
  /** Lets each attempt wait, once for each limiter: twice, it would wait for itself. Default: none waits. */
  readonly turns?: ReadonlyMap<Limiter, Layer> | undefined;
  /** Ends an attempt by a signal of its own. Default: it takes as long as the caller's signal lets it. */
  readonly limitTime?: Layer | undefined;
  /** Reads the body of an answer. Default: as the runtime does, whole. */
  readonly readBody?: ReadBody | undefined;
}

/** Takes the key out of a text that is about to be shown. */
export type Redact = (text: string) => string;

/** Sends one request. */
export type SendOnce = (outgoing: Outgoing) => Promise<Response>;

/** Gives a way to send that does something beside. */
export type WrapFetch = (send: SendOnce, task: Task) => SendOnce;

/** Reads a body as what its operation documents. What it throws that is no `ClientError` is a failed connection. */
export type ReadBody = (response: Response, task: Task, as: "text" | "blob") => Promise<string | Blob>;

/** A call that was answered well. */
export interface Received {
  /** The answer as its operation documents it. */
  readonly data: unknown;
  readonly response: Response;
  /** The body as it came; `undefined` when none was read. */
  readonly body?: string | Blob | undefined;
  /** Times that the call was sent. */
  readonly attempts: number;
}
