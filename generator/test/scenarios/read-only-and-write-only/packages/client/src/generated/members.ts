// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Member, Params } from "@shortvideo-api/openapi-types";
import type { CallOptions } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import { checkBody } from "../checks/check-body.js";
import type { OperationChecks } from "../checks/operation-checks.js";
import type { Connection, PendingResponse } from "../connection/connection.js";
import { serializeJson } from "../serialize/serialize-json.js";
import { serializePlain } from "../serialize/serialize-plain.js";
import { checkOfMemberRequest } from "./checks.js";

/**
 * Each method rejects with these errors, and with those that it names itself:
 * - `ParamsError` before the request is sent: A parameter or a body does not fit the document.
 */
export class Members {
  readonly #connection: Connection;

  /** `members.create`, `POST /members`. */
  readonly create = (
    params: Params<"members.create">,
    options?: CallOptions,
  ): PendingResponse<Member, "members.create"> => this.#connection.call(metadataOfMembersCreate, params, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Members.create} as a function, for a connection. */
export function membersCreate(
  connection: Connection,
  params: Params<"members.create">,
  options?: CallOptions,
): PendingResponse<Member, "members.create"> {
  return connection.call(metadataOfMembersCreate, params, options);
}

const metadataOfMembersCreate: OperationMetadata = {
  id: "members.create",
  method: "POST",
  path: "/members",
  serialize: serializePlain,
  body: { param: "body", mediaType: "application/json", serialize: serializeJson },
  envelope: ["id", "name"],
};

/** The checks of {@link Members.create}, for `paramChecks`. */
export const checksOfMembersCreate: OperationChecks = {
  operation: metadataOfMembersCreate,
  body: { check: checkBody, required: true, schema: checkOfMemberRequest },
};
