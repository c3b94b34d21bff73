import { type Json, operation } from "../edit.ts";
import type { Row } from "./pair.ts";

const key = { type: "apiKey", in: "header", name: "x-key" };
const token = { type: "http", scheme: "bearer" };
const basic = { type: "http", scheme: "basic" };
const oidc = { type: "openIdConnect", openIdConnectUrl: "https://a.example/openid" };
const oauth = (scopes: readonly string[], flow: object = {}): object => ({
  type: "oauth2",
  flows: {
    authorizationCode: {
      authorizationUrl: "https://a.example/ask",
      tokenUrl: "https://a.example/token",
      scopes: Object.fromEntries(scopes.map((scope) => [scope, "Read."])),
      ...flow,
    },
  },
});
/** A document whose operation accepts these alternatives. */
const secured = (security: readonly object[], schemes: object = {}): Json =>
  operation({ security }, { securitySchemes: { key, token, oauth: oauth(["read", "write"]), ...schemes } });
const global = (security: readonly object[]): Json =>
  operation({}, { securitySchemes: { key, token, oauth: oauth(["read", "write"]) } }, { security });
/** A document whose operation uses a scheme. */
const using = (scheme: object): Json => operation({ security: [{ it: [] }] }, { securitySchemes: { it: scheme } });
const both = [{ key: [] }, { token: [] }];

/** A pair for each check of oasdiff about credentials. */
export const pairsOfSecurity: readonly Row[] = [
  ["api-security-added", "INFO", secured([{ key: [] }]), secured(both)],
  ["api-security-removed", "ERR", secured(both), secured([{ key: [] }])],
  ["api-security-anonymous-access-added", "INFO", secured([{ key: [] }]), secured([{}, { key: [] }])],
  ["api-security-anonymous-access-removed", "ERR", secured([]), secured([{ key: [] }])],
  ["api-security-scope-added", "ERR", secured([{ oauth: ["read"] }]), secured([{ oauth: ["read", "write"] }])],
  ["api-security-scope-removed", "INFO", secured([{ oauth: ["read", "write"] }]), secured([{ oauth: ["read"] }])],
  ["api-global-security-added", "INFO", global([{ key: [] }]), global(both)],
  ["api-global-security-removed", "ERR", global(both), global([{ key: [] }])],
  ["api-global-security-anonymous-access-added", "INFO", global([{ key: [] }]), global([])],
  ["api-global-security-anonymous-access-removed", "ERR", global([]), global([{ key: [] }])],
  ["api-global-security-scope-added", "ERR", global([{ oauth: ["read"] }]), global([{ oauth: ["read", "write"] }])],
  ["api-global-security-scope-removed", "INFO", global([{ oauth: ["read", "write"] }]), global([{ oauth: ["read"] }])],
  ["api-security-component-added", "INFO", operation({}), operation({}, { securitySchemes: { key } })],
  ["api-security-component-removed", "INFO", operation({}, { securitySchemes: { key } }), operation({})],
  ["api-security-component-type-changed", "ERR", using(key), using(token)],
  [
    "api-security-component-oauth-url-changed",
    "INFO",
    using(oauth([])),
    using(oauth([], { authorizationUrl: "https://b.example/ask" })),
  ],
  [
    "api-security-component-oauth-token-url-changed",
    "INFO",
    using(oauth([])),
    using(oauth([], { tokenUrl: "https://b.example/token" })),
  ],
  ["api-security-component-oauth-scope-added", "INFO", using(oauth(["read"])), using(oauth(["read", "write"]))],
  ["api-security-component-oauth-scope-removed", "INFO", using(oauth(["read", "write"])), using(oauth(["read"]))],
  [
    "api-security-component-oauth-scope-changed",
    "INFO",
    using(oauth(["read"])),
    using(oauth([], { scopes: { read: "Read all." } })),
  ],
  ["api-security-component-api-key-name-changed", "ERR", using(key), using({ ...key, name: "x-token" })],
  ["api-security-component-api-key-in-changed", "ERR", using(key), using({ ...key, in: "query" })],
  ["api-security-component-http-scheme-changed", "ERR", using(basic), using({ ...basic, scheme: "bearer" })],
  ["api-security-component-bearer-format-changed", "INFO", using(token), using({ ...token, bearerFormat: "opaque" })],
  [
    "api-security-component-openid-connect-url-changed",
    "ERR",
    using(oidc),
    using({ ...oidc, openIdConnectUrl: "https://b.example/openid" }),
  ],
];

/** The requirements of the document and of an operation. */
type Requirements = readonly [ofDocument: readonly object[] | undefined, ofOperation?: readonly object[]];
const requiring = ([ofDocument, ofOperation]: Requirements): Json =>
  operation(
    ofOperation ? { security: ofOperation } : {},
    { securitySchemes: { key, token } },
    ofDocument ? { security: ofDocument } : {},
  );
const keys = [{ key: [] }];
const tokens = [{ token: [] }];

/** Changes of credentials without an id of their own. */
export const situationsOfSecurity: readonly Row[] = [
  ["the scheme of HTTP is written in other letters", "INFO", using(basic), using({ ...basic, scheme: "Basic" })],
  ["an operation needs a key that was a choice", "ERR", secured([{}, ...keys]), secured(keys)],
  ["an operation needs no key any more", "INFO", requiring([undefined, keys]), requiring([undefined])],
  ["an operation needs no key, unlike the document", "INFO", requiring([keys]), requiring([keys, []])],
  ["an operation needs a key as the document does", "ERR", requiring([keys, []]), requiring([keys])],
  [
    "an operation needs a token instead of the key of the document",
    "ERR",
    requiring([keys]),
    requiring([keys, tokens]),
  ],
  ["a document needs a key, as its operation did", "INFO", requiring([undefined, keys]), requiring([keys, keys])],
  ["a document needs a key, and its operation does not", "INFO", requiring([undefined, []]), requiring([keys, []])],
  ["a document needs a key, and its operation a token", "ERR", requiring([undefined]), requiring([keys, tokens])],
  ["an operation says that it needs no key", "INFO", requiring([undefined]), requiring([undefined, []])],
  [
    "a document needs a token, which its operation does not use",
    "INFO",
    requiring([keys, keys]),
    requiring([tokens, keys]),
  ],
];
