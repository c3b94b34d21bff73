import type { Credential } from "../call/metadata.js";
import type { Outgoing } from "../call/outgoing.js";

/** Adds the key to a request for the origin of `baseUrl`. Middleware may have changed the address: no key goes elsewhere. */
export type Sign = (outgoing: Outgoing) => Outgoing;

/**
 * Creates the function that adds the key to requests. Throws a TypeError for a key that is blank or that no request can carry.
 * The error does not show the key.
 */
export function createSigner(baseUrl: string, apiKey: string | undefined, credential: Credential | undefined): Sign {
  if (apiKey === undefined) return (outgoing) => outgoing;
  const { origin } = new URL(baseUrl);
  try {
    const key = apiKey.trim();
    const sign: Sign = (outgoing) => {
      if (!credential || !outgoing.url.startsWith(`${origin}/`)) return outgoing;
      const { name, place, prefix = "" } = credential;
      // Middleware keeps its request, and would find the key in it.
      return place("clone" in outgoing ? new Request(outgoing) : outgoing, name, prefix + key);
    };
    sign({ url: `${origin}/`, headers: new Headers() });
    if (key) return sign;
  } catch {
    // The error may show the key.
  }
  throw new TypeError("`apiKey` must be text that is not blank and that a header can carry.");
}
