import type { Credential } from "@shortvideo-api/document/source";
import { type Auth, type AuthAlternatives, type AuthScheme, isPlainKey, listSchemeNames } from "../api/auth.ts";
import { type ApiModel, listOperations, noInBandFailure } from "../api/model.ts";
import type { ServerAddress } from "../api/servers.ts";
import { buildErrorClasses } from "./build-failures.ts";
import { type Code, type CodeFields, constantOf, callOf, nameOf, unlessEmpty } from "./code.ts";
import type { SharedMetadata } from "./shared-metadata.ts";

/** Builds the metadata that all operations share, as `ServiceMetadata` of the client. */
export function buildServiceMetadata(model: ApiModel, { envelopes, errors }: SharedMetadata): CodeFields {
  const { auth, inBandFailure = noInBandFailure } = model;
  return {
    createLocator: buildLocator(model),
    createSigner: buildSigner(auth),
    ...inBandFailure,
    failures: unlessEmpty(envelopes),
    errors: constantOf("errorClasses", () => buildErrorClasses(errors)),
  };
}

/** Builds the function that finds the addresses of requests, for a document with servers. */
function buildLocator(model: ApiModel): Code {
  const { isBaseUrlRequired, shared, choice, others } = model.servers;
  if (isBaseUrlRequired) return undefined;
  const only = findOnlyServer(model);
  if (only) return callOf("locateServer", only.url);
  const names = unlessEmpty({ choice, others: unlessEmpty(others.map(({ name }) => name)) });
  return callOf("locateServers", shared.map(buildServer), ...(names ? [names] : []));
}

/** Returns the server of the document, if it is the only one, and no server has variables. */
function findOnlyServer(model: ApiModel): ServerAddress | undefined {
  const [first, ...others] = model.servers.shared;
  const all = [...model.servers.shared, ...listOperations(model).flatMap(({ servers }) => servers)];
  return others.length === 0 && all.every(({ variables }) => variables.length === 0) ? first : undefined;
}

/** Builds a server as `ServerMetadata` of the client. */
export function buildServer({ url, variables }: ServerAddress): CodeFields {
  const entries = variables.map(({ name, default: usual, values }) => [name, { default: usual, values }] as const);
  return { url, variables: unlessEmpty(Object.fromEntries(entries)) };
}

/** Builds the signer of the service. A bundle contains only the one that the service needs. */
function buildSigner(auth: Auth): Code {
  const [scheme] = auth.schemes;
  if (!scheme || !auth.option) return nameOf("signWithNothing");
  if (isPlainKey(auth)) return callOf("signWithHeader", scheme.credential.name);
  if (auth.option === "apiKey") return callOf("signWithKey", buildScheme(scheme));
  const schemes = Object.fromEntries(auth.schemes.map((each) => [each.name, buildScheme(each)]));
  return callOf("signWithSchemes", schemes, listSchemeNames(auth.shared));
}

const places = { header: "placeInHeader", query: "placeInQuery", cookie: "placeInCookie" } as const;

function buildScheme({ credential }: AuthScheme): CodeFields {
  return { place: nameOf(places[credential.in]), ...buildCredential(credential) };
}

/** Builds the fields of a credential that senders and receivers need, without its place. */
export function buildCredential({ form, name, prefix }: Pick<Credential, "form" | "name" | "prefix">): CodeFields {
  return {
    name,
    prefix: prefix === "" ? undefined : prefix,
    form: form === "basic" ? nameOf("basicForm") : undefined,
  };
}

/** Builds the alternatives of an operation; `undefined` for those of the service. */
export function buildSecurity(alternatives: AuthAlternatives, { option, shared }: Auth): Code {
  if (option === undefined) return undefined;
  if (option === "apiKey") return alternatives.length === 0 ? [] : undefined;
  return isSameAuth(alternatives, shared) ? undefined : listSchemeNames(alternatives);
}

/** Returns whether two operations take the same credentials. */
export function isSameAuth(one: AuthAlternatives, other: AuthAlternatives): boolean {
  return JSON.stringify(listSchemeNames(one)) === JSON.stringify(listSchemeNames(other));
}
