import type { OAuthFlow, SecurityScheme } from "../openapi/openapi.ts";
import { isToken } from "../openapi/http.ts";

/** A place of a request that carries a credential. */
interface CarryingPlace {
  readonly in: "header" | "query" | "cookie";
  /** Name on the wire: `"x-gateway-key"`. */
  readonly name: string;
  /** The text before the credential: `"Bearer "`, or empty. */
  readonly prefix: string;
}

/** A credential of a request: its place, the form in which callers give it, and its lifetime. */
export interface Credential extends CarryingPlace {
  readonly form: CredentialForm;
  readonly lifetime: CredentialLifetime;
}

/**
 * How long a credential stays the same. `lasting`: in all requests, so that a receiver can compare it. `renewed`: until its issuer
 * renews it. `one-request`: it depends on the request, so that one text is not enough for several requests.
 */
export type CredentialLifetime = "lasting" | "renewed" | "one-request";

/** The decisions of all tools about a kind of security scheme. {@link credentialForms} has those about the value that callers give. */
interface AuthRow {
  readonly matches: (scheme: SecurityScheme) => boolean;
  readonly form: CredentialForm;
  readonly lifetime: CredentialLifetime;
  /** Returns the place of the credential; `undefined` if no request can carry it. */
  readonly locate: (scheme: SecurityScheme) => CarryingPlace | undefined;
  /** The fields to correct if no request can carry the credential. Default: the credential is not part of requests. */
  readonly fields?: readonly ("type" | "in" | "name" | "scheme")[];
  /** Describes the credential in words that differ where schemes differ for callers. */
  readonly describe: (scheme: SecurityScheme) => string;
  /** Finds a part that clients leave to their callers, or that the document lacks. Default: finds none. */
  readonly findLimitation?: (scheme: SecurityScheme) => AuthProblem | undefined;
}

/** A security scheme that is incomplete, or with a credential that clients cannot send, or cannot compute. */
interface AuthProblem {
  readonly code:
    | "credential-of-the-connection"
    | "credential-never-sent"
    | "credential-of-each-request"
    | "security-scheme-incomplete";
  /** A clause that follows the name of the scheme. */
  readonly message: string;
}

/** The form in which callers give a credential: a key, a token that may expire, or a user name and a password. */
export type CredentialForm = "key" | "token" | "basic";

/** The decisions of all tools about a form. The emitter of the client has its options for each form. */
interface FormRow {
  /** A value for a mock, which accepts any credential. Its keys are the parts of the credential. */
  readonly sample: CredentialSample;
  /** Parts that are no secrets. Default: all parts are. */
  readonly shownParts?: readonly string[];
  /** The credential as one text, which follows the prefix in a request: the object of a sentence. */
  readonly asText: string;
  /** The sample in a request, after the prefix. */
  readonly written: string;
  /**
   * Returns the text that a person would read in a credential of a request, without the prefix. Returns `undefined` for a credential of
   * another form.
   */
  readonly decode: (text: string) => string | undefined;
}

/** A text, or an object of texts. */
export type CredentialSample = string | Readonly<Record<string, string>>;

const anyKey = { sample: "any-key", written: "any-key", decode: (text: string) => text };

/** The forms of credentials. */
export const credentialForms: Readonly<Record<CredentialForm, FormRow>> = {
  key: { ...anyKey, asText: "the key" },
  token: { ...anyKey, asText: "the token" },
  basic: {
    sample: { username: "any-user", password: "any-password" },
    shownParts: ["username"],
    asText: "`username:password` in Base64",
    written: Buffer.from("any-user:any-password").toString("base64"),
    decode(text) {
      const decoded = Buffer.from(text, "base64").toString("latin1");
      // `Buffer` ignores other characters. https://www.rfc-editor.org/rfc/rfc7617#section-2
      return /^[\w+/-]+=*$/.test(text) && decoded.includes(":") ? decoded : undefined;
    },
  },
};

/** The kinds of security schemes. The first row that matches counts. https://spec.openapis.org/oas/v3.1.1.html#security-scheme-object */
const authKinds: Readonly<Record<string, AuthRow>> = {
  apiKey: {
    matches: ({ type }) => type === "apiKey",
    form: "key",
    lifetime: "lasting",
    locate: ({ in: place, name = "" }) => {
      if (place !== "header" && place !== "query" && place !== "cookie") return undefined;
      return isToken(name) || (place === "query" && name !== "") ? { in: place, name, prefix: "" } : undefined;
    },
    fields: ["in", "name"],
    describe: ({ in: place, name }) => `a key in the ${place} \`${name}\``,
  },
  basic: { ...inAuthorization("lasting", "Basic"), matches: (scheme) => isHttp(scheme, "basic"), form: "basic" },
  bearer: {
    ...inAuthorization("lasting", "Bearer"),
    matches: (scheme) => isHttp(scheme, "bearer"),
    findLimitation: ({ scheme }) =>
      scheme === undefined ? describeLack("`type: http` and no `scheme`. It is read as `bearer`") : undefined,
  },
  computed: {
    ...inAuthorization("one-request"),
    matches: (scheme) => isHttp(scheme, ...computed),
    findLimitation: ({ scheme }) => ({
      code: "credential-of-each-request",
      message: `has \`scheme: ${scheme}\`, whose credentials differ from request to request. Clients send the text that callers give`,
    }),
  },
  otherHttp: inAuthorization("renewed"),
  // OAuth 2 and OpenID Connect send a bearer token, too.
  issued: {
    ...inAuthorization("renewed", "Bearer"),
    matches: ({ type }) => type === "oauth2" || type === "openIdConnect",
    describe: describeIssued,
    findLimitation: findMissingAddress,
  },
  mutualTLS: {
    matches: ({ type }) => type === "mutualTLS",
    form: "key",
    lifetime: "lasting",
    locate: () => undefined,
    describe: describeIssued,
    findLimitation: () => ({
      code: "credential-of-the-connection",
      message: "is a client certificate, which no part of a request carries. Clients send nothing for it",
    }),
  },
};

