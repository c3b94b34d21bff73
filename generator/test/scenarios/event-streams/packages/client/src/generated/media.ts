// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Chat, ChatPiece, Entry, MediaBody } from "@shortvideo-api/openapi-types";
import type { EventStream, ItemStream, ServerSentEvent } from "../streams/item-stream.js";

/** The results of operations whose responses have several media types, by the option `accept`. */
export interface MediaResults {
  "chats.create": { "application/json": Chat; "text/event-stream": EventStream<ServerSentEvent<ChatPiece>> };
  "logs.list": {
    "application/jsonl": ItemStream<Entry>;
    "application/json-seq": ItemStream<MediaBody<"logs.list", "application/json-seq">>;
  };
}
