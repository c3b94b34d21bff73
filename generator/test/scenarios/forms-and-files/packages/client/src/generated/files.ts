// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Answer, Params } from "@shortvideo-api/openapi-types";
import type { CallOptions } from "../call-options.js";
import type { Connection } from "../connection.js";
import type { OperationFacts } from "../operation-facts.js";
import type { PendingAnswer } from "../pending-answer.js";
import { serializeBody } from "../serialize-body.js";
import { serializeParams } from "../serialize-params.js";

export class Files {
  readonly #connection: Connection;

  /** `files.replace`, `PUT /files`. */
  readonly replace = (params: Params<"files.replace"> = {}, options?: CallOptions): PendingAnswer<Blob> =>
    this.#connection.call<Blob>(filesReplaceFacts, params, options);

  /** `files.upload`, `POST /files`. */
  readonly upload = (params: Params<"files.upload">, options?: CallOptions): PendingAnswer<string | undefined> =>
    this.#connection.call<string | undefined>(filesUploadFacts, params, options);

  /** `files.rename`, `PATCH /files`. */
  readonly rename = (
    params: Params<"files.rename"> = {},
    options?: CallOptions,
  ): PendingAnswer<Answer<"files.rename">> =>
    this.#connection.call<Answer<"files.rename">>(filesRenameFacts, params, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Files.replace} as a function, for a connection. */
export function filesReplace(
  connection: Connection,
  params: Params<"files.replace"> = {},
  options?: CallOptions,
): PendingAnswer<Blob> {
  return connection.call<Blob>(filesReplaceFacts, params, options);
}

/** {@link Files.upload} as a function, for a connection. */
export function filesUpload(
  connection: Connection,
  params: Params<"files.upload">,
  options?: CallOptions,
): PendingAnswer<string | undefined> {
  return connection.call<string | undefined>(filesUploadFacts, params, options);
}

/** {@link Files.rename} as a function, for a connection. */
export function filesRename(
  connection: Connection,
  params: Params<"files.rename"> = {},
  options?: CallOptions,
): PendingAnswer<Answer<"files.rename">> {
  return connection.call<Answer<"files.rename">>(filesRenameFacts, params, options);
}

const filesReplaceFacts: OperationFacts = {
  id: "files.replace",
  verb: "PUT",
  path: "/files",
  serialize: serializeParams,
  body: { param: "body", mediaType: "application/octet-stream", serialize: serializeBody },
  isBinary: true,
  empty: () => new Blob(),
};

const filesUploadFacts: OperationFacts = {
  id: "files.upload",
  verb: "POST",
  path: "/files",
  serialize: serializeParams,
  body: { param: "body", mediaType: "multipart/form-data", serialize: serializeBody },
  empty: () => "",
  parse: (text) => text,
};

const filesRenameFacts: OperationFacts = {
  id: "files.rename",
  verb: "PATCH",
  path: "/files",
  serialize: serializeParams,
  body: { param: "body", mediaType: "application/x-www-form-urlencoded", serialize: serializeBody },
  envelope: [],
};
