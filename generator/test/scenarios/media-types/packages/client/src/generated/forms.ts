// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Params } from "@shortvideo-api/openapi-types";
import type { CallOptions } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import { checkBody } from "../checks/check-body.js";
import type { OperationChecks } from "../checks/operation-checks.js";
import type { Connection, PendingResponse } from "../connection/connection.js";
import { serializeBody } from "../serialize/serialize-body.js";
import { serializePlain } from "../serialize/serialize-plain.js";
import { bodyCheckOfFormsSend } from "./checks.js";

/**
 * Each method rejects with these errors, and with those that it names itself:
 * - `ParamsError` before the request is sent: A parameter or a body does not fit the document.
 */
export class Forms {
  readonly #connection: Connection;

  /** `forms.send`, `POST /forms`. */
  readonly send = (params: Params<"forms.send"> = {}, options?: CallOptions): PendingResponse<void, "forms.send"> =>
    this.#connection.call(metadataOfFormsSend, params, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Forms.send} as a function, for a connection. */
export function formsSend(
  connection: Connection,
  params: Params<"forms.send"> = {},
  options?: CallOptions,
): PendingResponse<void, "forms.send"> {
  return connection.call(metadataOfFormsSend, params, options);
}

const metadataOfFormsSend: OperationMetadata = {
  id: "forms.send",
  method: "POST",
  path: "/forms",
  serialize: serializePlain,
  body: {
    param: "body",
    mediaType: "application/x-www-form-urlencoded",
    serialize: serializeBody,
    encoding: {
      ids: { style: "pipeDelimited" },
      note: { contentType: "application/json" },
      raw: { style: "form", allowReserved: true },
    },
  },
  empty: () => undefined,
  parse: () => undefined,
};

/** The checks of {@link Forms.send}, for `paramChecks`. */
export const checksOfFormsSend: OperationChecks = {
  operation: metadataOfFormsSend,
  body: { check: checkBody, schema: bodyCheckOfFormsSend },
};
