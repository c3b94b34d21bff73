// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

export type { Cookie } from "./cookie.js";
export {
  checksOfCookieCookie,
  checksOfCookieCookieFlat,
  checksOfCookieForm,
  checksOfCookieJson,
  cookieCookie,
  cookieCookieFlat,
  cookieForm,
  cookieJson,
} from "./cookie.js";
export type { Header } from "./header.js";
export {
  checksOfHeaderJson,
  checksOfHeaderSimple,
  checksOfHeaderSimpleExploded,
  headerJson,
  headerSimple,
  headerSimpleExploded,
} from "./header.js";
export type { Path } from "./path.js";
export {
  checksOfPathJson,
  checksOfPathLabel,
  checksOfPathLabelExploded,
  checksOfPathMatrix,
  checksOfPathMatrixExploded,
  checksOfPathReserved,
  checksOfPathSimple,
  checksOfPathSimpleExploded,
  pathJson,
  pathLabel,
  pathLabelExploded,
  pathMatrix,
  pathMatrixExploded,
  pathReserved,
  pathSimple,
  pathSimpleExploded,
} from "./path.js";
export type { Query } from "./query.js";
export {
  checksOfQueryDeepObject,
  checksOfQueryDeepObjectFlat,
  checksOfQueryForm,
  checksOfQueryFormFlat,
  checksOfQueryJson,
  checksOfQueryPipeDelimited,
  checksOfQueryPipeDelimitedFlat,
  checksOfQueryReserved,
  checksOfQueryReservedFlat,
  checksOfQuerySpaceDelimited,
  checksOfQuerySpaceDelimitedFlat,
  queryDeepObject,
  queryDeepObjectFlat,
  queryForm,
  queryFormFlat,
  queryJson,
  queryPipeDelimited,
  queryPipeDelimitedFlat,
  queryReserved,
  queryReservedFlat,
  querySpaceDelimited,
  querySpaceDelimitedFlat,
} from "./query.js";
export { allChecks } from "./param-checks.js";
