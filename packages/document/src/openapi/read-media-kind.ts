/** How a body is read: as JSON, as text, or as bytes. */
export type MediaKind = "json" | "text" | "binary";

const texts =
  /^text\/|[/+]xml\b|[/+]ya?ml\b|[/+](?:x-)?(?:ndjson|jsonl(?:ines)?|json-seq)\b|\/(?:javascript|graphql|sql|x-www-form-urlencoded)\b/;

/** How a media type is read. `*\/*` is what frameworks write that answer with JSON. */
export function readMediaKind(mediaType: string): MediaKind {
  const name = mediaType.toLowerCase();
  if (texts.test(name) && !/^text\/json\b/.test(name)) return "text";
  return /[/+]json\b/.test(name) || name.startsWith("*/*") ? "json" : "binary";
}
