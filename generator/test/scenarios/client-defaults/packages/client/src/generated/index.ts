// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

export { CredentialsError } from "../errors/client-error.js";
export type { BasicCredentials, CredentialContext, CredentialFunction, CredentialValue } from "../call/signer.js";
export type { Resources } from "./resources.js";
export type { RequestBody } from "@shortvideo-api/openapi-types";
