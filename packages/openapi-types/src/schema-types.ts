declare const content: unique symbol;

/**
 * A string that holds JSON text. `Content` is the type of the decoded value. At run time it is a plain string, so every
 * string is assignable.
 */
export type JsonString<Content> = string & { readonly [content]?: Content };

/** The bytes of a body. A stream can be sent only once. */
export type BinaryBody = Blob | ArrayBuffer | ArrayBufferView<ArrayBuffer> | ReadableStream<Uint8Array> | string;

/** The items of a body that is sent item by item, such as JSON Lines. An iterable can be sent only once. Bytes are sent as they are. */
export type ItemsBody<Item> = readonly Item[] | AsyncIterable<Item> | BinaryBody;

/** `T` with the optional fields `K` required. If `T` may be null, the result may be null, too. */
export type WithRequired<T, K extends PropertyKey> = T & Required<Pick<NonNullable<T>, K & keyof NonNullable<T>>>;
