// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { ResponseChecks } from "../checks/check-response.js";

/** The checks of the responses of `vault.header`. */
export const responseChecksOfVaultHeader: ResponseChecks = {
  operation: "vault.header",
  media: { "application/json": { schema: { type: "object", expected: "an object" } } },
};

/** The checks of the responses of `vault.query`. */
export const responseChecksOfVaultQuery: ResponseChecks = {
  operation: "vault.query",
  media: { "application/json": { schema: { type: "object", expected: "an object" } } },
};

/** The checks of the responses of `vault.cookie`. */
export const responseChecksOfVaultCookie: ResponseChecks = {
  operation: "vault.cookie",
  media: { "application/json": { schema: { type: "object", expected: "an object" } } },
};

/** The checks of the responses of `vault.basic`. */
export const responseChecksOfVaultBasic: ResponseChecks = {
  operation: "vault.basic",
  media: { "application/json": { schema: { type: "object", expected: "an object" } } },
};

/** The checks of the responses of `vault.bearer`. */
export const responseChecksOfVaultBearer: ResponseChecks = {
  operation: "vault.bearer",
  media: { "application/json": { schema: { type: "object", expected: "an object" } } },
};

/** The checks of the responses of `vault.token`. */
export const responseChecksOfVaultToken: ResponseChecks = {
  operation: "vault.token",
  media: { "application/json": { schema: { type: "object", expected: "an object" } } },
};

/** The checks of the responses of `vault.oauth`. */
export const responseChecksOfVaultOauth: ResponseChecks = {
  operation: "vault.oauth",
  media: { "application/json": { schema: { type: "object", expected: "an object" } } },
};

/** The checks of the responses of `vault.upload`. */
export const responseChecksOfVaultUpload: ResponseChecks = {
  operation: "vault.upload",
  media: { "application/json": { schema: { type: "object", expected: "an object" } } },
};

/** The checks of the responses of `vault.openid`. */
export const responseChecksOfVaultOpenid: ResponseChecks = {
  operation: "vault.openid",
  media: { "application/json": { schema: { type: "object", expected: "an object" } } },
};

/** The checks of the responses of `vault.both`. */
export const responseChecksOfVaultBoth: ResponseChecks = {
  operation: "vault.both",
  media: { "application/json": { schema: { type: "object", expected: "an object" } } },
};

/** The checks of the responses of `vault.either`. */
export const responseChecksOfVaultEither: ResponseChecks = {
  operation: "vault.either",
  media: { "application/json": { schema: { type: "object", expected: "an object" } } },
};

/** The checks of the responses of `vault.optional`. */
export const responseChecksOfVaultOptional: ResponseChecks = {
  operation: "vault.optional",
  media: { "application/json": { schema: { type: "object", expected: "an object" } } },
};

/** The checks of the responses of `vault.open`. */
export const responseChecksOfVaultOpen: ResponseChecks = {
  operation: "vault.open",
  media: { "application/json": { schema: { type: "object", expected: "an object" } } },
};

/** The checks of the responses of `vault.sharedPlace`. */
export const responseChecksOfVaultSharedPlace: ResponseChecks = {
  operation: "vault.sharedPlace",
  media: { "application/json": { schema: { type: "object", expected: "an object" } } },
};

/** The checks of the responses of `vault.certificate`. */
export const responseChecksOfVaultCertificate: ResponseChecks = {
  operation: "vault.certificate",
  media: { "application/json": { schema: { type: "object", expected: "an object" } } },
};

/** The checks of the responses of `vault.certificateOnly`. */
export const responseChecksOfVaultCertificateOnly: ResponseChecks = {
  operation: "vault.certificateOnly",
  media: { "application/json": { schema: { type: "object", expected: "an object" } } },
};

/** The checks of the responses of all operations that return JSON, for `fullResponseChecks`. */
export const allResponseChecks: readonly ResponseChecks[] = [
  responseChecksOfVaultHeader,
  responseChecksOfVaultQuery,
  responseChecksOfVaultCookie,
  responseChecksOfVaultBasic,
  responseChecksOfVaultBearer,
  responseChecksOfVaultToken,
  responseChecksOfVaultOauth,
  responseChecksOfVaultUpload,
  responseChecksOfVaultOpenid,
  responseChecksOfVaultBoth,
  responseChecksOfVaultEither,
  responseChecksOfVaultOptional,
  responseChecksOfVaultOpen,
  responseChecksOfVaultSharedPlace,
  responseChecksOfVaultCertificate,
  responseChecksOfVaultCertificateOnly,
];
