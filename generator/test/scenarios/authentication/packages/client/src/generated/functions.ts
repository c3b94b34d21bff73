// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

export type { Vault } from "./vault.js";
export {
  checksOfVaultCookie,
  checksOfVaultQuery,
  vaultBasic,
  vaultBearer,
  vaultBoth,
  vaultCertificate,
  vaultCertificateOnly,
  vaultCookie,
  vaultEither,
  vaultHeader,
  vaultOauth,
  vaultOpen,
  vaultOpenid,
  vaultOptional,
  vaultQuery,
  vaultSharedPlace,
  vaultToken,
  vaultUpload,
} from "./vault.js";
export { allChecks } from "./param-checks.js";
