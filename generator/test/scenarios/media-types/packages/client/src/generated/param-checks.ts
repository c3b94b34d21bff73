// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { OperationChecks } from "../checks/operation-checks.js";
import { checksOfFilesStore } from "./files.js";
import { checksOfFormsSend } from "./forms.js";
import { checksOfNotesCreate } from "./notes.js";
import { checksOfSignedCount, checksOfSignedReplace, checksOfSignedSend } from "./signed.js";
import { checksOfUploadsCreate } from "./uploads.js";
import { checksOfVotesAdd, checksOfVotesAddAll, checksOfVotesReplace } from "./votes.js";

/** The checks of all operations, for `paramChecks`. A bundle with this list contains the metadata of all operations. */
export const allChecks: readonly OperationChecks[] = [
  checksOfNotesCreate,
  checksOfFilesStore,
  checksOfUploadsCreate,
  checksOfFormsSend,
  checksOfVotesReplace,
  checksOfVotesAdd,
  checksOfVotesAddAll,
  checksOfSignedReplace,
  checksOfSignedSend,
  checksOfSignedCount,
];
