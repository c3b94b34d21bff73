// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Params } from "@shortvideo-api/openapi-types";
import type { CallOptions } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import { checkBody } from "../checks/check-body.js";
import type { OperationChecks } from "../checks/operation-checks.js";
import type { Connection, PendingResponse } from "../connection/connection.js";
import { serializeJson } from "../serialize/serialize-json.js";
import { serializePlain } from "../serialize/serialize-plain.js";
import { checkOfPlan } from "./checks.js";

/**
 * Each method rejects with these errors, and with those that it names itself:
 * - `ParamsError` before the request is sent: A parameter or a body does not fit the document.
 */
export class Plans {
  readonly #connection: Connection;

  /** `plans.replace`, `PUT /plans`. */
  readonly replace = (
    params: Params<"plans.replace"> = {},
    options?: CallOptions,
  ): PendingResponse<void, "plans.replace"> => this.#connection.call(metadataOfPlansReplace, params, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Plans.replace} as a function, for a connection. */
export function plansReplace(
  connection: Connection,
  params: Params<"plans.replace"> = {},
  options?: CallOptions,
): PendingResponse<void, "plans.replace"> {
  return connection.call(metadataOfPlansReplace, params, options);
}

const metadataOfPlansReplace: OperationMetadata = {
  id: "plans.replace",
  method: "PUT",
  path: "/plans",
  serialize: serializePlain,
  body: { param: "body", mediaType: "application/json", serialize: serializeJson },
  empty: () => undefined,
  parse: () => undefined,
};

/** The checks of {@link Plans.replace}, for `paramChecks`. */
export const checksOfPlansReplace: OperationChecks = {
  operation: metadataOfPlansReplace,
  body: { check: checkBody, schema: checkOfPlan },
};
