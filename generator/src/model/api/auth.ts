/** How callers authenticate. */
export interface Auth {
  /**
   * The option of the client: `apiKey` for a single key or token, `auth` for credentials by the names of their schemes. `undefined` if
   * requests carry no credential.
   */
  option: "apiKey" | "auth" | undefined;
  /** The schemes that operations use, in the order of the document. */
  schemes: readonly AuthScheme[];
  /** The alternatives of most operations. */
  shared: AuthAlternatives;
}

/** A security scheme whose credential the client sends. */
export interface AuthScheme {
  /** Key under `components/securitySchemes`. */
  name: string;
  description: string | undefined;
  deprecated: boolean;
  in: "header" | "query" | "cookie";
  /** Name on the wire: `"x-gateway-key"`. */
  wireName: string;
  /** The text before the credential: `"Bearer "`, or empty. */
  prefix: string;
  /** A key, a token that may expire, or user name and password of HTTP basic authentication. */
  kind: "key" | "token" | "basic";
}

/**
 * Alternatives of an operation. A request carries all credentials of one alternative, and nothing if the list is empty. An empty
 * alternative makes the others optional, and is the last one.
 */
export type AuthAlternatives = readonly (readonly RequiredScheme[])[];

/** A scheme of an alternative. */
export interface RequiredScheme {
  /** Key under `components/securitySchemes`. */
  scheme: string;
  /** Scopes of a token, or roles. */
  scopes: readonly string[];
}
