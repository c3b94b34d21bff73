// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Params } from "@shortvideo-api/openapi-types";
import { exactChat, exactChatPiece, readExact } from "@shortvideo-api/wire";
import type { EventOptions } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import { checkBody } from "../checks/check-body.js";
import type { OperationChecks } from "../checks/operation-checks.js";
import type { Connection, PendingResponse } from "../connection/connection.js";
import { serializeJson } from "../serialize/serialize-json.js";
import { serializePlain } from "../serialize/serialize-plain.js";
import { openNothing } from "../streams/item-stream.js";
import { chooseEvents, openEvents } from "../streams/open-events.js";
import { checkOfChatRequest } from "./checks.js";
import type { MediaResults } from "./media.js";

/**
 * Each method rejects with these errors, and with those that it names itself:
 * - `ParamsError` before the request is sent: A parameter or a body does not fit the document.
 */
export class Chats {
  readonly #connection: Connection;

  /**
   * `chats.create`, `POST /chats`.
   *
   * @throws {ApiError} 404: No such model.
   */
  readonly create = <Accept extends keyof MediaResults["chats.create"] = "application/json">(
    params: Params<"chats.create">,
    options?: EventOptions<Accept>,
  ): PendingResponse<MediaResults["chats.create"][Accept], "chats.create"> =>
    this.#connection.call(metadataOfChatsCreate, params, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Chats.create} as a function, for a connection. */
export function chatsCreate<Accept extends keyof MediaResults["chats.create"] = "application/json">(
  connection: Connection,
  params: Params<"chats.create">,
  options?: EventOptions<Accept>,
): PendingResponse<MediaResults["chats.create"][Accept], "chats.create"> {
  return connection.call(metadataOfChatsCreate, params, options);
}

const metadataOfChatsCreate: OperationMetadata = {
  id: "chats.create",
  method: "POST",
  path: "/chats",
  serialize: serializePlain,
  body: { param: "body", mediaType: "application/json", serialize: serializeJson },
  choose: chooseEvents,
  media: {
    "application/json": { parse: (text) => readExact(text, exactChat), envelope: ["id", "text"] },
    "text/event-stream": { read: openEvents, empty: openNothing, parse: (text) => readExact(text, exactChatPiece) },
  },
  failures: { 404: ["message"] },
};

/** The checks of {@link Chats.create}, for `paramChecks`. */
export const checksOfChatsCreate: OperationChecks = {
  operation: metadataOfChatsCreate,
  body: { check: checkBody, required: true, schema: checkOfChatRequest },
};
