/** A decoded name and value of a query or a form. `raw` is the value as sent; absent when it has no percent sign. */
export type QueryPair = readonly [name: string, value: string, raw?: string];
