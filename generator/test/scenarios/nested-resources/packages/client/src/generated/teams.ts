// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Connection } from "../connection/connection.js";
import { TeamsIncidents } from "./teams-incidents.js";
import { TeamsMembers } from "./teams-members.js";

export class Teams {
  readonly members: TeamsMembers;

  readonly incidents: TeamsIncidents;

  constructor(connection: Connection) {
    this.members = new TeamsMembers(connection);
    this.incidents = new TeamsIncidents(connection);
  }
}
