// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { OperationChecks } from "../checks/operation-checks.js";
import { checksOfTeamsIncidentsMerge } from "./teams-incidents.js";
import { checksOfTeamsMembersRolesList } from "./teams-members-roles.js";
import { checksOfUsersContactMethodsCreate, checksOfUsersContactMethodsList } from "./users-contact-methods.js";
import { checksOfListUserRules } from "./users-rules.js";
import { checksOfRevokeAll } from "./users-sessions.js";
import { checksOfUsersSummarize } from "./users.js";

/** The checks of all operations, for `paramChecks`. A bundle with this list contains the metadata of all operations. */
export const allChecks: readonly OperationChecks[] = [
  checksOfUsersSummarize,
  checksOfListUserRules,
  checksOfRevokeAll,
  checksOfUsersContactMethodsList,
  checksOfUsersContactMethodsCreate,
  checksOfTeamsMembersRolesList,
  checksOfTeamsIncidentsMerge,
];
