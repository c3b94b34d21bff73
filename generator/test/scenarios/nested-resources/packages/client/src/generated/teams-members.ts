// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Connection } from "../connection/connection.js";
import { TeamsMembersRoles } from "./teams-members-roles.js";

export class TeamsMembers {
  readonly roles: TeamsMembersRoles;

  constructor(connection: Connection) {
    this.roles = new TeamsMembersRoles(connection);
  }
}
