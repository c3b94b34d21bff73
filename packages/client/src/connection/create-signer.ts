import type { Credential } from "../call/metadata.js";
import type { Outgoing } from "../call/outgoing.js";

/** Puts the key into a request to the origin of `baseUrl`. Middleware may have sent it elsewhere: no key goes there. */
export type Sign = (outgoing: Outgoing) => Outgoing;

/**
 * Makes the function that puts the key into requests to the origin of `baseUrl`. Throws a TypeError, which does not show
 * it, for a key that is blank or that no request can carry.
 */
export function createSigner(baseUrl: string, apiKey: string | undefined, credential: Credential | undefined): Sign {
  if (apiKey === undefined) return (outgoing) => outgoing;
  const { origin } = new URL(baseUrl);
  try {
    const key = apiKey.trim();
    const sign: Sign = (outgoing) => {
      if (!credential || !outgoing.url.startsWith(`${origin}/`)) return outgoing;
      const { name, place, prefix = "" } = credential;
      // Middleware holds the request, and would find the key in it afterwards.
      return place("clone" in outgoing ? new Request(outgoing) : outgoing, name, prefix + key);
    };
    sign({ url: `${origin}/`, headers: new Headers() });
    if (key) return sign;
  } catch {
    // What was thrown may show the key.
  }
  throw new TypeError("`apiKey` must be text that is not blank and that a header can carry.");
}
