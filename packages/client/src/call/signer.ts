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
