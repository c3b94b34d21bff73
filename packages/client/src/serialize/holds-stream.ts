import { isPlain } from "./form-json.js";
import { isIterable } from "./write-items.js";

/** Returns whether a body is a stream or an iterable, or has a stream as a part. Such a body can be sent only once. */
export function holdsStream(body: unknown): boolean {
  return isIterable(body) || listStreams(body).length > 0;
}

/** Lists the streams of a body: the body itself, or its parts. */
export function listStreams(body: unknown): readonly ReadableStream[] {
  if (isStream(body)) return [body];
  if (!isPlain(body)) return [];
  const parts: unknown[] = Object.values(body).flat();
  return parts.filter(isStream);
}

/** Returns whether a value is a stream. Runtimes without streams, such as React Native, have no class to compare with. */
export function isStream(value: unknown): value is ReadableStream {
  // oxlint-disable-next-line no-restricted-globals -- The class may be absent.
  return typeof ReadableStream !== "undefined" && value instanceof ReadableStream;
}
