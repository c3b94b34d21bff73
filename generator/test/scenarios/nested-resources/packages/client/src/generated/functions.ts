// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

export type { TeamsIncidents } from "./teams-incidents.js";
export { checksOfTeamsIncidentsMerge, teamsIncidentsMerge } from "./teams-incidents.js";
export type { TeamsMembersRoles } from "./teams-members-roles.js";
export { checksOfTeamsMembersRolesList, teamsMembersRolesList } from "./teams-members-roles.js";
export type { Users } from "./users.js";
export { checksOfUsersSummarize, usersList, usersSummarize } from "./users.js";
export type { UsersContactMethods } from "./users-contact-methods.js";
export {
  checksOfUsersContactMethodsCreate,
  checksOfUsersContactMethodsList,
  iterateUsersContactMethodsList,
  usersContactMethodsCreate,
  usersContactMethodsList,
} from "./users-contact-methods.js";
export type { UsersRules } from "./users-rules.js";
export { checksOfListUserRules, listUserRules } from "./users-rules.js";
export type { UsersSessions } from "./users-sessions.js";
export { checksOfRevokeAll, revokeAll } from "./users-sessions.js";
export { allChecks } from "./param-checks.js";
