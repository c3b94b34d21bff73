// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

import type { BinaryBody } from "../schema-types.js";
import type { operations } from "./openapi.js";

/** The params of each operation: its parameters and its request body, in one flat object. */
export interface OperationParams {
  "vault.header": Record<string, never>;
  "vault.query": Pick<NonNullable<operations["vault.query"]["parameters"]["query"]>, "size">;
  "vault.cookie": Pick<NonNullable<operations["vault.cookie"]["parameters"]["cookie"]>, "theme">;
  "vault.basic": Record<string, never>;
  "vault.bearer": Record<string, never>;
  "vault.token": Record<string, never>;
  "vault.oauth": Record<string, never>;
  "vault.upload": { body?: OperationRequestBodies["vault.upload"] | undefined };
  "vault.openid": Record<string, never>;
  "vault.both": Record<string, never>;
  "vault.either": Record<string, never>;
  "vault.optional": Record<string, never>;
  "vault.open": Record<string, never>;
  "vault.sharedPlace": Record<string, never>;
  "vault.certificate": Record<string, never>;
  "vault.certificateOnly": Record<string, never>;
}

/** The request body of each operation that has one. */
export interface OperationRequestBodies {
  "vault.upload": BinaryBody;
}

/** The body of each successful response. */
export interface OperationResponses {
  "vault.header": operations["vault.header"]["responses"][200]["content"]["application/json"];
  "vault.query": operations["vault.query"]["responses"][200]["content"]["application/json"];
  "vault.cookie": operations["vault.cookie"]["responses"][200]["content"]["application/json"];
  "vault.basic": operations["vault.basic"]["responses"][200]["content"]["application/json"];
  "vault.bearer": operations["vault.bearer"]["responses"][200]["content"]["application/json"];
  "vault.token": operations["vault.token"]["responses"][200]["content"]["application/json"];
  "vault.oauth": operations["vault.oauth"]["responses"][200]["content"]["application/json"];
  "vault.upload": operations["vault.upload"]["responses"][200]["content"]["application/json"];
  "vault.openid": operations["vault.openid"]["responses"][200]["content"]["application/json"];
  "vault.both": operations["vault.both"]["responses"][200]["content"]["application/json"];
  "vault.either": operations["vault.either"]["responses"][200]["content"]["application/json"];
  "vault.optional": operations["vault.optional"]["responses"][200]["content"]["application/json"];
  "vault.open": operations["vault.open"]["responses"][200]["content"]["application/json"];
  "vault.sharedPlace": operations["vault.sharedPlace"]["responses"][200]["content"]["application/json"];
  "vault.certificate": operations["vault.certificate"]["responses"][200]["content"]["application/json"];
  "vault.certificateOnly": operations["vault.certificateOnly"]["responses"][200]["content"]["application/json"];
}

/** The bodies of successful responses that have several media types, by media type. */
export interface OperationMedia {}

/** The bodies of documented failures, by operation and status. */
export interface OperationFailures {}
