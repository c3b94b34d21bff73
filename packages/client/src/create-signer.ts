import type { Outgoing } from "./outgoing.js";
import type { Credential } from "./service-facts.js";

/** Puts the key into a request to the origin of `baseUrl`. Middleware may have sent it elsewhere: no key goes there. */
export type Sign = (outgoing: Outgoing) => Outgoing;

/** Returns the key without the white space around it. Throws a TypeError when it is blank or not text. */
export function readKey(apiKey: string | undefined): string | undefined {
  if (apiKey === undefined) return undefined;
  if (typeof apiKey === "string" && apiKey.trim()) return apiKey.trim();
  throw new TypeError("`apiKey` must be text that is not blank.");
}

/**
 * Makes the function that puts the key into requests to the origin of `baseUrl`. Throws a TypeError, which does not show
 * it, for a key that no request can carry.
 */
export function createSigner(baseUrl: string, apiKey: string | undefined, credential: Credential | undefined): Sign {
  if (!apiKey || !credential) return (outgoing) => outgoing;
  const { name, place, prefix = "" } = credential;
  const { origin } = new URL(baseUrl);
  const sign: Sign = (outgoing) => {
    if (!outgoing.url.startsWith(`${origin}/`)) return outgoing;
    // Middleware holds the request, and would find the key in it afterwards.
    return place("clone" in outgoing ? new Request(outgoing) : outgoing, name, prefix + apiKey);
  };
  try {
    sign({ url: `${origin}/`, headers: new Headers() });
  } catch {
    throw new TypeError("`apiKey` cannot stand in a header.");
  }
  return sign;
}
