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
import { bodyCheckOfPhotosAdd } from "./checks.js";

/**
 * Each method rejects with these errors, and with those that it names itself:
 * - `ParamsError` before the request is sent: A parameter or a body does not fit the document.
 */
export class Photos {
  readonly #connection: Connection;

  /** `photos.add`, `POST /photos`. */
  readonly add = (params: Params<"photos.add">, options?: CallOptions): PendingResponse<void, "photos.add"> =>
    this.#connection.call(metadataOfPhotosAdd, params, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Photos.add} as a function, for a connection. */
export function photosAdd(
  connection: Connection,
  params: Params<"photos.add">,
  options?: CallOptions,
): PendingResponse<void, "photos.add"> {
  return connection.call(metadataOfPhotosAdd, params, options);
}

const metadataOfPhotosAdd: OperationMetadata = {
  id: "photos.add",
  method: "POST",
  path: "/photos",
  serialize: serializePlain,
  body: {
    param: "body",
    mediaType: "multipart/form-data",
    serialize: serializeBody,
    isSentOnce: holdsStream,
    encoding: {
      photo: { contentType: "image/png", headers: { "X-Rotation": {}, "X-Caption": {} } },
      thumbnail: { headers: { "X-Size": { explode: true } } },
      tags: { headers: { "X-Weights": {} } },
    },
    partHeaders: "partHeaders",
    contentType: "contentType",
    others: { "multipart/mixed": { encoding: { photo: { headers: { "X-Place": { json: true } } } } } },
  },
  empty: () => undefined,
  parse: () => undefined,
};

/** The checks of {@link Photos.add}, for `paramChecks`. */
export const checksOfPhotosAdd: OperationChecks = {
  operation: metadataOfPhotosAdd,
  body: {
    check: checkBody,
    required: true,
    schema: bodyCheckOfPhotosAdd,
    partRules: {
      type: "object",
      expected: "an object",
      fields: {
        photo: {
          type: "object",
          required: ["X-Rotation"],
          expected: "an object",
          fields: {
            "X-Rotation": { type: "integer", enum: [0, 90, 180, 270], expected: "one of `0`, `90`, `180`, `270`" },
            "X-Caption": { type: "string", maxLength: 20, expected: "text of at most 20 characters" },
          },
          others: false,
        },
        thumbnail: {
          type: "object",
          required: ["X-Size"],
          expected: "an object",
          fields: {
            "X-Size": {
              type: "object",
              required: ["w"],
              expected: "an object",
              fields: {
                w: { type: "integer", expected: "an integer" },
                h: { type: "integer", expected: "an integer" },
              },
            },
          },
          others: false,
        },
        tags: {
          type: "object",
          expected: "an object",
          fields: {
            "X-Weights": {
              type: "array",
              expected: "a list, each a number",
              items: { type: "number", expected: "a number" },
            },
          },
          others: false,
        },
      },
      others: false,
    },
    others: {
      "multipart/mixed": {
        schema: { type: "object", expected: "an object", fields: { photo: { type: "string", expected: "a file" } } },
        partRules: {
          type: "object",
          expected: "an object",
          fields: {
            photo: {
              type: "object",
              expected: "an object",
              fields: { "X-Place": { type: "object", expected: "an object" } },
              others: false,
            },
          },
          others: false,
        },
      },
    },
  },
};
