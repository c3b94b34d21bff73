import type { EventOptions } from "../call/call-options.js";
import type { Call, Choose, OperationMetadata, ReadSuccess } from "../call/metadata.js";
import { ApiError } from "../errors/api-error.js";
import { AbortError, ClientError } from "../errors/client-error.js";
import { ConnectionError } from "../errors/connection-error.js";
import { pause, readWait } from "../layers/retries.js";
import { addToRequest } from "../serialize/add-to-request.js";
import { chooseMedia } from "../responses/choose-media.js";
import { readMediaType } from "../call/media-type.js";
import { refuseMediaType } from "../responses/refuse-media-type.js";
import { createEventParser, type EventBlock } from "./event-parser.js";
import { createItemStream, type EventStream } from "./item-stream.js";
import { type OpenBody, openBody } from "./open-body.js";
import { createRefusal, isParsed, readItem } from "./read-item.js";
import { createSplitter } from "./split-bytes.js";

/** Chooses like {@link chooseMedia}, and sends `lastEventId` as the header `Last-Event-ID`. */
export const chooseEvents: Choose = (operation, given) => {
  const { lastEventId, ...others }: EventOptions = given;
  const { operation: chosen, options } = chooseMedia(operation, others);
  return { operation: lastEventId === undefined ? chosen : addLastEventId(chosen, lastEventId), options };
};

/** Opens a `text/event-stream` as events. */
export const openEvents: ReadSuccess = async (response, call) => createEventStream(await openEventBody(response, call));

const openEventBody = async (response: Response, call: Call): Promise<OpenBody> => {
  const type = readMediaType(response.headers.get("content-type"));
  return eventTypes.has(type) ? openBody(response, call) : refuseMediaType(response, call);
};

/** The media types of events. Some services send events under a general type, or without a type. */
const eventTypes = new Set(["text/event-stream", "text/plain", "application/octet-stream", ""]);

function createEventStream(first: OpenBody): EventStream<unknown> {
  const state: StreamState = { body: first, lastEventId: "", retryMs: 0, reconnections: 0, isCancelled: false };
  const cancel = (): void => {
    state.isCancelled = true;
    state.body.close();
  };
  const stream = createItemStream(cancel, () => iterate(state));
  return Object.defineProperty(Object.assign(stream, { lastEventId: "" }), "lastEventId", {
    enumerable: true,
    get: () => state.lastEventId,
  });
}

/** The state of a stream of events, over all its connections. */
interface StreamState {
  body: OpenBody;
  lastEventId: string;
  /** The wait that the service requests before the next connection, in milliseconds. */
  retryMs: number;
  /** Connections since the last event. */
  reconnections: number;
  isCancelled: boolean;
}

async function* iterate(state: StreamState): AsyncGenerator<unknown, void> {
  try {
    for (;;) {
      let failed: unknown;
      try {
        for await (const { sent, lastEventId, retry } of readBlocks(state)) {
          Object.assign(state, { lastEventId, retryMs: retry ?? state.retryMs });
          if (!sent) continue;
          const mark = sent.data.trim();
          if ((mark === "" || mark === doneMark) && !isParsed(sent.data, state.body.call.operation.parse)) {
            if (mark === doneMark) return;
            // Proxies send events without data to keep a connection open.
            continue;
          }
          state.reconnections = 0;
          yield { ...sent, data: readItem(state.body, sent.data) };
        }
        return;
      } catch (thrown) {
        failed = thrown;
      }
      const body = await reconnect(state, failed);
      if (!body) return;
      state.body = body;
      if (state.isCancelled) return;
    }
  } finally {
    state.body.close();
  }
}

/** The data that marks the end of a stream of JSON. The mark itself is not JSON. */
const doneMark = "[DONE]";

async function* readBlocks({ body, lastEventId }: StreamState): AsyncGenerator<EventBlock, void> {
  const { operation, plan, sent } = body.call;
  const limit = plan.limitBytes ?? Infinity;
  const refuse = createRefusal(body);
  const splitter = createSplitter("\r\n", limit, refuse);
  const parser = createEventParser(lastEventId, limit, refuse);
  for (;;) {
    const bytes = await body.read();
    const lines = bytes ? splitter.push(bytes) : [splitter.rest()];
    for (const line of lines) {
      // The rest has no line break. An empty rest is not an empty line, which would end an event.
      const block = bytes || line !== "" ? parser.push(line) : undefined;
      if (block) yield block;
    }
    if (bytes) continue;
    const rest = parser.rest();
    if (rest === undefined) return;
    // An event without its end may be cut off, unless its data shows that it is complete.
    const isWhole = rest.trim() === doneMark || (/^\s*[[{]/.test(rest) && isParsed(rest));
    const block = isWhole && parser.push("");
    if (!block) throw new ConnectionError(operation.id, undefined, sent.attempts);
    yield block;
    return;
  }
}

/**
 * Connects again after a failed connection, if the call may be repeated and its events have ids. Throws the failure otherwise.
 * Returns `undefined` if the service has no more events, which it says with an empty success.
 */
async function reconnect(state: StreamState, failed: unknown): Promise<OpenBody | undefined> {
  const { body, lastEventId, retryMs } = state;
  const { call } = body;
  const { operation, options, sent } = call;
  const { hooks = [], retry } = call.plan;
  if (!(failed instanceof ClientError) || failed instanceof ApiError || !retry || lastEventId === "") throw failed;
  const attempt = state.reconnections + 1;
  const backoffMs = readWait(failed, { ...call, attempt: { number: attempt } }, retry);
  if (backoffMs === Infinity || retryMs > retry.maxRetryAfterMs) throw failed;
  const waitMs = retryMs + backoffMs;
  const event = { operation: operation.id, attempt: sent.attempts, error: failed, waitMs };
  for (const { onRetry } of hooks) await onRetry?.(event);
  try {
    await pause(waitMs, call);
  } catch {
    throw new AbortError(operation.id, sent.attempts, options.signal?.reason);
  }
  if (state.isCancelled) return undefined;
  state.reconnections = attempt;
  const resumed = addLastEventId(operation, lastEventId);
  const again: OperationMetadata = { ...resumed, read: openEventBody, empty: () => undefined, pick: undefined };
  const found = await call.start(again, call.params, options);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The operation has this reader.
  return found as OpenBody | undefined;
}

/** Returns the operation with the header `Last-Event-ID`. Each character of the header is one byte of the id in UTF-8. */
function addLastEventId(operation: OperationMetadata, lastEventId: string): OperationMetadata {
  return addToRequest(operation, {
    headers: { "last-event-id": String.fromCharCode(...new TextEncoder().encode(lastEventId)) },
  });
}
