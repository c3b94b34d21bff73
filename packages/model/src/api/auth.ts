import type { Credential, CredentialSample } from "@shortvideo-api/document/source";

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
  credential: Credential;
  /** A value for a mock, which accepts any credential. */
  sample: CredentialSample;
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

/**
 * Returns whether the only credential is a key in a header. Such a key does not expire, so callers give it as text, without a function
 * that renews it.
 */
export function isPlainKey({ option, schemes: [scheme] }: Auth): boolean {
  return option === "apiKey" && scheme?.credential.form === "key" && scheme.credential.in === "header";
}

/** Lists the names of the schemes of each alternative, without scopes. */
export function listSchemeNames(alternatives: AuthAlternatives): string[][] {
  return alternatives.map((each) => each.map(({ scheme }) => scheme));
}

/** Lists credentials as callers give them to a mock: the value of the option, and its members for `auth`. */
export function sampleAuth({
  option,
  schemes,
}: Auth): Readonly<Record<string, CredentialSample | Readonly<Record<string, CredentialSample>>>> {
  const [first] = schemes;
  if (!option || !first) return {};
  if (option === "apiKey") return { [option]: first.sample };
  return { [option]: Object.fromEntries(schemes.map(({ name, sample }) => [name, sample])) };
}
