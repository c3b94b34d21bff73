import {
  type DocumentedMedia,
  itemSeparators,
  type OpenApi,
  type Step,
  type StreamKind,
} from "@shortvideo-api/document";
import { readStream } from "@shortvideo-api/mock/requests";
import { type JsonBody, readBody } from "../request/read-body.js";
import type { ServiceResponse } from "../request/send-request.js";

/** The items of a stream, and the path of their schema. */
export interface ComparedItems {
  readonly kind: StreamKind;
  readonly path: readonly Step[];
  /** `undefined` for an item that is not JSON. */
  readonly items: readonly (JsonBody | undefined)[];
}

/**
 * Reads the complete items of a stream. `path` is the path of its media type. Returns `undefined` for events that are no JSON, or that
 * the document does not describe.
 */
export function readItems(
  document: OpenApi,
  media: DocumentedMedia,
  { text, isCut = false }: ServiceResponse,
  path: readonly Step[],
): ComparedItems | undefined {
  const stream = readStream(document, media);
  if (!stream) return undefined;
  const { kind, isListed, hasEvents, dataTypes } = stream;
  const schemaPath = [
    ...path,
    ...(media.itemSchema === undefined ? (isListed ? ["schema", "items"] : ["schema"]) : ["itemSchema"]),
  ];
  const pieces = text.split(kind === "events" ? /(?:\r\n|\r|\n){2,}/ : itemSeparators[kind]);
  // The last piece of a stream that goes on is incomplete.
  if (isCut) pieces.pop();
  if (kind !== "events") {
    return { kind, path: schemaPath, items: pieces.filter((each) => each.trim() !== "").map(readBody) };
  }
  const isText = dataTypes.every((type) => type === "string" || type === "null");
  // Many services end a stream of JSON with this mark, as clients know.
  const events = pieces.flatMap(readEvent).filter(({ data }) => isText || data.trim() !== "[DONE]");
  const isDescribed = media.node.schema !== undefined || media.itemSchema !== undefined;
  if (!hasEvents && (isText || !isDescribed)) return undefined;
  const items = events.map((event) => {
    const data = readData(event.data);
    return hasEvents && data ? toEventBody(event, data) : data;
  });
  return { kind, path: schemaPath, items };

  // Of data that may also be a text, services write the text as it is.
  function readData(data: string): JsonBody | undefined {
    const asText = { value: data, exact: data };
    return isText ? asText : (readBody(data) ?? (dataTypes.includes("string") ? asText : undefined));
  }
}

/** An event with the fields that the service has sent. */
type ServiceEvent = Readonly<Record<string, string>> & { readonly data: string };

/** Reads an event. Events without data are skipped: proxies send them to keep the connection. https://html.spec.whatwg.org/#parsing-an-event-stream */
function readEvent(block: string): ServiceEvent[] {
  const lines = block.split(/\r\n|\r|\n/).flatMap((line): [name: string, value: string][] => {
    const [, name = "", value = ""] = /^(data|event|id|retry)(?:: ?(.*))?$/s.exec(line) ?? [];
    return name === "" ? [] : [[name, value]];
  });
  const data = lines.filter(([name]) => name === "data").map(([, value]) => value);
  const fields = Object.fromEntries(lines);
  // An empty type means `message`, as no type does.
  if (fields["event"] === "") delete fields["event"];
  return data.join("") === "" ? [] : [{ ...fields, data: data.join("\n") }];
}

/** Returns an event as an object with its data. Its `retry` is a number of milliseconds. */
function toEventBody(event: ServiceEvent, data: JsonBody): JsonBody {
  const { retry = "" } = event;
  const value = { ...event, ...(/^\d+$/.test(retry) && { retry: Number(retry) }), data: data.value };
  return { value, exact: { ...event, data: data.exact } };
}
