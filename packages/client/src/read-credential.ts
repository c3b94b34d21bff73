import { checkHeader } from "./check-header.js";
import type { ServiceFacts } from "./service-facts.js";

/** The key, placed where the document wants it. */
export interface PlacedKey {
  readonly headers?: Readonly<Record<string, string>>;
  readonly query?: string;
  readonly cookie?: string;
}

/** Places the key. Throws a TypeError, which does not show it, when no header can carry it. */
export function readCredential(apiKey: string | undefined, { credential }: ServiceFacts): PlacedKey {
  if (credential === undefined || apiKey === undefined) return {};
  const value = (credential.prefix ?? "") + apiKey;
  if (credential.in === "header") return { headers: { [credential.name]: checkHeader("apiKey", value) } };
  return { [credential.in]: `${encodeURIComponent(credential.name)}=${encodeURIComponent(value)}` };
}

/** A request without the key, for whoever is not the service. */
export function stripKey(request: Request, { credential }: ServiceFacts): Request {
  if (credential === undefined) return request;
  if (credential.in === "query") {
    const url = new URL(request.url);
    url.searchParams.delete(credential.name);
    return new Request(url, request);
  }
  request.headers.delete(credential.in === "cookie" ? "cookie" : credential.name);
  return request;
}
