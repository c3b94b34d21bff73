import {
  dereference,
  readCredential as readCredentialOf,
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
  const scheme = keyed ?? tokened;
  const credential = scheme && readCredentialOf(scheme);
  return credential && scheme.type !== "apiKey" ? { ...credential, name: "Authorization" } : credential;
}

function findScheme(root: OpenApi, name: string): SecurityScheme | undefined {
  const schemes = root.components.securitySchemes ?? {};
  const found = Object.hasOwn(schemes, name) ? schemes[name] : undefined;
  return found && dereference(schemes, found);
}
