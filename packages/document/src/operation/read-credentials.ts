import type { OpenApi, OperationObject, SecurityScheme } from "../openapi/openapi.ts";
import { resolve } from "../openapi/resolve-reference.ts";

/** A place of a request that carries a key or a token. */
export interface Credential {
  readonly in: "header" | "query" | "cookie";
  /** Name on the wire: `"x-gateway-key"`. */
  readonly name: string;
  /** The text before the key, such as `"Bearer "`. */
  readonly prefix: string;
}

/**
 * Lists the alternative sets of credentials that an operation accepts. An empty list means that requests need none, also when
 * authentication is optional.
 */
export function readCredentials(document: OpenApi, source: OperationObject): Credential[][] {
  const alternatives = [source.security ?? document.security ?? []].flat().map((requirement) => {
    const credentials = Object.keys(requirement).flatMap((name) => {
      const scheme = document.components.securitySchemes?.[name];
      return scheme ? readScheme(resolve<SecurityScheme>(document, scheme)) : [];
    });
    // Two schemes may end in the same header, which is sent once.
    return [...new Map(credentials.map((each) => [`${each.in} ${each.name} ${each.prefix}`, each])).values()];
  });
  return alternatives.some((alternative) => alternative.length === 0) ? [] : alternatives;
}

function readScheme({ type, in: place, name, scheme }: SecurityScheme): Credential[] {
  if (type === "apiKey" && place && name) return [{ in: place, name, prefix: "" }];
  if (type === "http" && scheme?.toLowerCase() === "basic")
    return [{ in: "header", name: "authorization", prefix: "Basic " }];
  if (type === "mutualTLS") return [];
  // Bearer, OAuth 2 and OpenID Connect all end in a bearer token on the wire.
  return [{ in: "header", name: "authorization", prefix: "Bearer " }];
}
