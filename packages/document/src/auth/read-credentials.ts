import { groupEntries } from "../openapi/group-entries.ts";
import type { OpenApi, ParameterObject, SecurityRequirement, SecurityScheme } from "../openapi/openapi.ts";
import { resolveKnown } from "../openapi/resolve-reference.ts";
import { type Credential, readCredential } from "./auth-kinds.ts";

/** A credential that an operation takes, with the name of its security scheme. */
export interface NamedCredential {
  /** The name of the security scheme in the document. */
  readonly scheme: string;
  /** The scopes that the operation needs, or its roles. */
  readonly scopes: readonly string[];
  readonly credential: Credential;
}

/**
 * Lists the alternative sets of credentials of a request. If authentication is optional, an empty set comes first. An empty list means
 * that a request takes none.
 */
export function listCredentialSets(alternatives: readonly (readonly NamedCredential[])[]): Credential[][] {
  const sets = alternatives.map((each) => each.map(({ credential }) => credential));
  return sets.toSorted((one, other) => Number(one.length > 0) - Number(other.length > 0));
}

/**
 * Lists the alternatives of a `security` as the document has them. An empty alternative needs no credential: it is `{}`, or all of
 * its schemes send nothing in a request.
 *
 * Two schemes of one requirement may send the same header, which a request can contain once. They become alternatives.
 */
export function readAlternatives(document: OpenApi, requirements: readonly SecurityRequirement[]): NamedCredential[][] {
  return requirements.flatMap((requirement) => {
    const named = Object.entries(requirement).flatMap(([scheme, scopes]): [place: string, NamedCredential][] => {
      const found = findSecurityScheme(document, scheme);
      const credential = found && readCredential(found);
      return credential ? [[printCredentialPlace(credential), { scheme, scopes, credential }]] : [];
    });
    return combine([...groupEntries(named).values()]);
  });
}

/** Identifies the place of a credential. The case of a header has no meaning. */
export function printCredentialPlace({ in: place, name }: Pick<Credential, "in" | "name">): string {
  return place === "header" ? `header \`${name.toLowerCase()}\`` : `${place} \`${name}\``;
}

/** Returns whether a parameter of the document is the place of one of the credentials, which are described apart. */
export function isCredential(
  { in: place, name }: Pick<ParameterObject, "in" | "name">,
  credentials: readonly Credential[],
): boolean {
  const key = place === "path" ? undefined : printCredentialPlace({ in: place, name });
  return credentials.some((credential) => printCredentialPlace(credential) === key);
}

/** Returns the security scheme with this name; `undefined` if the document has none. */
export function findSecurityScheme(document: OpenApi, name: string): SecurityScheme | undefined {
  const { securitySchemes: schemes = {} } = document.components;
  const scheme = Object.hasOwn(schemes, name) ? schemes[name] : undefined;
  return scheme && resolveKnown(document, scheme);
}

/** Combines credentials to alternatives that use each place once. Each credential is part of at least one alternative. */
function combine(places: readonly NamedCredential[][]): NamedCredential[][] {
  const longest = Math.max(1, ...places.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) =>
    places.flatMap((rivals) => rivals[Math.min(index, rivals.length - 1)] ?? []),
  );
}
