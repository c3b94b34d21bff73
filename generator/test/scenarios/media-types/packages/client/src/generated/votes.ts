// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Params } from "@shortvideo-api/openapi-types";
import { exactVote, marksOfRequestOfVotesAddAll } from "@shortvideo-api/wire";
import type { CallOptions } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import { checkBody } from "../checks/check-body.js";
import type { OperationChecks } from "../checks/operation-checks.js";
import type { Connection, PendingResponse } from "../connection/connection.js";
import { holdsStream } from "../serialize/holds-stream.js";
import { serializeBody } from "../serialize/serialize-body.js";
import { serializePlain } from "../serialize/serialize-plain.js";
import { writeLines, writeRecords } from "../serialize/write-items.js";
import { bodyCheckOfVotesAddAll, checkOfVote } from "./checks.js";

/**
 * Each method rejects with these errors, and with those that it names itself:
 * - `ParamsError` before the request is sent: A parameter or a body does not fit the document.
 */
export class Votes {
  readonly #connection: Connection;

  /** `votes.replace`, `PUT /votes`. */
  readonly replace = (
    params: Params<"votes.replace"> = {},
    options?: CallOptions,
  ): PendingResponse<void, "votes.replace"> => this.#connection.call(metadataOfVotesReplace, params, options);

  /**
   * Ranges of JSON.
   *
   * `votes.add`, `POST /votes`.
   */
  readonly add = (params: Params<"votes.add"> = {}, options?: CallOptions): PendingResponse<void, "votes.add"> =>
    this.#connection.call(metadataOfVotesAdd, params, options);

  /**
   * Bodies that are sent item by item.
   *
   * `votes.addAll`, `POST /votes/bulk`.
   */
  readonly addAll = (params: Params<"votes.addAll">, options?: CallOptions): PendingResponse<void, "votes.addAll"> =>
    this.#connection.call(metadataOfVotesAddAll, params, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Votes.replace} as a function, for a connection. */
export function votesReplace(
  connection: Connection,
  params: Params<"votes.replace"> = {},
  options?: CallOptions,
): PendingResponse<void, "votes.replace"> {
  return connection.call(metadataOfVotesReplace, params, options);
}

/** {@link Votes.add} as a function, for a connection. */
export function votesAdd(
  connection: Connection,
  params: Params<"votes.add"> = {},
  options?: CallOptions,
): PendingResponse<void, "votes.add"> {
  return connection.call(metadataOfVotesAdd, params, options);
}

/** {@link Votes.addAll} as a function, for a connection. */
export function votesAddAll(
  connection: Connection,
  params: Params<"votes.addAll">,
  options?: CallOptions,
): PendingResponse<void, "votes.addAll"> {
  return connection.call(metadataOfVotesAddAll, params, options);
}

const metadataOfVotesReplace: OperationMetadata = {
  id: "votes.replace",
  method: "PUT",
  path: "/votes",
  serialize: serializePlain,
  body: { param: "body", mediaType: "*/*", serialize: serializeBody, exact: exactVote, contentType: "contentType" },
  empty: () => undefined,
  parse: () => undefined,
};

/** The checks of {@link Votes.replace}, for `paramChecks`. */
export const checksOfVotesReplace: OperationChecks = {
  operation: metadataOfVotesReplace,
  body: { check: checkBody, schema: checkOfVote },
};

const metadataOfVotesAdd: OperationMetadata = {
  id: "votes.add",
  method: "POST",
  path: "/votes",
  serialize: serializePlain,
  body: {
    param: "body",
    mediaType: "text/json",
    serialize: serializeBody,
    exact: exactVote,
    contentType: "contentType",
    others: { "application/*+json": { exact: { also: [() => exactVote] } } },
  },
  empty: () => undefined,
  parse: () => undefined,
};

/** The checks of {@link Votes.add}, for `paramChecks`. */
export const checksOfVotesAdd: OperationChecks = {
  operation: metadataOfVotesAdd,
  body: { check: checkBody, schema: checkOfVote, others: { "application/*+json": { schema: () => checkOfVote } } },
};

const metadataOfVotesAddAll: OperationMetadata = {
  id: "votes.addAll",
  method: "POST",
  path: "/votes/bulk",
  serialize: serializePlain,
  body: {
    param: "body",
    mediaType: "application/x-ndjson",
    serialize: serializeBody,
    isSentOnce: holdsStream,
    exact: marksOfRequestOfVotesAddAll,
    write: writeLines,
    contentType: "contentType",
    others: {
      "application/json-seq": { exact: { items: () => exactVote }, write: writeRecords },
      "application/jsonl": { write: writeLines },
    },
  },
  empty: () => undefined,
  parse: () => undefined,
};

/** The checks of {@link Votes.addAll}, for `paramChecks`. */
export const checksOfVotesAddAll: OperationChecks = {
  operation: metadataOfVotesAddAll,
  body: {
    check: checkBody,
    required: true,
    schema: bodyCheckOfVotesAddAll,
    others: {
      "application/json-seq": {
        schema: { type: "array", expected: "a list, each an object", items: () => checkOfVote },
      },
      "application/jsonl": { schema: { type: "array", expected: "a list" } },
    },
  },
};
