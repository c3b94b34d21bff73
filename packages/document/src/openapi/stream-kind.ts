import { parseMediaType } from "./media-type.ts";

/** The kinds of bodies that are read item by item: server-sent events, JSON lines, and JSON records after a separator (RFC 7464). */
export type StreamKind = "events" | "lines" | "records";

/** The fields of an event. https://html.spec.whatwg.org/#event-stream-interpretation */
const eventFields: ReadonlySet<string> = new Set(["data", "event", "id", "retry", "comment"]);

/** Returns `true` when an object with these properties is a whole event of a `text/event-stream`, and not its data alone. */
export function isWholeEvent(names: readonly string[]): boolean {
  return names.includes("data") && names.every((name) => eventFields.has(name));
}

/** Reads how a media type separates its items. Returns `undefined` for one without items. */
export function readStreamKind(mediaType: string): StreamKind | undefined {
  const { essence } = parseMediaType(mediaType);
  if (essence === "text/event-stream") return "events";
  if (/[/+]json-seq$/.test(essence)) return "records";
  return /[/+](?:x-)?(?:ndjson|jsonl(?:ines)?|json-?lines)$/.test(essence) ? "lines" : undefined;
}
