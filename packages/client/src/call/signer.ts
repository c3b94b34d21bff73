import type { Layer, Redact } from "./call-plan.js";
import type { OperationMetadata } from "./metadata.js";
import type { Outgoing } from "./outgoing.js";

/** Adds the caller's credentials to requests, and removes them from texts before they are shown. */
export interface Signer {
  /** Adds credentials to a request for the origin of the service. */
  readonly sign: (outgoing: Outgoing, operation: OperationMetadata, credentials: Credentials | undefined) => Outgoing;
  readonly redact: Redact;
  /** The layers of the connection, with one that obtains credentials. Default: those of its options. */
  readonly layers?: readonly Layer[] | undefined;
}

/** Creates a signer. Throws a TypeError, which shows no credential, for a value that no request can carry. */
export type CreateSigner = (options: ConnectionCredentials) => Signer;

/** The credentials of a connection. Their exact type is generated: `AuthOptions`. */
export interface ConnectionCredentials {
  readonly apiKey?: CredentialValue | undefined;
  /** By names of security schemes. */
  readonly auth?: object | undefined;
  readonly layers?: readonly Layer[] | undefined;
}

/** The credentials of an attempt, by names of security schemes. */
export type Credentials = ReadonlyMap<string, SentCredential>;

/** A credential as it is sent. */
export interface SentCredential {
  readonly text: string;
}

/** A credential, or a function that returns it. */
export type CredentialValue<Value = string> = Value | CredentialFunction<Value>;

/**
 * Returns a credential, such as a token. The client calls it before the first request, and keeps the value until the service
 * rejects it with status 401. It then calls the function once for all calls that failed, and sends each of them once more.
 * `undefined` counts as no credential and is not kept.
 */
export type CredentialFunction<Value = string> = (
  context: CredentialContext,
) => Value | undefined | Promise<Value | undefined>;

/** The reason why the client requests a credential. */
export interface CredentialContext {
  /** Whether the service rejected the previous value: a cache must not return it again. */
  readonly rejected: boolean;
}

/** A user name and a password, for HTTP basic authentication. */
export interface BasicCredentials {
  /** Without colons. */
  readonly username: string;
  readonly password: string;
}
