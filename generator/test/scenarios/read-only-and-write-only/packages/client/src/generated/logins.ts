// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Params, Session } from "@shortvideo-api/openapi-types";
import type { CallOptions } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import { checkBody } from "../checks/check-body.js";
import type { OperationChecks } from "../checks/operation-checks.js";
import type { Connection, PendingResponse } from "../connection/connection.js";
import { serializeJson } from "../serialize/serialize-json.js";
import { serializePlain } from "../serialize/serialize-plain.js";
import { checkOfLogin } from "./checks.js";

/**
 * Each method rejects with these errors, and with those that it names itself:
 * - `ParamsError` before the request is sent: A parameter or a body does not fit the document.
 */
export class Logins {
  readonly #connection: Connection;

  /** `logins.create`, `POST /logins`. */
  readonly create = (
    params: Params<"logins.create">,
    options?: CallOptions,
  ): PendingResponse<Session, "logins.create"> => this.#connection.call(metadataOfLoginsCreate, params, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Logins.create} as a function, for a connection. */
export function loginsCreate(
  connection: Connection,
  params: Params<"logins.create">,
  options?: CallOptions,
): PendingResponse<Session, "logins.create"> {
  return connection.call(metadataOfLoginsCreate, params, options);
}

const metadataOfLoginsCreate: OperationMetadata = {
  id: "logins.create",
  method: "POST",
  path: "/logins",
  serialize: serializePlain,
  body: { param: "body", mediaType: "application/json", serialize: serializeJson },
  envelope: ["id"],
};

/** The checks of {@link Logins.create}, for `paramChecks`. */
export const checksOfLoginsCreate: OperationChecks = {
  operation: metadataOfLoginsCreate,
  body: { check: checkBody, required: true, schema: checkOfLogin },
};
