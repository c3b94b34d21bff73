import type { Exact } from "@shortvideo-api/wire";
import type { DocumentedResponses } from "../errors/documented-responses.js";
import type { ClientError } from "../errors/client-error.js";
import type { ErrorClasses } from "../errors/error-classes.js";
import type { CallOptions, Retry, Times } from "./call-options.js";
import type { Clock } from "./clock.js";
import type { Redact } from "./describe-value.js";
import type { Hooks } from "./hook-events.js";
import type { CreateLocator, ServerMetadata } from "./locator.js";
import type { Middleware } from "./middleware.js";
import type { Outgoing, SendOnce, Transport } from "./outgoing.js";
import type { EncodingMetadata, ParamMetadata } from "./param-style.js";
import type { CredentialFunction, Credentials, CredentialValue, SentCredential } from "./signer.js";

/**
 * An operation, as its document describes it. It is a constant of generated code. Functions that only some operations need,
 * such as a serializer, are members of the constant, so bundles of other operations do not contain them.
 */
export interface OperationMetadata extends DocumentedResponses, MediaMetadata {
  readonly id: string;
  /** Upper case. */
  readonly method: string;
  /** The path of the document, with braces around parameters. */
  readonly path: string;
  /** The servers of this operation. Default: those of the service. */
  readonly servers?: readonly ServerMetadata[] | undefined;
  /** Serializes the params. Default: each is one value, in the query, under its key. */
  readonly serialize?: Serialize | undefined;
  /** Where `serialize` puts params, by key. */
  readonly params?: Readonly<Record<string, ParamMetadata>> | undefined;
  readonly body?: BodyMetadata | undefined;
  /** The alternatives of this operation. Default: those of the service. An empty list needs no credential. */
  readonly security?: SecurityAlternatives | undefined;
  /** Error classes of this operation alone, by status. */
  readonly errors?: ErrorClasses | undefined;
  /** The media type that `choose` chose. */
  readonly accept?: string | undefined;
  /** Chooses one of `media` by the options of a call. Default: the operation has only one. */
  readonly choose?: Choose | undefined;
  /** The bodies of a success by media type; the first one is the default. */
  readonly media?: Readonly<Record<string, MediaMetadata>> | undefined;
  /** Returns the result of a documented redirect. Default: redirects are failures. */
  readonly readRedirect?: ((call: Call, response: Response) => unknown) | undefined;
  /** The statuses of documented redirects. */
  readonly redirects?: readonly number[] | undefined;
  /** Since when, why, and the replacement, in sentences. Set only for deprecated operations. */
  readonly deprecated?: string | undefined;
}

/** How the body of a success is read. */
export interface MediaMetadata extends Pick<DocumentedResponses, "envelope" | "list"> {
  /** Reads the body of a success. Default: as text, which `parse` takes. */
  readonly read?: ReadSuccess | undefined;
  /** Opens the body of a success as a stream of bytes. */
  readonly open?: ReadSuccess | undefined;
  /** Returns the result of a success without a body. Default: such a response is a failure. */
  readonly empty?: (() => unknown) | undefined;
  /** Parses the text of a response, or of an item of a stream. Default: `readJson`, which loses no digit. */
  readonly parse?: ((text: string) => unknown) | undefined;
  /** Chooses one of `statuses` for a response. Default: all statuses have one body. */
  readonly pick?: PickByStatus | undefined;
  /** The bodies of statuses that have others, by status or by class of statuses such as `"2XX"`. */
  readonly statuses?: Readonly<Record<string, StatusMetadata>> | undefined;
}

/** How the body of a status is read. */
export interface StatusMetadata extends Omit<MediaMetadata, "pick" | "statuses"> {
  /** Its media type. Default: the one that the call asked for. */
  readonly accept?: string | undefined;
}

/** Returns the call with its operation as the document describes it for the status of a response; `undefined` for the same call. */
export type PickByStatus = (call: Call, response: Response) => Call | undefined;

/** Reads the body of a success, or opens it as a stream. An error other than a `ClientError` counts as a failed connection. */
export type ReadSuccess = (response: Response, call: Call) => Promise<string | object>;

/** Chooses a media type by the options of a call. Returns the operation with this media type, and the other options. */
export type Choose = (
  operation: OperationMetadata,
  options: CallOptions,
) => { readonly operation: OperationMetadata; readonly options: CallOptions };

/** Params by key. Those that are `undefined` or null are not sent. */
export type ParamValues = Readonly<Record<string, unknown>>;

/** Serializes the params of a call. */
export type Serialize = (operation: OperationMetadata, params: ParamValues) => Serialized;

/** The parts of a request. */
export interface Serialized extends Partial<Omit<SerializedBody, "contentType">> {
  /** The path with its parameters. Default: the path of the operation. */
  readonly path?: string | undefined;
  /** Without its question mark. */
  readonly query: string;
  /** Also cookies. Null if `fetch` sets the value itself. */
  readonly headers?: Readonly<Record<string, string | null | undefined>> | undefined;
}

/** The body of a request. */
export interface BodyMetadata extends ContentMetadata {
  /** Its key in the params object. */
  readonly param: string;
  /** The default media type. */
  readonly mediaType: string;
  /** The key of the media type in the params object, if callers may choose one. */
  readonly contentType?: string | undefined;
  /** The key of the headers of parts in the params object, if callers may set some. */
  readonly partHeaders?: string | undefined;
  /** The other media types, and ranges of them. */
  readonly others?: Readonly<Record<string, ContentMetadata>> | undefined;
  /** Returns `undefined` if the call has no body. */
  readonly serialize: (params: ParamValues, metadata: BodyMetadata) => SerializedBody | undefined;
  /** Returns whether a body can be sent only once. Default: any body can be sent again. */
  readonly isSentOnce?: ((body: unknown) => boolean) | undefined;
}

