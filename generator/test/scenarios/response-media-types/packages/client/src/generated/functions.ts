// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

export type { Exports } from "./exports.js";
export {
  checksOfExportsGet,
  checksOfExportsReplace,
  checksOfExportsWatch,
  exportsGet,
  exportsReplace,
  exportsStart,
  exportsWatch,
} from "./exports.js";
export type { Files } from "./files.js";
export {
  checksOfFilesBlob,
  checksOfFilesCheck,
  checksOfFilesDownload,
  checksOfFilesLink,
  filesBlob,
  filesCheck,
  filesDownload,
  filesLink,
  filesSpeak,
} from "./files.js";
export type { Pictures } from "./pictures.js";
export {
  checksOfPicturesGet,
  checksOfPicturesOriginal,
  checksOfPicturesTitle,
  picturesGet,
  picturesOriginal,
  picturesShow,
  picturesTitle,
} from "./pictures.js";
export type { Reports } from "./reports.js";
export { checksOfReportsGet, checksOfReportsList, iterateReportsList, reportsGet, reportsList } from "./reports.js";
export { allChecks } from "./param-checks.js";
