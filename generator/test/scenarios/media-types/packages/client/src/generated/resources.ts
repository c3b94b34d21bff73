// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Connection } from "../connection/connection.js";
import { Files } from "./files.js";
import { Forms } from "./forms.js";
import { Notes } from "./notes.js";
import { Signed } from "./signed.js";
import { Uploads } from "./uploads.js";
import { Votes } from "./votes.js";

/** The resources of a client: one member for each resource of the API. */
export interface Resources {
  readonly notes: Notes;
  readonly files: Files;
  readonly uploads: Uploads;
  readonly forms: Forms;
  readonly votes: Votes;
  readonly signed: Signed;
}

/** Creates the resources, which all share one connection. */
export function createResources(connection: Connection): Resources {
  return {
    notes: new Notes(connection),
    files: new Files(connection),
    uploads: new Uploads(connection),
    forms: new Forms(connection),
    votes: new Votes(connection),
    signed: new Signed(connection),
  };
}
