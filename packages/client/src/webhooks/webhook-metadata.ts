import type { Exact } from "@shortvideo-api/wire";
import type { CredentialFormMetadata } from "../auth/schemes.js";
import type { CheckPart } from "../checks/operation-checks.js";

declare const body: unique symbol;
declare const credentials: unique symbol;

/**
 * A webhook or a callback, as the document describes it: a request that the service sends to you. `Body` is a union with a member for
 * each media type. `Credentials` has what receivers give to verify the service, by the names of security schemes.
 */
export interface WebhookMetadata<
  Name extends string = string,
  Body extends WebhookBody = WebhookBody,
  Credentials extends object = object,
> {
  /** `"petAdopted"`; for a callback, the id of its operation and its own name: `"orders.create.paid"`. */
  readonly name: Name;
  /** Upper case: `"POST"`. */
  readonly method: string;
  /** The headers, query parameters and cookies that are checked. */
  readonly params?: readonly WebhookParamMetadata[] | undefined;
  /** Whether each request has the body. Default `false`. */
  readonly required?: boolean | undefined;
  /** The documented bodies by media type. Absent if the document describes none. */
  readonly content?: Readonly<Record<string, WebhookContentMetadata>> | undefined;
  /** Alternatives of credentials. A request carries all credentials of one of them. */
  readonly security?: readonly (readonly CredentialPlace[])[] | undefined;
  /** Exist only for the compiler, not at run time. */
  readonly [body]?: Body | undefined;
  readonly [credentials]?: Credentials | undefined;
}

/** A parameter whose value is one text. */
export interface WebhookParamMetadata {
  readonly in: "header" | "query" | "cookie";
  readonly name: string;
  /** Default `false`. */
  readonly required?: boolean | undefined;
  /** The check of the value, which is text. Default: any value fits. */
  readonly schema?: CheckPart | undefined;
}

/** A documented body. */
export interface WebhookContentMetadata {
  /** The form in which the receiver gets it. Default: the value of the JSON. */
  readonly as?: "text" | "bytes" | undefined;
  /** The check of the value. Default: any value fits. */
  readonly schema?: CheckPart | undefined;
  /** The positions of 64-bit numbers. */
  readonly exact?: Exact | undefined;
}

/** A credential and its place in a request. */
export interface CredentialPlace {
  /** The name of the security scheme. */
  readonly scheme: string;
  readonly in: "header" | "query" | "cookie";
  readonly name: string;
  /** The text before the credential, such as `"Bearer "`. */
  readonly prefix?: string | undefined;
  /** Default: the credential is text. */
  readonly form?: CredentialFormMetadata | undefined;
}

/** A body and its media type, as the document has it. Both are `undefined` without a body. */
export interface WebhookBody<MediaType extends string | undefined = string | undefined, Body = unknown> {
  readonly mediaType: MediaType;
  readonly body: Body;
}

/** A verified webhook: its name, and its body with the media type. A union if it may be one of several webhooks. */
export type ParsedWebhook<Webhook> =
  Webhook extends WebhookMetadata<infer Name, infer Body> ? { readonly name: Name } & Readonly<Body> : never;
