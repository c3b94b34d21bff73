import { type Credential, parseJson, readBodyKind } from "@shortvideo-api/document";
import { asJson, type ExactModel, type Json } from "@shortvideo-api/document/sample";
import { nameVariables, type ResponseKind, type VariableNames } from "@shortvideo-api/model";
import type { SiteContent, SiteOperation } from "../content/content.js";
import type { ExampleCall } from "../content/example-call.js";

/** A request as samples print it. */
export interface SampleRequest extends Omit<ExampleCall, "target" | "params" | "files"> {
  /** Well-formed and encoded. */
  url: string;
  credentials: readonly SampleCredential[];
  response: {
    kind: ResponseKind;
    /** Whether its body is a stream of items. */
    isStream: boolean;
    /** Whether a parser with doubles would round its numbers. */
    hasInt64: boolean;
  };
}

/** A credential of a request, in environment variables. */
export interface SampleCredential extends Credential {
  /** One variable, or those of the parts. */
  variables: readonly string[];
}

/** Reads the request of the samples of an operation; `undefined` if the document lacks a value for it. */
export function readSampleRequest(
  content: SiteContent,
  { operation, example }: SiteOperation,
): SampleRequest | undefined {
  if (!example) return undefined;
  const { servers, response } = operation;
  const { method, headers, body, target } = example;
  return {
    method,
    headers,
    body,
    url: (servers[0]?.defaultUrl ?? content.baseUrl).replace(/\/+$/, "") + target,
    credentials: listCredentials(content, operation.auth),
    response: {
      kind: response.kind,
      isStream: response.items !== undefined,
      hasInt64: hasInt64(response.exact, content),
    },
  };
}

/** The beginning of the names of variables if the document declares none. */
const usualPrefix = "API";

/** Names the environment variables of credentials, as clients name them. */
export function readVariables({ model }: SiteContent): VariableNames {
  return nameVariables(model.clientDefaults.environment ?? usualPrefix, model.auth);
}

function listCredentials(
  content: SiteContent,
  [alternative = []]: SiteOperation["operation"]["auth"],
): SampleCredential[] {
  const { apiKey, auth = {} } = readVariables(content);
  const used = content.model.auth.schemes.filter(({ name }) => alternative.some(({ scheme }) => scheme === name));
  return used.flatMap(({ name, credential }): SampleCredential[] => {
    const variables = listVariables(apiKey ?? auth[name]);
    return variables.length === 0 ? [] : [{ ...credential, variables }];
  });
}

/** Lists the variables of a credential. */
export function listVariables(named: string | Readonly<Record<string, string>> | undefined): readonly string[] {
  if (named === undefined) return [];
  return typeof named === "string" ? [named] : Object.values(named);
}

/** Reads a body of JSON with all its digits; `undefined` for another media type. */
export function readJson({ mediaType, text }: { mediaType: string; text: string }): Json | undefined {
  return readBodyKind(mediaType) === "json" ? asJson(parseJson(text)) : undefined;
}

/** Names the file that a sample sends as bytes: `"upload.png"`. */
export function nameFile(mediaType = ""): string {
  const [, extension] = /^\w+\/([a-z\d]+)$/.exec(mediaType) ?? [];
  return `upload.${extension ?? "bin"}`;
}

/** Returns whether `exact` marks the place of a 64-bit number. */
export function hasInt64(exact: ExactModel | undefined, { schemas }: Pick<SiteContent, "schemas">): boolean {
  const seen = new Set<ExactModel>();
  const has = (part: ExactModel | undefined): boolean => {
    if (!part || seen.has(part)) return false;
    seen.add(part);
    const named = (part.schemas ?? []).map((alias) => schemas.get(alias)?.exact);
    return part.int64 === true || [...Object.values(part.fields ?? {}), part.items, part.values, ...named].some(has);
  };
  return has(exact);
}
