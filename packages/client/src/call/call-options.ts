import type { Hooks, RetryEvent } from "./hook-events.js";

/** The options of a call. Each option needs its layer; `createClient` has all layers. */
export interface CallOptions extends TimeoutOptions, ResponseLimitOptions, ExtraParams, Hooks {
  /** Ends the call early, also during a wait. The call then rejects with an `AbortError`. */
  signal?: AbortSignal | undefined;
  /** The retries of this call. Each option takes precedence over the same option of the client. */
  retry?: RetryOptions | undefined;
  /**
   * Allows retries, because sending this call twice does no harm. Default: `true` for GET, HEAD and QUERY, else `false`. A
   * body that is a stream can be sent only once, and is never retried.
   */
  repeatable?: boolean | undefined;
}

/** Headers and query parameters that a call adds to its request. */
export interface ExtraParams {
  /**
   * Headers of this call. They take precedence over those of the client and of the operation; null removes a header. The client adds
   * its credentials afterwards.
   */
  headers?: Readonly<Record<string, string | null | undefined>> | Headers | undefined;
  /**
   * Query parameters after those of the operation, such as undocumented ones. They are not checked. A list is sent as one parameter
   * for each item; `undefined` and null are not sent.
   */
  query?: Readonly<Record<string, unknown>> | undefined;
}

/** The options of a call whose response has several media types, or bytes. */
export interface MediaOptions<Accept = never, As = never> extends CallOptions {
  /** The media type of the response. It is sent as the header `Accept`. Default: the first one of the type. */
  accept?: Accept | undefined;
  /**
   * The form of a response of bytes: `"blob"`, of at most `maxResponseBytes`, or `"stream"`, a `ReadableStream` of any size. Default:
   * `"blob"`.
   */
  as?: As | undefined;
}

/**
 * The type of a response. Bytes have the form that the caller chose; another body has its own type.
 *
 * @public Generated code uses it.
 */
export type ReadAs<Body, As> = Body extends Blob
  ? As extends "stream"
    ? ReadableStream<Uint8Array<ArrayBuffer>>
    : Body
  : Body;

/**
 * The media types of which a caller may choose one: names of the document, and those within a range such as `image/*`.
 *
 * @public Generated code uses it.
 */
export type MediaWithin<Name> = Name extends "*/*"
  ? string
  : Name extends `${infer Type}/*${infer Suffix}`
    ? Name | `${Type}/${string}${Suffix}` | (Suffix extends `+${infer Format}` ? `${Type}/${Format}` : never)
    : Name;

/**
 * The result for the media type that a caller chose: its own, otherwise that of the range which contains it.
 *
 * @public Generated code uses it.
 */
export type MediaResult<Results, Accept> = Accept extends keyof Results
  ? Results[Accept]
  : { [Name in keyof Results]: Accept extends MediaWithin<Name> ? Results[Name] : never }[keyof Results];

/** The options of a call whose response may be a `text/event-stream`. */
export interface EventOptions<Accept = never, As = never> extends MediaOptions<Accept, As> {
  /** Requests the events after the one with this id: the `lastEventId` of an earlier stream. */
  lastEventId?: string | undefined;
}

/** The time limits of a call. Default: the limits of the client. */
export interface TimeoutOptions {
  /**
   * Milliseconds for the whole call: all attempts, with their bodies and the waits between them. Default 90 000;
   * `Infinity` sets no limit. In an iteration, it applies to each page. A body that is a stream may take longer: the limit then
   * ends when the body begins.
   */
  timeoutMs?: number | undefined;
  /**
   * Milliseconds for one attempt, with its body. For a body that is a stream: until it begins, and then for each wait for its next
   * bytes. Default 30 000; `Infinity` sets no limit.
   */
  attemptTimeoutMs?: number | undefined;
}

/** The time limits of a call, with their defaults. */
export interface Times extends Readonly<Record<keyof TimeoutOptions, number>> {
  /** The time at which the call has to end, in milliseconds of the call's clock. */
  readonly endMs: number;
}

/** The size limit of a response. */
export interface ResponseLimitOptions {
  /**
   * Bytes that the body of a response may have, unpacked. Default 67 108 864, which is 64 MiB; `Infinity` sets no limit.
   * The client reads no more than that, and the call rejects with a `ResponseTooLargeError`. In a stream of items, it applies to
   * each item. A stream of bytes has no limit.
   */
  maxResponseBytes?: number | undefined;
}

/** When a failed call is sent again: GET, HEAD and QUERY always, other methods only with `repeatable`. */
export interface RetryOptions {
  /** Attempts after the first. Default 3; 0 turns retries off. In an iteration, it applies to each page. */
  maxRetries?: number | undefined;
  /**
   * Decides about a failure that may be retried: another attempt is left, and sending the call twice does no harm. `true` retries it,
   * `false` does not, and `undefined` leaves the decision to the other options. If it throws, the call rejects with the same error.
   */
  shouldRetry?: ((failure: Omit<RetryEvent, "waitMs">) => boolean | undefined) | undefined;
  /** Statuses that are retried. Default 408, 429, 500, 502, 503, 504, 520 to 529. */
  statuses?: readonly number[] | undefined;
  /**
   * Upper bound of the wait before the first retry, in milliseconds. The bound doubles with each retry. The wait is a random
   * time below it, so that callers who failed together do not return together. Default 500.
   */
  baseDelayMs?: number | undefined;
  /** Largest bound of a wait, in milliseconds. Default 8 000. */
  maxDelayMs?: number | undefined;
  /**
   * The longest wait that the service may request with `retry-after-ms` or `retry-after`, in milliseconds. The random wait
   * is added to it. If the service requests more, the call fails at once. Default 30 000.
   */
  maxRetryAfterMs?: number | undefined;
}

/** {@link RetryOptions} with their defaults. */
export type Retry = {
  readonly [Name in Exclude<keyof RetryOptions, "shouldRetry" | "statuses">]-?: NonNullable<RetryOptions[Name]>;
} & {
  /** Default: `statuses` and the kind of the failure decide. */
  readonly shouldRetry: RetryOptions["shouldRetry"];
  /** Default: the statuses of {@link isTemporary}. */
  readonly statuses: RetryOptions["statuses"];
};
