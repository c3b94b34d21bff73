import {
  type Credential,
  credentialForms,
  findAuthProblem,
  findSecurityScheme,
  type OpenApi,
  printCredentialPlace,
  readCredential,
  type Report,
  type SecurityRequirement,
  type SecurityScheme,
  type DocumentedOperation,
} from "@shortvideo-api/document/source";
import { type Auth, type AuthAlternatives, type AuthScheme, listSchemeNames } from "../api/auth.ts";
import { cleanText } from "./clean-text.ts";
import { findMostCommon } from "./find-most-common.ts";

type Steps = readonly (string | number)[];

/** Reads how callers authenticate, and reports the schemes whose credentials no client can send. */
export function readAuth(root: OpenApi, endpoints: readonly DocumentedOperation[], report: Report): Auth {
  const used = checkSchemes(root, endpoints, report);
  const schemes = Object.keys(root.components.securitySchemes ?? {}).flatMap((name) => {
    const scheme = used.get(name);
    const credential = scheme && readCredential(scheme);
    return credential ? [toAuthScheme(name, scheme, credential)] : [];
  });
  const [first, second] = schemes;
  // The option `apiKey` takes a text.
  const option = first && (second || typeof first.sample !== "string" ? "auth" : "apiKey");
  return { option, schemes, shared: findMostCommon(endpoints.map(readOwnAlternatives), listSchemeNames) ?? [] };
}

/** Reads the alternatives of an operation. */
export function readOwnAlternatives({ security }: DocumentedOperation): AuthAlternatives {
  const alternatives = security.alternatives.map((each) => each.map(({ scheme, scopes }) => ({ scheme, scopes })));
  // The client sends credentials that callers give, even if `{}` makes them optional.
  const isOptional = alternatives.some((each) => each.length === 0);
  const needed = alternatives.filter((each) => each.length > 0);
  return isOptional && needed.length > 0 ? [...needed, []] : needed;
}

/** Lists the credentials that an operation may carry. */
export function listCredentials({ security }: DocumentedOperation): readonly Credential[] {
  return security.alternatives.flat().map(({ credential }) => credential);
}

/** Returns the schemes in use by name, and reports those that cannot be sent as the document has them. */
function checkSchemes(
  root: OpenApi,
  endpoints: readonly DocumentedOperation[],
  report: Report,
): ReadonlyMap<string, SecurityScheme> {
  const used = new Map<string, SecurityScheme>();
  const use = ({ requirements, steps }: DocumentedOperation["security"]): void => {
    for (const [index, requirement] of requirements.entries()) {
      const place = [...steps, index];
      for (const name of Object.keys(requirement)) {
        const scheme = findSecurityScheme(root, name);
        if (!scheme) {
          report("unknown-security-scheme", [...place, name], `There is no security scheme \`${name}\`.`);
        } else if (!used.has(name)) {
          used.set(name, scheme);
          checkScheme(name, scheme, report);
        }
      }
      checkPlaces(root, requirement, place, report);
    }
  };
  const shared = endpoints.find(({ security }) => !security.isOwn);
  if (shared) use(shared.security);
  for (const { security } of endpoints) if (security.isOwn) use(security);
  return used;
}

function checkScheme(name: string, scheme: SecurityScheme, report: Report): void {
  const problem = findAuthProblem(scheme);
  if (problem) report(problem.code, ["components", "securitySchemes", name], `\`${name}\` ${problem.message}.`);
}

function checkPlaces(root: OpenApi, requirement: SecurityRequirement, steps: Steps, report: Report): void {
  const places = new Map<string, string>();
  for (const name of Object.keys(requirement)) {
    const scheme = findSecurityScheme(root, name);
    const credential = scheme && readCredential(scheme);
    if (!credential) continue;
    const place = printCredentialPlace(credential);
    const other = places.get(place);
    if (other !== undefined) {
      const message = `\`${other}\` and \`${name}\` both need the ${place}, which a request contains once. They count as alternatives.`;
      report("credentials-in-one-place", steps, message);
    }
    places.set(place, name);
  }
}

function toAuthScheme(name: string, scheme: SecurityScheme, credential: Credential): AuthScheme {
  return {
    name,
    description: cleanText(scheme.description),
    deprecated: scheme.deprecated === true,
    credential,
    sample: credentialForms[credential.form].sample,
  };
}
