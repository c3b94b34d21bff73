declare const content: unique symbol;

/**
 * A string that holds JSON text. `Content` is the type of the decoded value. At run time it is a plain string, so every
 * string is assignable.
 */
export type JsonString<Content> = string & { readonly [content]?: Content };

/** Bytes that any runtime can send. */
type Bytes = Blob | ArrayBuffer | ArrayBufferView<ArrayBuffer> | ReadableStream<Uint8Array>;

/** A file in a form. A stream, also one of Node, can be sent only once. */
export type FilePart = Bytes | AsyncIterable<Uint8Array>;

/** The bytes of a body. A stream, also one of Node, can be sent only once. */
export type BinaryBody = FilePart | string;

/** The items of a body that is sent item by item, such as JSON Lines. An iterable can be sent only once. Bytes are sent as they are. */
export type ItemsBody<Item> = readonly Item[] | AsyncIterable<Item> | Bytes | string;

/** `T` with the optional fields `K` required. If `T` may be null, the result may be null, too. */
export type WithRequired<T, K extends PropertyKey> = T & Required<Pick<NonNullable<T>, K & keyof NonNullable<T>>>;
