import type { ClientError } from "../errors/client-error.js";
import type { CallOptions, Retry, Times } from "./call-options.js";
import type { Clock } from "./clock.js";
import type { Hooks } from "./hook-events.js";
import type { OperationMetadata, ParamValues, ServiceMetadata } from "./metadata.js";
import type { Middleware } from "./middleware.js";
import type { Draft, Outgoing } from "./outgoing.js";
import type { Credentials } from "./signer.js";

/**
 * One feature of a connection. It surrounds a call with all its attempts. A layer may reject the call, read its result, or
 * add a part to its plan. The first of a connection's layers is the outermost. Middleware sees each attempt.
 *
 * @example
 * const logging: Layer = (next) => async (call) => {
 *   const result = await next(call);
 *   console.log(call.operation.id, result.attempts);
 *   return result;
 * };
 */
export type Layer = (next: Send) => Send;

/** Passes a call to the next layer, or sends it. Rejects with the error of the call, or with the reason of its signal. */
export type Send = (call: Call) => Promise<CallResult>;

/** A call in progress: the caller's values, the plan of the layers, and the current attempt. */
export interface Call {
  readonly operation: OperationMetadata;
  /** The caller's values, unchanged. */
  readonly params: ParamValues;
  readonly options: CallOptions;
  readonly plan: CallPlan;
  readonly attempt: Attempt;
  /** Counts all requests of the call. */
  readonly sent: { attempts: number };
  readonly service: ServiceMetadata;
  /** Replaces the key in a text that is about to be shown. */
  readonly redact: Redact;
  /** Starts another call of the same connection, with all its layers. */
  readonly start: (operation: OperationMetadata, params: ParamValues, options?: CallOptions) => Promise<unknown>;
  /** The credentials of the next attempt, if a layer obtains them. */
  readonly credentials?: Credentials | undefined;
  /** Replaces time and random numbers in tests. Default: those of the runtime. */
  readonly clock?: Clock | undefined;
}

/**
 * The parts that layers add to a call. Each part has the name of its layer, and is absent if the connection has no such
 * layer. If a layer is given twice, the last part counts; hooks, middleware and quotas add up.
 */
export interface CallPlan {
  /** Makes attempts until one succeeds. Default: one attempt. */
  readonly retries?: { readonly options: Retry; readonly attempt: Layer } | undefined;
  /** Lets each attempt wait for its turn, once for each limiter. */
  readonly quotas?: ReadonlyMap<object, Layer> | undefined;
  /** Ends the call and its attempts. Default: an attempt lasts until the caller's signal aborts. */
  readonly timeouts?: { readonly times: Times; readonly attempt: Layer } | undefined;
  /** In the order in which they run. The hooks of the call are the last. */
  readonly hooks?: readonly Hooks[] | undefined;
  /** Lists the middleware. It passes each response whose body will be read to `prepare`. */
  readonly middleware?: ((prepare: (response: Response) => void) => readonly Middleware[]) | undefined;
  /** Sends each request through the middleware. Default: `fetch` receives the request directly. */
  readonly transport?: Transport | undefined;
  /** Wraps the sending of each request, inside the middleware. Hooks and quotas use it. */
  readonly wrapFetch?: WrapFetch | undefined;
  /** Reads the body of a response. Default: the runtime does, with no limit. */
  readonly readBody?: ReadBody | undefined;
  /** Bytes that one item of a stream may have. Default: no limit. */
  readonly limitBytes?: number | undefined;
}

/** One attempt of a call. */
export interface Attempt {
  /** Counted from 1. */
  readonly number: number;
  /** Ends the attempt. */
  readonly signal?: AbortSignal | undefined;
  /** The error of the attempt before. */
  readonly cause?: ClientError | undefined;
}

/**
 * Makes attempts as the plan says: retries repeat the call, each attempt first waits for its turn, and then its time limit
 * begins. Therefore, the order of a connection's layers does not matter.
 */
export const makeAttempts: Layer = (send) => (call) => {
  const { quotas, retries, timeouts } = call.plan;
  const layers = [timeouts?.attempt, ...(quotas?.values() ?? []), retries?.attempt];
  return layers.reduce((next, layer) => layer?.(next) ?? next, send)(call);
};

/** Returns the call with more parts in its plan. */
export function addToPlan(call: Call, parts: CallPlan): Call {
  return { ...call, plan: { ...call.plan, ...parts } };
}

/** Replaces the key in a text that is about to be shown. */
export type Redact = (text: string) => string;

/** Sends one request. */
export type SendOnce = (outgoing: Outgoing) => Promise<Response>;

/** Adds a step before or after a request is sent. */
export type WrapFetch = (send: SendOnce, call: Call) => SendOnce;

/** Sends a draft, and reads the text of the response if it has a body. The address of the draft begins with `baseUrl`. */
export type Transport = (
  draft: Draft,
  send: SendOnce,
  route: { readonly baseUrl: string; readonly middleware?: readonly Middleware[] | undefined },
) => Promise<Response>;

/** Reads a body as text, or as the result of `join`. An error other than a `ClientError` counts as a failed connection. */
export type ReadBody = (
  response: Response,
  call: Call,
  join?: (chunks: Uint8Array<ArrayBuffer>[]) => string | Blob,
) => Promise<string | Blob>;

/** A call that succeeded. */
export interface CallResult {
  /** The body, parsed as its operation documents it. */
  readonly data: unknown;
  readonly response: Response;
  /** The body as it arrived; `undefined` when there was none. */
  readonly body?: string | object | undefined;
  /** How often the call was sent. */
  readonly attempts: number;
}
