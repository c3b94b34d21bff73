import { isPlain } from "./form-json.js";
import { isIterable } from "./write-items.js";

/** Bytes that can be read only once. */
export type ByteSource = ReadableStream | (AsyncIterable<Uint8Array> & { readonly locked?: undefined });

/** Returns whether a body is a stream or an iterable, or has one as a part. Such a body can be sent only once. */
export function holdsStream(body: unknown): boolean {
  return listByteSources(body).length > 0;
}

/** Lists the streams and iterables of a body: the body itself, or its parts. */
export function listByteSources(body: unknown): readonly ByteSource[] {
  const values: unknown[] = isPlain(body) ? Object.values(body).flat() : [body];
  return values.filter(isByteSource);
}

/** Returns whether a value is a stream, also one of Node, or another iterable. */
export function isByteSource(value: unknown): value is ByteSource {
  return isStream(value) || isIterable(value);
}

/** Returns whether a value is a stream. Runtimes without streams, such as React Native, have no class to compare with. */
export function isStream(value: unknown): value is ReadableStream {
  return typeof Object(value).getReader === "function";
}
