import type { Credential } from "./service-facts.js";

/**
 * Makes the function that puts the key into requests to the origin of `baseUrl`, and into no others. Throws a TypeError,
 * which does not show it, for a key that no request can carry.
 */
export function createSigner(
  baseUrl: string,
  apiKey: string | undefined,
  credential: Credential | undefined,
): (request: Request) => Request {
  if (apiKey === undefined || credential === undefined) return (request) => request;
  const { name, place, prefix = "" } = credential;
  const { origin } = new URL(baseUrl);
  const sign = (request: Request): Request =>
    request.url.startsWith(`${origin}/`) ? place(request, name, prefix + apiKey) : request;
  try {
    sign(new Request(origin));
  } catch {
    throw new TypeError("`apiKey` cannot stand in a header.");
  }
  return sign;
}
