import type { Outgoing } from "./outgoing.js";
import type { Credential } from "./service-facts.js";

/** Puts the key into what is sent; middleware may have turned a `Request` elsewhere, where no key goes. */
export type Sign = (outgoing: Outgoing) => Outgoing;

/**
 * Makes the function that puts the key into requests to the origin of `baseUrl`. Throws a TypeError, which does not show
 * it, for a key that no request can carry.
 */
export function createSigner(baseUrl: string, apiKey: string | undefined, credential: Credential | undefined): Sign {
  if (!apiKey || !credential) return (outgoing) => outgoing;
  const { name, place, prefix = "" } = credential;
  const { origin } = new URL(baseUrl);
  const sign: Sign = (outgoing) => {
    const isRequest = "clone" in outgoing;
    if (isRequest && !outgoing.url.startsWith(`${origin}/`)) return outgoing;
    // Middleware holds the request, and would find the key in it afterwards.
    return place(isRequest ? new Request(outgoing) : outgoing, name, prefix + apiKey);
  };
  try {
    sign({ url: origin, headers: new Headers() });
  } catch {
    throw new TypeError("`apiKey` cannot stand in a header.");
  }
  return sign;
}
