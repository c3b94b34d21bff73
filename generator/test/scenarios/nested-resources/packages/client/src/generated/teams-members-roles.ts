// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Params, ResponseBody } from "@shortvideo-api/openapi-types";
import type { CallOptions } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import type { OperationChecks } from "../checks/operation-checks.js";
import type { Connection, PendingResponse } from "../connection/connection.js";
import { serializePlain } from "../serialize/serialize-plain.js";

/**
 * Each method rejects with these errors, and with those that it names itself:
 * - `ParamsError` before the request is sent: A parameter does not fit the document.
 */
export class TeamsMembersRoles {
  readonly #connection: Connection;

  /** `teams.members.roles.list`, `GET /teams/{id}/members/{member}/roles`. */
  readonly list = (
    params: Params<"teams.members.roles.list">,
    options?: CallOptions,
  ): PendingResponse<ResponseBody<"teams.members.roles.list">, "teams.members.roles.list"> =>
    this.#connection.call(metadataOfTeamsMembersRolesList, params, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link TeamsMembersRoles.list} as a function, for a connection. */
export function teamsMembersRolesList(
  connection: Connection,
  params: Params<"teams.members.roles.list">,
  options?: CallOptions,
): PendingResponse<ResponseBody<"teams.members.roles.list">, "teams.members.roles.list"> {
  return connection.call(metadataOfTeamsMembersRolesList, params, options);
}

const metadataOfTeamsMembersRolesList: OperationMetadata = {
  id: "teams.members.roles.list",
  method: "GET",
  path: "/teams/{id}/members/{member}/roles",
  serialize: serializePlain,
  envelope: "array",
};

/** The checks of {@link TeamsMembersRoles.list}, for `paramChecks`. */
export const checksOfTeamsMembersRolesList: OperationChecks = {
  operation: metadataOfTeamsMembersRolesList,
  params: {
    id: { required: true, type: "string", expected: "text" },
    member: { required: true, type: "string", expected: "text" },
  },
};
