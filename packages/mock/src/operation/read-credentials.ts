import type { SecurityScheme } from "@shortvideo-api/document";
import { type OpenApi, type OperationObject, resolve } from "./openapi.js";
import type { Credential } from "./operation.js";

/** Reads the ways to show who calls; an empty list where an operation is open, also to those who show nothing. */
export function readCredentials(document: OpenApi, source: OperationObject): Credential[][] {
  const alternatives = [source.security ?? document.security ?? []].flat().map((requirement) => {
    const credentials = Object.keys(requirement).flatMap((name) => {
      const scheme = document.components?.securitySchemes?.[name];
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
