// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

export type { Cookie } from "./cookie.js";
export { cookieCookie, cookieCookieFlat, cookieForm, cookieJson } from "./cookie.js";
export type { Header } from "./header.js";
export { headerJson, headerSimple, headerSimpleExploded } from "./header.js";
export type { Path } from "./path.js";
export {
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
