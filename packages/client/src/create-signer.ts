import type { Credential } from "./service-facts.js";

/** Puts the key into a request; into one that may have been turned elsewhere, only where it goes to the service. */
export type Sign = (request: Request, mayBeTurned: boolean) => Request;

/**
 * Makes the function that puts the key into requests to the origin of `baseUrl`. Throws a TypeError, which does not show
 * it, for a key that no request can carry.
 */
export function createSigner(baseUrl: string, apiKey: string | undefined, credential: Credential | undefined): Sign {
  if (!apiKey || !credential) return (request) => request;
  const { name, place, prefix = "" } = credential;
  const { origin } = new URL(baseUrl);
  const sign: Sign = (request, mayBeTurned) => {
    if (mayBeTurned && !request.url.startsWith(`${origin}/`)) return request;
    // Middleware holds the request, and would find the key in it afterwards.
    return place(mayBeTurned ? new Request(request) : request, name, prefix + apiKey);
  };
  try {
    sign(new Request(origin), false);
  } catch {
    throw new TypeError("`apiKey` cannot stand in a header.");
  }
  return sign;
}
