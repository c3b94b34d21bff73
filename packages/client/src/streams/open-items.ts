import type { Call, ReadSuccess } from "../call/metadata.js";
import { ConnectionError } from "../errors/connection-error.js";
import { isJson, readMediaType } from "../call/media-type.js";
import { refuseMediaType } from "../responses/refuse-media-type.js";
import { createItemStream } from "./item-stream.js";
import { type OpenBody, openBody } from "./open-body.js";
import { createRefusal, isParsed, readItem } from "./read-item.js";
import { createSplitter } from "./split-bytes.js";

/** Opens a body of JSON values, each on a line of its own: NDJSON, also called JSON Lines. https://jsonlines.org */
export const openLines: ReadSuccess = (response, call) => openItems(response, call, "\n");

/** Opens a body of JSON values, each after a record separator. https://www.rfc-editor.org/rfc/rfc7464 */
export const openRecords: ReadSuccess = (response, call) => openItems(response, call, "\u001E");

async function openItems(response: Response, call: Call, separator: string): Promise<object> {
  const type = readMediaType(response.headers.get("content-type"));
  if (!streamTypes.test(type) && !isJson(type) && type !== readMediaType(call.operation.accept ?? null)) {
    return refuseMediaType(response, call);
  }
  const body = openBody(response, call);
  return createItemStream(
    () => body.close(),
    () => iterate(body, separator),
  );
}

/** Media types that services use for streams of JSON; `""` if they name none. */
const streamTypes = /^(?:|text\/plain|application\/(?:octet-stream|(?:x-)?(?:ndjson|jsonl(?:ines)?|json-?lines)))$/;

async function* iterate(body: OpenBody, separator: string): AsyncGenerator<unknown, void> {
  const { operation, plan, sent } = body.call;
  const splitter = createSplitter(separator, plan.limitBytes ?? Infinity, createRefusal(body));
  try {
    for (;;) {
      const bytes = await body.read();
      if (!bytes) break;
      for (const text of splitter.push(bytes)) {
        if (text.trim() !== "") yield readItem(body, text);
      }
    }
    const last = splitter.rest();
    if (last.trim() === "") return;
    // A last value without its end may be complete, or cut off.
    if (!isParsed(last)) throw new ConnectionError(operation.id, undefined, sent.attempts);
    yield readItem(body, last);
  } finally {
    body.close();
  }
}
