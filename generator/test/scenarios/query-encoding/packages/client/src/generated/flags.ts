// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Params, ResponseBody } from "@shortvideo-api/openapi-types";
import type { CallOptions } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import { checkInner } from "../checks/check-body.js";
import type { OperationChecks } from "../checks/operation-checks.js";
import type { Connection, PendingResponse } from "../connection/connection.js";
import { serializeParams } from "../serialize/serialize-params.js";

/**
 * Each method rejects with these errors, and with those that it names itself:
 * - `ParamsError` before the request is sent: A parameter does not fit the document.
 */
export class Flags {
  readonly #connection: Connection;

  /**
   * `flags.read`, `GET /flags`.
   *
   * @param params.level - At least 1.
   * @param params.words - At least 1 item.
   * @param params.name - At least 2 characters.
   */
  readonly read = (
    params: Params<"flags.read">,
    options?: CallOptions,
  ): PendingResponse<ResponseBody<"flags.read">, "flags.read"> =>
    this.#connection.call(metadataOfFlagsRead, params, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Flags.read} as a function, for a connection. */
export function flagsRead(
  connection: Connection,
  params: Params<"flags.read">,
  options?: CallOptions,
): PendingResponse<ResponseBody<"flags.read">, "flags.read"> {
  return connection.call(metadataOfFlagsRead, params, options);
}

const metadataOfFlagsRead: OperationMetadata = {
  id: "flags.read",
  method: "GET",
  path: "/flags",
  serialize: serializeParams,
  params: { verbose: {}, level: {}, words: {}, name: {}, order: {}, range: {} },
};

/** The checks of {@link Flags.read}, for `paramChecks`. */
export const checksOfFlagsRead: OperationChecks = {
  operation: metadataOfFlagsRead,
  params: {
    verbose: {
      expected: '`true` or `false`, or `""`',
      find: checkInner,
      rules: {
        expected: '`true` or `false`, or `""`',
        any: [
          { type: "boolean", expected: "`true` or `false`" },
          { enum: [""], expected: '`""`' },
        ],
      },
    },
    level: {
      required: true,
      expected: 'an integer of at least 1, or `""`',
      find: checkInner,
      rules: {
        expected: 'an integer of at least 1, or `""`',
        any: [
          { type: "integer", minimum: 1, expected: "an integer of at least 1" },
          { enum: [""], expected: '`""`' },
        ],
      },
    },
    words: {
      expected: 'a list of at least 1 item, each text, or `""`',
      find: checkInner,
      rules: {
        expected: 'a list of at least 1 item, each text, or `""`',
        any: [
          {
            type: "array",
            minItems: 1,
            expected: "a list of at least 1 item, each text",
            items: { type: "string", expected: "text" },
          },
          { enum: [""], expected: '`""`' },
        ],
      },
    },
    name: {
      expected: 'text of at least 2 characters, or `""`',
      find: checkInner,
      rules: {
        expected: 'text of at least 2 characters, or `""`',
        any: [
          { type: "string", minLength: 2, expected: "text of at least 2 characters" },
          { enum: [""], expected: '`""`' },
        ],
      },
    },
    order: {
      expected: 'one of `up`, `down`, `""`',
      find: checkInner,
      rules: {
        expected: 'one of `up`, `down`, `""`',
        any: [
          { enum: ["up", "down"], expected: "one of `up`, `down`" },
          { enum: [""], expected: '`""`' },
        ],
      },
    },
    range: {
      expected: "an object",
      find: checkInner,
      rules: { type: "object", expected: "an object", fields: { from: { type: "integer", expected: "an integer" } } },
    },
  },
};
