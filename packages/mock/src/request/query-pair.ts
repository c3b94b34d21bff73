/** A name and a value of a query or a form, decoded. `raw` is the value as sent; absent when it has no percent sign. */
export type QueryPair = readonly [name: string, value: string, raw?: string];
