import { type Outgoing, type PlaceKey, placeInCookie, placeInHeader, placeInQuery } from "../call/outgoing.js";

/** The place of a credential in a request, and its form. */
export interface SchemeMetadata {
  /** Adds the credential to a request. */
  readonly place: PlaceKey;
  /** Name on the wire. */
  readonly name: string;
  /** Text before the credential, such as `"Bearer "`. */
  readonly prefix?: string | undefined;
  /** Default: the credential is text. */
  readonly form?: CredentialFormMetadata | undefined;
}

/** The form in which callers give a credential. */
export interface CredentialFormMetadata {
  /** Describes the values that it takes, to follow "must be". */
  readonly expected: string;
  /** Returns `undefined` for a value that is blank, has another type, or cannot be part of a request. */
  readonly encode: (value: unknown) => EncodedCredential | undefined;
}

/** A credential as text, and the texts that must not be shown. */
export interface EncodedCredential {
  readonly text: string;
  readonly secrets: readonly string[];
}

/** Encodes a credential. Returns `undefined` for a value that is blank, has another type, or cannot be part of a request. */
export function encodeCredential(scheme: SchemeMetadata, value: unknown): EncodedCredential | undefined {
  try {
    const { form = textForm } = scheme;
    const encoded = form.encode(value);
    if (encoded) placeCredential({ url: "", headers: new Headers() }, scheme, encoded.text);
    return encoded;
  } catch {
    // The error may show the credential.
    return undefined;
  }
}

/** Adds a credential to a request. */
export function placeCredential(
  outgoing: Outgoing,
  { place, name, prefix = "" }: SchemeMetadata,
  text: string,
): Outgoing {
  return place(outgoing, name, prefix + text);
}

/** Returns whether a request has a credential already: from the option `headers`, or from middleware. */
export function hasCredential({ headers, url }: Outgoing, { place, name }: SchemeMetadata): boolean {
  if (place === placeInHeader) return headers.has(name);
  if (place === placeInQuery) return new URL(url).searchParams.has(name);
  return `; ${headers.get("cookie")}`.includes(`; ${name}=`);
}

/**
 * Returns whether the runtime adds a credential itself. Browsers do so with cookies, which programs cannot set:
 * https://fetch.spec.whatwg.org/#forbidden-request-header
 */
export function isSetByRuntime({ place }: SchemeMetadata): boolean {
  return (
    place === placeInCookie && !new Request("http://localhost", { headers: { cookie: "a=b" } }).headers.has("cookie")
  );
}

/** The form of keys and tokens. */
export const textForm: CredentialFormMetadata = {
  expected: "non-blank text that a request can carry",
  encode: encodeText,
};

/** Trims the text, since a key that was read from a file ends with a line break. */
function encodeText(value: unknown): EncodedCredential | undefined {
  const text = typeof value === "string" ? value.trim() : "";
  return text === "" ? undefined : { text, secrets: [text] };
}
