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
 * How callers say who they are: by the first scheme that the document uses and that one key is enough for, else by the
 * first that wants a token got elsewhere. `undefined` when it uses none.
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
          report("unknown-security-scheme", [...steps, "security", index, name], `There is no scheme \`${name}\`.`);
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
