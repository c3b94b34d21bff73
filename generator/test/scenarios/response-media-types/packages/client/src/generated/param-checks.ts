// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { OperationChecks } from "../checks/operation-checks.js";
import { checksOfExportsGet, checksOfExportsReplace, checksOfExportsWatch } from "./exports.js";
import { checksOfFilesBlob, checksOfFilesCheck, checksOfFilesDownload, checksOfFilesLink } from "./files.js";
import { checksOfPicturesGet, checksOfPicturesOriginal, checksOfPicturesTitle } from "./pictures.js";
import { checksOfReportsGet, checksOfReportsList } from "./reports.js";

/** The checks of all operations, for `paramChecks`. A bundle with this list contains the metadata of all operations. */
export const allChecks: readonly OperationChecks[] = [
  checksOfReportsGet,
  checksOfReportsList,
  checksOfFilesDownload,
  checksOfFilesBlob,
  checksOfFilesCheck,
  checksOfFilesLink,
  checksOfExportsGet,
  checksOfExportsReplace,
  checksOfExportsWatch,
  checksOfPicturesGet,
  checksOfPicturesOriginal,
  checksOfPicturesTitle,
];
