// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Params } from "@shortvideo-api/openapi-types";
import type { CallOptions } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import { checkBody } from "../checks/check-body.js";
import type { OperationChecks } from "../checks/operation-checks.js";
import type { Connection, PendingResponse } from "../connection/connection.js";
import { serializeBody } from "../serialize/serialize-body.js";
import { serializePlain } from "../serialize/serialize-plain.js";
import { bodyCheckOfVotesCast } from "./checks.js";

/**
 * Each method rejects with these errors, and with those that it names itself:
 * - `ParamsError` before the request is sent: A parameter or a body does not fit the document.
 */
export class Votes {
  readonly #connection: Connection;

  /** `votes.cast`, `POST /votes`. */
  readonly cast = (params: Params<"votes.cast"> = {}, options?: CallOptions): PendingResponse<void, "votes.cast"> =>
    this.#connection.call(metadataOfVotesCast, params, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Votes.cast} as a function, for a connection. */
export function votesCast(
  connection: Connection,
  params: Params<"votes.cast"> = {},
  options?: CallOptions,
): PendingResponse<void, "votes.cast"> {
  return connection.call(metadataOfVotesCast, params, options);
}

const metadataOfVotesCast: OperationMetadata = {
  id: "votes.cast",
  method: "POST",
  path: "/votes",
  serialize: serializePlain,
  body: { param: "body", mediaType: "application/x-www-form-urlencoded", serialize: serializeBody },
  empty: () => undefined,
  parse: () => undefined,
};

/** The checks of {@link Votes.cast}, for `paramChecks`. */
export const checksOfVotesCast: OperationChecks = {
  operation: metadataOfVotesCast,
  body: { check: checkBody, schema: bodyCheckOfVotesCast },
};
