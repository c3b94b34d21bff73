// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Params, ResponseBody } from "@shortvideo-api/openapi-types";
import type { EventOptions } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import type { Connection, PendingResponse } from "../connection/connection.js";
import { type EventStream, type ServerSentEvent, openNothing } from "../streams/item-stream.js";
import { chooseEvents, openEvents } from "../streams/open-events.js";

export class Sse {
  readonly #connection: Connection;

  /** `sse`, `GET /sse`. */
  readonly sse = (
    _params: Params<"sse"> = {},
    options?: EventOptions,
  ): PendingResponse<EventStream<ServerSentEvent<ResponseBody<"sse">>>, "sse"> =>
    this.#connection.call(metadataOfSse, {}, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Sse.sse} as a function, for a connection. */
export function sse(
  connection: Connection,
  _params: Params<"sse"> = {},
  options?: EventOptions,
): PendingResponse<EventStream<ServerSentEvent<ResponseBody<"sse">>>, "sse"> {
  return connection.call(metadataOfSse, {}, options);
}

const metadataOfSse: OperationMetadata = {
  id: "sse",
  method: "GET",
  path: "/sse",
  choose: chooseEvents,
  media: { "text/event-stream": { read: openEvents, empty: openNothing } },
};
