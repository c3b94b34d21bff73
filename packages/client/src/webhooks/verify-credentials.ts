import { textForm } from "../auth/schemes.js";
import type { VerifyRequest } from "./parse-webhook.js";
import { type RawRequest, readParam } from "./read-request.js";
import type { WebhookBody, CredentialPlace, WebhookMetadata } from "./webhook-metadata.js";

/**
 * Creates a function that verifies the credentials of a webhook: all credentials of one documented alternative. Compares them in
 * constant time.
 *
 * Throws a RangeError if no alternative has all its credentials. Also throws one for webhooks with different alternatives: each of
 * them needs its own address and function.
 *
 * @example
 * const verify = verifyCredentials(petAdoptedWebhook, { hookKey: process.env.HOOK_KEY ?? "" });
 */
export function verifyCredentials<Credentials extends object>(
  webhooks:
    | WebhookMetadata<string, WebhookBody, Credentials>
    | readonly WebhookMetadata<string, WebhookBody, Credentials>[],
  credentials: Readonly<Partial<NoInfer<Credentials>>>,
): VerifyRequest {
  const [first, ...others] = [webhooks].flat();
  const security: readonly (readonly CredentialPlace[])[] = first?.security ?? [];
  if (others.some((other) => JSON.stringify(other.security ?? []) !== JSON.stringify(security))) {
    throw new RangeError(
      "The webhooks have different credentials. Give each an address of its own, and verify them apart.",
    );
  }
  const known = security.flatMap((alternative) => {
    const expected = alternative.map((credential) => ({
      credential,
      text: (credential.form ?? textForm).encode(readOwn(credentials, credential.scheme))?.text,
    }));
    return expected.every(({ text }) => text !== undefined) ? [expected] : [];
  });
  if (security.length === 0) {
    throw new RangeError("The document describes no credentials of the webhook. Verify it by a function of your own.");
  }
  if (known.length === 0) throw new RangeError(`\`credentials\` must have ${describe(security)}.`);
  return async (request) => {
    for (const alternative of known) {
      const matches = await Promise.all(
        alternative.map(({ credential, text = "" }) => isSame(readCredential(credential, request), text)),
      );
      if (matches.every(Boolean)) return true;
    }
    return false;
  };
}

/** Returns a property that is not inherited. */
function readOwn(values: object, name: string): unknown {
  return Object.hasOwn(values, name) ? Reflect.get(values, name) : undefined;
}

function describe(security: readonly (readonly CredentialPlace[])[]): string {
  const alternatives = security.map((each) => each.map(({ scheme }) => `\`${scheme}\``).join(" and "));
  return alternatives.join(", or ");
}

/** Returns the credential of a request, without the text before it; `undefined` if none exists. */
function readCredential({ in: place, name, prefix = "" }: CredentialPlace, request: RawRequest): string | undefined {
  const value = readParam(place, name, request);
  // https://www.rfc-editor.org/rfc/rfc9110#section-11.1: upper and lower case of a scheme are the same.
  return value?.toLowerCase().startsWith(prefix.toLowerCase()) ? value.slice(prefix.length).trim() : undefined;
}

/** Compares each byte of the hashes of both texts. The bytes of a hash do not reveal the text. */
async function isSame(given: string | undefined, expected: string): Promise<boolean> {
  const [one, other] = await Promise.all([hash(given ?? ""), hash(expected)]);
  const difference = one.reduce((sum, byte, index) => sum | (byte ^ (other[index] ?? 0)), 0);
  return given !== undefined && difference === 0;
}

async function hash(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
}
