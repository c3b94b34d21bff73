// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Params } from "@shortvideo-api/openapi-types";
import type { CallOptions } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import type { OperationChecks } from "../checks/operation-checks.js";
import type { Connection, PendingResponse } from "../connection/connection.js";
import { serializePlain } from "../serialize/serialize-plain.js";

/**
 * Each method rejects with these errors, and with those that it names itself:
 * - `ParamsError` before the request is sent: A parameter does not fit the document.
 */
export class TeamsIncidents {
  readonly #connection: Connection;

  /** `teams.incidents.merge`, `PUT /incidents/{id}/merge`. */
  readonly merge = (
    params: Params<"teams.incidents.merge">,
    options?: CallOptions,
  ): PendingResponse<void, "teams.incidents.merge"> =>
    this.#connection.call(metadataOfTeamsIncidentsMerge, params, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link TeamsIncidents.merge} as a function, for a connection. */
export function teamsIncidentsMerge(
  connection: Connection,
  params: Params<"teams.incidents.merge">,
  options?: CallOptions,
): PendingResponse<void, "teams.incidents.merge"> {
  return connection.call(metadataOfTeamsIncidentsMerge, params, options);
}

const metadataOfTeamsIncidentsMerge: OperationMetadata = {
  id: "teams.incidents.merge",
  method: "PUT",
  path: "/incidents/{id}/merge",
  serialize: serializePlain,
  empty: () => undefined,
  parse: () => undefined,
};

/** The checks of {@link TeamsIncidents.merge}, for `paramChecks`. */
export const checksOfTeamsIncidentsMerge: OperationChecks = {
  operation: metadataOfTeamsIncidentsMerge,
  params: { id: { required: true, type: "string", expected: "text" } },
};
