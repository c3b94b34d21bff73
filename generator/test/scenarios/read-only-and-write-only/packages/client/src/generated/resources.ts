// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Connection } from "../connection/connection.js";
import { Accounts } from "./accounts.js";
import { Logins } from "./logins.js";
import { Members } from "./members.js";
import { Pets } from "./pets.js";

/** The resources of a client: one member for each resource of the API. */
export interface Resources {
  readonly accounts: Accounts;
  readonly logins: Logins;
  readonly pets: Pets;
  readonly members: Members;
}

/** Creates the resources, which all share one connection. */
export function createResources(connection: Connection): Resources {
  return {
    accounts: new Accounts(connection),
    logins: new Logins(connection),
    pets: new Pets(connection),
    members: new Members(connection),
  };
}
