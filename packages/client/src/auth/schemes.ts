import { type Outgoing, type PlaceKey, placeInCookie, placeInHeader, placeInQuery } from "../call/outgoing.js";

/** The place of a credential, and its form. */
export interface SchemeMetadata {
  readonly place: PlaceKey;
  /** Name on the wire. */
  readonly name: string;
  /** Text before the credential, such as `"Bearer "`. */
  readonly prefix?: string | undefined;
  /** Encodes a credential that is not text. Default: the credential is text. */
  readonly encode?: ((value: unknown) => EncodedCredential | undefined) | undefined;
}

/** A credential as text, and its parts that must not be shown either. */
export interface EncodedCredential {
  readonly text: string;
  readonly secrets: readonly string[];
}

/** Encodes a credential. Returns `undefined` for a value that is blank, of another type, or that no request can carry. */
export function encodeCredential(scheme: SchemeMetadata, value: unknown): EncodedCredential | undefined {
  try {
    const { encode = encodeText } = scheme;
    const encoded = encode(value);
    if (encoded) place({ url: "", headers: new Headers() }, scheme, encoded.text);
    return encoded;
  } catch {
    // The error may show the credential.
    return undefined;
  }
}

/** Adds a credential to a request. */
export function place(outgoing: Outgoing, { place: put, name, prefix = "" }: SchemeMetadata, text: string): Outgoing {
  return put(outgoing, name, prefix + text);
}

/** Returns whether a request carries a credential already: from the option `headers`, or from middleware. */
export function carries({ headers, url }: Outgoing, { place: put, name }: SchemeMetadata): boolean {
  if (put === placeInHeader) return headers.has(name);
  if (put === placeInQuery) return new URL(url).searchParams.has(name);
  return `; ${headers.get("cookie")}`.includes(`; ${name}=`);
}

/**
 * Returns whether the runtime adds a credential itself. Browsers do so with cookies, and let no program set them:
 * https://fetch.spec.whatwg.org/#forbidden-request-header
 */
export function isSetByRuntime({ place: put }: SchemeMetadata): boolean {
  return (
    put === placeInCookie && !new Request("http://localhost", { headers: { cookie: "a=b" } }).headers.has("cookie")
  );
}

/** Files bring along a line break. */
function encodeText(value: unknown): EncodedCredential | undefined {
  const text = typeof value === "string" ? value.trim() : "";
  return text === "" ? undefined : { text, secrets: [text] };
}
