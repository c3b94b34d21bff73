import type { BasicCredentials } from "../call/signer.js";
import type { CredentialFormMetadata, EncodedCredential } from "./schemes.js";

/** The form of HTTP basic authentication: a user name and a password. */
export const basicForm: CredentialFormMetadata = {
  expected: "`{ username, password }`: texts without control characters, the user name without a colon",
  encode: encodeBasic,
};

/**
 * Encodes a user name and a password in UTF-8 and Base64: https://www.rfc-editor.org/rfc/rfc7617#section-2. Returns `undefined` for a
 * user name with a colon, for control characters and lone surrogates, and if both texts are empty.
 */
function encodeBasic(value: unknown): EncodedCredential | undefined {
  const { username, password }: Partial<BasicCredentials> = Object(value);
  if (typeof username !== "string" || typeof password !== "string") return undefined;
  const pair = `${username}:${password}`;
  if (pair === ":" || username.includes(":") || /[\p{Cc}\p{Cs}]/u.test(pair)) return undefined;
  const bytes = new TextEncoder().encode(pair);
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return { text, secrets: [text, password] };
}
