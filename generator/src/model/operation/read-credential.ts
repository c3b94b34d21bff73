import {
  dereference,
  type OpenApi,
  type Report,
  type SecurityRequirement,
  type SecurityScheme,
} from "@shortvideo-api/document/source";
import type { Endpoint } from "./list-endpoints.ts";
import type { Credential } from "../api/model.ts";

/**
 * Reads how callers authenticate: by the first scheme in use that needs one key, otherwise by the first one that needs a
 * token from elsewhere. Returns `undefined` if the document uses no scheme.
 */
export function readCredential(root: OpenApi, endpoints: readonly Endpoint[], report: Report): Credential | undefined {
  const used = new Map<string, SecurityScheme | undefined>();
  function use(requirements: readonly SecurityRequirement[] | undefined, steps: readonly (string | number)[]): void {
    for (const [index, requirement] of (requirements ?? []).entries()) {
      for (const name of Object.keys(requirement)) {
        if (used.has(name)) continue;
        const scheme = findScheme(root, name);
        used.set(name, scheme);
        if (!scheme)
          report(
            "unknown-security-scheme",
            [...steps, "security", index, name],
            `There is no security scheme \`${name}\`.`,
          );
      }
    }
  }
  use(root.security, []);
  for (const { operation, steps } of endpoints) use(operation.security, steps);
  const schemes = [...used.values()].filter((scheme) => scheme !== undefined);
  const keyed = schemes.find(({ type }) => type === "apiKey" || type === "http");
  const tokened = schemes.find(({ type }) => type === "oauth2" || type === "openIdConnect");
  return readScheme(keyed ?? tokened);
}

function readScheme(scheme: SecurityScheme | undefined): Credential | undefined {
  if (scheme?.type === "apiKey") {
    const { in: place, name } = scheme;
    return name !== undefined && (place === "header" || place === "query" || place === "cookie")
      ? { in: place, name, prefix: "" }
      : undefined;
  }
  if (scheme === undefined) return undefined;
  const kind = scheme.type === "http" ? (scheme.scheme ?? "bearer") : "bearer";
  const known = { bearer: "Bearer ", basic: "Basic " }[kind.toLowerCase()];
  return { in: "header", name: "Authorization", prefix: known ?? `${kind} ` };
}

function findScheme(root: OpenApi, name: string): SecurityScheme | undefined {
  const schemes = root.components.securitySchemes ?? {};
  const found = Object.hasOwn(schemes, name) ? schemes[name] : undefined;
  return found && dereference(schemes, found);
}
