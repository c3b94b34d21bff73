import { type DocumentedMedia, itemSeparators, type OpenApi, type Step } from "@shortvideo-api/document";
import { readStream } from "@shortvideo-api/mock/requests";
import { type JsonBody, readBody } from "../request/read-body.js";

/** The items of a stream, and the path of their schema. */
export interface ComparedItems {
  readonly path: readonly Step[];
  /** `undefined` for an item that is not JSON. */
  readonly items: readonly (JsonBody | undefined)[];
}

/** Reads the items of a stream. `path` is the path of its media type. Returns `undefined` for items that are no JSON. */
export function readItems(
  document: OpenApi,
  media: DocumentedMedia,
  text: string,
  path: readonly Step[],
): ComparedItems | undefined {
  const stream = readStream(document, media);
  if (!stream) return undefined;
  const { kind, isListed, hasEvents } = stream;
  const schemaPath = [
    ...path,
    ...(media.itemSchema === undefined ? (isListed ? ["schema", "items"] : ["schema"]) : ["itemSchema"]),
  ];
  if (kind !== "events") {
    const texts = text.split(itemSeparators[kind]).filter((each) => each.trim() !== "");
    return { path: schemaPath, items: texts.map(readBody) };
  }
  const events = readEvents(text);
  if (hasEvents) return { path: schemaPath, items: events.map((event) => ({ value: event, exact: event })) };
  const isText = media.view.meantTypes.join() === "string";
  return isText ? undefined : { path: schemaPath, items: events.map(({ data }) => readBody(data)) };
}

/** An event with the fields that the service has sent. */
type ServiceEvent = Readonly<Record<string, string>> & { readonly data: string };

/** Reads events. Those without data are skipped: proxies send them to keep the connection. https://html.spec.whatwg.org/#parsing-an-event-stream */
function readEvents(text: string): readonly ServiceEvent[] {
  return text.split(/(?:\r\n|\r|\n){2,}/).flatMap((block): ServiceEvent[] => {
    const lines = block.split(/\r\n|\r|\n/).flatMap((line): [name: string, value: string][] => {
      const [, name = "", value = ""] = /^(data|event|id)(?:: ?(.*))?$/s.exec(line) ?? [];
      return name === "" ? [] : [[name, value]];
    });
    const data = lines.filter(([name]) => name === "data").map(([, value]) => value);
    return data.join("") === "" ? [] : [{ ...Object.fromEntries(lines), data: data.join("\n") }];
  });
}
