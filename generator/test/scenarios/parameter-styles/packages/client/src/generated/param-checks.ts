// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { OperationChecks } from "../checks/operation-checks.js";
import { checksOfCookieCookie, checksOfCookieCookieFlat, checksOfCookieForm, checksOfCookieJson } from "./cookie.js";
import { checksOfHeaderJson, checksOfHeaderSimple, checksOfHeaderSimpleExploded } from "./header.js";
import {
  checksOfPathJson,
  checksOfPathLabel,
  checksOfPathLabelExploded,
  checksOfPathMatrix,
  checksOfPathMatrixExploded,
  checksOfPathReserved,
  checksOfPathSimple,
  checksOfPathSimpleExploded,
} from "./path.js";
import {
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
} from "./query.js";

/** The checks of all operations, for `paramChecks`. A bundle with this list contains the metadata of all operations. */
export const allChecks: readonly OperationChecks[] = [
  checksOfPathSimple,
  checksOfPathSimpleExploded,
  checksOfPathLabel,
  checksOfPathLabelExploded,
  checksOfPathMatrix,
  checksOfPathMatrixExploded,
  checksOfPathReserved,
  checksOfPathJson,
  checksOfQueryForm,
  checksOfQueryFormFlat,
  checksOfQuerySpaceDelimited,
  checksOfQuerySpaceDelimitedFlat,
  checksOfQueryPipeDelimited,
  checksOfQueryPipeDelimitedFlat,
  checksOfQueryDeepObject,
  checksOfQueryDeepObjectFlat,
  checksOfQueryReserved,
  checksOfQueryReservedFlat,
  checksOfQueryJson,
  checksOfHeaderSimple,
  checksOfHeaderSimpleExploded,
  checksOfHeaderJson,
  checksOfCookieForm,
  checksOfCookieCookie,
  checksOfCookieCookieFlat,
  checksOfCookieJson,
];