/** A media type of a body. */
export interface ContentMetadata {
  readonly exact?: Exact | undefined;
  /** Writes a body item by item. Default: the media type decides how the body is written. */
  readonly write?: ((body: unknown, exact?: Exact) => ReadableStream<Uint8Array> | string) | undefined;
  /** The serialization of the properties of a form. */
  readonly encoding?: Readonly<Record<string, EncodingMetadata>> | undefined;
}

/** The body of a request, as `fetch` takes it. */
export interface SerializedBody {
  // `BodyInit` would need the types of browsers.
  readonly body: NonNullable<RequestInit["body"]>;
  /** A stream cannot be sent without it: https://fetch.spec.whatwg.org/#ref-for-dom-requestinit-duplex */
  readonly duplex?: "half";
  /** Null if `fetch` sets the type itself. */
  readonly contentType: string | null;
}

/** The service, as its document describes it. */
export interface ServiceMetadata {
  /** Creates the function that returns the addresses of a connection. Default: callers give `baseUrl`. */
  readonly createLocator?: CreateLocator | undefined;
  /** Creates the signer of a connection. */
  readonly createSigner: CreateSigner;
  /** Fields of a body that may contain the service's code, as paths with dots. A code other than success is a failure. */
  readonly codes: readonly string[];
  /** The codes that mean success. Upper and lower case are the same, and so are a number and its text. Booleans in the body count only if one is here. */
  readonly success: readonly (number | string | boolean)[];
  /** Fields of a body that may contain the service's message, best first. */
  readonly messages: readonly string[];
  /** The advice for a failure inside a 200: one sentence. */
  readonly advice?: string | undefined;
  /** The documented failures of operations without their own. */
  readonly failures?: DocumentedResponses["failures"];
  /** The error classes of statuses, unless an operation has its own. Default: `ApiError`. */
  readonly errors: ErrorClasses;
}

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
  /** The functions that the caller has given as credentials. Default: none. */
  readonly functions?: CredentialFunctions | undefined;
  /** The credentials of the next attempt, if a layer obtains them. */
  readonly credentials?: Credentials | undefined;
  /** Replaces time and random numbers in tests. Default: those of the runtime. */
  readonly clock?: Clock | undefined;
}

/**
 * The parts that layers add to a call. A part is absent if the connection has no such layer. If a layer is given twice, the last part
 * counts; hooks, middleware and quotas add up.
 */
export interface CallPlan {
  /** Obtains the credentials of all attempts. Default: they do not come from functions. */
  readonly authenticate?: Layer | undefined;
  /** Makes attempts until one succeeds. Default: one attempt. */
  readonly repeat?: Layer | undefined;
  /** When `repeat` makes another attempt. */
  readonly retry?: Retry | undefined;
  /** Surround each attempt, inside the retries and outside of its time limit. The first is the innermost. Quotas are once for each limiter. */
  readonly around?: ReadonlyMap<object, Layer> | undefined;
  /** Ends the call and its attempts. Default: an attempt lasts until the caller's signal aborts. */
  readonly limitTime?: Layer | undefined;
  /** The times of `limitTime`. */
  readonly times?: Times | undefined;
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

/** Adds a step before or after a request is sent. */
export type WrapFetch = (send: SendOnce, call: Call) => SendOnce;

/** Reads a body as text, or as the result of `join`. An error other than a `ClientError` counts as a failed connection. */
export type ReadBody = (
  response: Response,
  call: Call,
  join?: (chunks: Uint8Array<ArrayBuffer>[]) => string | Blob,
) => Promise<string | Blob>;

/** Adds the caller's credentials to requests, and removes them from texts before they are shown. */
export interface Signer {
  /** Adds credentials to a request for the origin of the service. */
  readonly sign: (outgoing: Outgoing, operation: OperationMetadata, credentials: Credentials | undefined) => Outgoing;
  readonly redact: Redact;
  /** What the layer `credentialFunctions` needs. Absent if no credential comes from a function. */
  readonly functions?: CredentialFunctions | undefined;
}

/** The functions that the caller has given as credentials, and what they need. */
export interface CredentialFunctions {
  /** By names of security schemes. */
  readonly byName: ReadonlyMap<string, CredentialFunction<unknown>>;
  /** The credentials that do not come from functions. */
  readonly fixed: Credentials;
  /** The alternatives of operations that declare none. */
  readonly shared: SecurityAlternatives;
  /** Encodes what a function returned, and hides it from now on. Returns `undefined` for a value that no request can carry. */
  readonly encode: (name: string, value: unknown) => SentCredential | undefined;
  /** Returns the option of a scheme, in backticks. */
  readonly describe: (name: string) => string;
  /** Returns the form of a credential. */
  readonly describeForm: (name: string) => string;
}

/** Creates a signer. Throws a TypeError, which shows no credential, for a value that no request can carry. */
export type CreateSigner = (options: ConnectionCredentials) => Signer;

/** The credentials of a connection. Their exact type is generated: `AuthOptions`. */
export interface ConnectionCredentials {
  readonly apiKey?: CredentialValue | undefined;
  /** By names of security schemes. */
  readonly auth?: object | undefined;
}

/** Names of security schemes. A request has the credentials of one alternative. An empty alternative is the last one. */
export type SecurityAlternatives = readonly (readonly string[])[];
