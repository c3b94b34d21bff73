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
      return (scheme && readCredential(resolve<SecurityScheme>(document, scheme))) ?? [];
    });
    // Two schemes may use the same header, which is sent once.
    return [...new Map(credentials.map((each) => [`${each.in} ${each.name} ${each.prefix}`, each])).values()];
  });
  return alternatives.some((alternative) => alternative.length === 0) ? [] : alternatives;
}

/** Reads the credential of a security scheme. Returns `undefined` when the scheme sends none in the request. */
export function readCredential(scheme: SecurityScheme): Credential | undefined {
  const { type, in: place, name } = scheme;
  // The loader removes a `$ref` that leads nowhere.
  if (type === "mutualTLS" || type === undefined) return undefined;
  if (type === "apiKey" && name !== undefined && (place === "header" || place === "query" || place === "cookie")) {
    return { in: place, name, prefix: "" };
  }
  // OAuth 2 and OpenID Connect send a bearer token, too.
  const kind = type === "http" ? (scheme.scheme ?? "bearer") : "bearer";
  const known = { bearer: "Bearer ", basic: "Basic " }[kind.toLowerCase()];
  return { in: "header", name: "authorization", prefix: known ?? `${kind} ` };
}
