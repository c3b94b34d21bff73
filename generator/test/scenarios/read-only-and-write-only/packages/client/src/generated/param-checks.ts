// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { OperationChecks } from "../checks/operation-checks.js";
import { checksOfAccountsCreate } from "./accounts.js";
import { checksOfLoginsCreate } from "./logins.js";
import { checksOfMembersCreate } from "./members.js";
import { checksOfPetsReplace } from "./pets.js";

/** The checks of all operations, for `paramChecks`. A bundle with this list contains the metadata of all operations. */
export const allChecks: readonly OperationChecks[] = [
  checksOfAccountsCreate,
  checksOfLoginsCreate,
  checksOfPetsReplace,
  checksOfMembersCreate,
];
