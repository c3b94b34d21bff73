// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Entry, Params } from "@shortvideo-api/openapi-types";
import { exactEntry, readExact } from "@shortvideo-api/wire";
import type { CallOptions } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import { checkBody } from "../checks/check-body.js";
import type { OperationChecks } from "../checks/operation-checks.js";
import type { Connection, PendingResponse } from "../connection/connection.js";
import { serializeExactJson } from "../serialize/serialize-json.js";
import { serializePlain } from "../serialize/serialize-plain.js";
import { checkOfEntry } from "./checks.js";

/**
 * Entries.
 *
 * Each method rejects with these errors, and with those that it names itself:
 * - `ParamsError` before the request is sent: A parameter or a body does not fit the document.
 */
export class Entries {
  readonly #connection: Connection;

  /**
   * Creates an entry.
   *
   * `entries.create`, `POST /entries/{account}`.
   *
   * @param params.after - Default `9007199254740995`.
   */
  readonly create = (
    params: Params<"entries.create">,
    options?: CallOptions,
  ): PendingResponse<Entry, "entries.create"> => this.#connection.call(metadataOfEntriesCreate, params, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Entries.create} as a function, for a connection. */
export function entriesCreate(
  connection: Connection,
  params: Params<"entries.create">,
  options?: CallOptions,
): PendingResponse<Entry, "entries.create"> {
  return connection.call(metadataOfEntriesCreate, params, options);
}

const metadataOfEntriesCreate: OperationMetadata = {
  id: "entries.create",
  method: "POST",
  path: "/entries/{account}",
  serialize: serializePlain,
  params: { after: {}, kinds: {}, price: {} },
  body: { param: "body", mediaType: "application/json", serialize: serializeExactJson, exact: exactEntry },
  parse: (text) => readExact(text, exactEntry),
  envelope: ["account", "kind", "price"],
};

/** The checks of {@link Entries.create}, for `paramChecks`. */
export const checksOfEntriesCreate: OperationChecks = {
  operation: metadataOfEntriesCreate,
  params: {
    account: {
      required: true,
      type: "int64",
      maximum: 9223372036854775806n,
      expected: "an integer of at most 9223372036854775806",
    },
    after: { type: "int64", minimum: 9007199254740993n, expected: "an integer of at least 9007199254740993" },
    kinds: {
      type: "array",
      items: { type: "int64", enum: ["9007199254740993", "9007199254740995"] },
      expected: "a list, each one of `9007199254740993`, `9007199254740995`",
    },
    price: { type: "number", multipleOf: 0.01, expected: "a number, a multiple of 0.01" },
  },
  body: { check: checkBody, required: true, schema: checkOfEntry },
};
