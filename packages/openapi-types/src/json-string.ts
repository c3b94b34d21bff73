declare const content: unique symbol;

/**
 * A string that holds JSON text. `Content` is what the text says once it is decoded; at run time there is only the
 * string, and every string may stand for one.
 */
export type JsonString<Content> = string & { readonly [content]?: Content };
