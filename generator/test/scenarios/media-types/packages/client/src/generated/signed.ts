// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Params } from "@shortvideo-api/openapi-types";
import type { CallOptions } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import { checkBody } from "../checks/check-body.js";
import type { OperationChecks } from "../checks/operation-checks.js";
import type { Connection, PendingResponse } from "../connection/connection.js";
import { holdsStream } from "../serialize/holds-stream.js";
import { serializeBody } from "../serialize/serialize-body.js";
import { serializePlain } from "../serialize/serialize-plain.js";

/**
 * Each method rejects with these errors, and with those that it names itself:
 * - `ParamsError` before the request is sent: A parameter or a body does not fit the document.
 */
export class Signed {
  readonly #connection: Connection;

  /** `signed.replace`, `PUT /signed`. */
  readonly replace = (
    params: Params<"signed.replace">,
    options?: CallOptions,
  ): PendingResponse<void, "signed.replace"> => this.#connection.call(metadataOfSignedReplace, params, options);

  /** `signed.send`, `POST /signed`. */
  readonly send = (params: Params<"signed.send">, options?: CallOptions): PendingResponse<void, "signed.send"> =>
    this.#connection.call(metadataOfSignedSend, params, options);

  /** `signed.count`, `PATCH /signed`. */
  readonly count = (params: Params<"signed.count">, options?: CallOptions): PendingResponse<void, "signed.count"> =>
    this.#connection.call(metadataOfSignedCount, params, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Signed.replace} as a function, for a connection. */
export function signedReplace(
  connection: Connection,
  params: Params<"signed.replace">,
  options?: CallOptions,
): PendingResponse<void, "signed.replace"> {
  return connection.call(metadataOfSignedReplace, params, options);
}

/** {@link Signed.send} as a function, for a connection. */
export function signedSend(
  connection: Connection,
  params: Params<"signed.send">,
  options?: CallOptions,
): PendingResponse<void, "signed.send"> {
  return connection.call(metadataOfSignedSend, params, options);
}

/** {@link Signed.count} as a function, for a connection. */
export function signedCount(
  connection: Connection,
  params: Params<"signed.count">,
  options?: CallOptions,
): PendingResponse<void, "signed.count"> {
  return connection.call(metadataOfSignedCount, params, options);
}

const metadataOfSignedReplace: OperationMetadata = {
  id: "signed.replace",
  method: "PUT",
  path: "/signed",
  serialize: serializePlain,
  body: { param: "body", mediaType: "application/xml", serialize: serializeBody },
  empty: () => undefined,
  parse: () => undefined,
};

/** The checks of {@link Signed.replace}, for `paramChecks`. */
export const checksOfSignedReplace: OperationChecks = {
  operation: metadataOfSignedReplace,
  body: { check: checkBody, required: true },
};

const metadataOfSignedSend: OperationMetadata = {
  id: "signed.send",
  method: "POST",
  path: "/signed",
  serialize: serializePlain,
  body: { param: "body", mediaType: "application/jwt", serialize: serializeBody, isSentOnce: holdsStream },
  empty: () => undefined,
  parse: () => undefined,
};

/** The checks of {@link Signed.send}, for `paramChecks`. */
export const checksOfSignedSend: OperationChecks = {
  operation: metadataOfSignedSend,
  body: { check: checkBody, required: true },
};

const metadataOfSignedCount: OperationMetadata = {
  id: "signed.count",
  method: "PATCH",
  path: "/signed",
  serialize: serializePlain,
  body: { param: "body", mediaType: "text/plain", serialize: serializeBody },
  empty: () => undefined,
  parse: () => undefined,
};

/** The checks of {@link Signed.count}, for `paramChecks`. */
export const checksOfSignedCount: OperationChecks = {
  operation: metadataOfSignedCount,
  body: { check: checkBody, required: true },
};