const unknownKind: Omit<AuthRow, "matches"> = {
  form: "key",
  lifetime: "lasting",
  locate: () => undefined,
  fields: ["type"],
  describe: describeIssued,
};

/** Returns the row of an HTTP scheme. Default: the prefix is the scheme as the document spells it. */
function inAuthorization(lifetime: CredentialLifetime, spelling?: string): AuthRow {
  return {
    matches: ({ type }) => type === "http",
    form: "token",
    lifetime,
    locate: ({ scheme }) => {
      const prefix = spelling ?? scheme ?? "";
      return isToken(prefix) ? { in: "header", name: "Authorization", prefix: `${prefix} ` } : undefined;
    },
    fields: ["scheme"],
    describe: ({ scheme = "bearer" }) => `\`${scheme}\` credentials`.toLowerCase(),
  };
}

function describeIssued(scheme: SecurityScheme): string {
  const addresses = listAddresses(scheme).map((each) => `\`${each}\``);
  return `a token of \`${scheme.type}\`${addresses.length === 0 ? "" : ` from ${addresses.join(", ")}`}`;
}

/** The addresses that OpenAPI requires of each flow. https://spec.openapis.org/oas/v3.2.0.html#oauth-flow-object */
const flowAddresses: Readonly<Record<string, readonly (keyof OAuthFlow)[]>> = {
  implicit: ["authorizationUrl"],
  password: ["tokenUrl"],
  clientCredentials: ["tokenUrl"],
  authorizationCode: ["authorizationUrl", "tokenUrl"],
  deviceAuthorization: ["deviceAuthorizationUrl", "tokenUrl"],
};

/** Reports a scheme that does not name each address from which callers get a token. */
function findMissingAddress({ type, openIdConnectUrl, flows = {} }: SecurityScheme): AuthProblem | undefined {
  const missing = Object.entries(flowAddresses).flatMap(([flow, addresses]) => {
    const found = Object.hasOwn(flows, flow) ? flows[flow] : undefined;
    return found
      ? addresses.filter((each) => found[each] === undefined).map((each) => `\`flows.${flow}.${each}\``)
      : [];
  });
  if (type === "openIdConnect" && openIdConnectUrl === undefined) missing.push("`openIdConnectUrl`");
  if (type === "oauth2" && !Object.keys(flowAddresses).some((flow) => Object.hasOwn(flows, flow)))
    missing.push("`flows`");
  if (missing.length === 0) return undefined;
  return describeLack(`no ${missing.join(", ")}, so callers do not learn where to get a token`);
}

function describeLack(lack: string): AuthProblem {
  return { code: "security-scheme-incomplete", message: `has ${lack}` };
}

/** Lists the addresses that issue tokens. */
function listAddresses(node: object): readonly string[] {
  const addresses = Object.entries(node).flatMap(([key, value]: [string, unknown]) => {
    if (key.endsWith("Url") && typeof value === "string") return [value];
    return typeof value === "object" && value !== null ? listAddresses(value) : [];
  });
  return [...new Set(addresses)].sort();
}

/** HTTP schemes whose credentials depend on the request or on a challenge, from the IANA registry and cloud services. */
const computed: readonly string[] = [
  ..."digest dpop hoba mutual negotiate privatetoken scram-sha-1 scram-sha-256 signature".split(" "),
  "aws4-hmac-sha256",
  "hawk",
];

function isHttp({ type, scheme = "bearer" }: SecurityScheme, ...names: readonly string[]): boolean {
  return type === "http" && names.includes(scheme.toLowerCase());
}

function findRow(scheme: SecurityScheme): Omit<AuthRow, "matches"> {
  return Object.values(authKinds).find(({ matches }) => matches(scheme)) ?? unknownKind;
}

/** Reads the credential of a security scheme. Returns `undefined` when the scheme sends none in the request. */
export function readCredential(scheme: SecurityScheme): Credential | undefined {
  const { form, lifetime, locate } = findRow(scheme);
  const place = locate(scheme);
  return place && { ...place, form, lifetime };
}

/** Describes the credential of a security scheme in words that differ where schemes differ for callers. */
export function describeScheme(scheme: SecurityScheme): string {
  return findRow(scheme).describe(scheme);
}

/** Finds the reason why clients cannot send or compute the credential of a security scheme, or what the scheme lacks. */
export function findAuthProblem(scheme: SecurityScheme): AuthProblem | undefined {
  const { fields, findLimitation, locate } = findRow(scheme);
  if (fields && !locate(scheme)) {
    const found = fields.map((field) =>
      scheme[field] === undefined ? `no \`${field}\`` : `\`${field}: ${scheme[field]}\``,
    );
    return {
      code: "credential-never-sent",
      message: `has ${found.join(" and ")}, so no request can carry its credential`,
    };
  }
  return findLimitation?.(scheme);
}
