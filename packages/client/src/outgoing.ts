/**
 * What is about to be sent. Behind middleware, whose form asks for it, it is a `Request`, which is known by its `clone`: a
 * program may have put a class of its own in the place of the runtime's.
 */
export type Outgoing = Draft | Request;

/** Both arguments of `fetch`. */
export interface Draft extends RequestInit {
  readonly url: string;
  readonly headers: Headers;
}

/**
 * Stands in for the constructor of `Request`: `fetch` makes one of its own from whatever it is given, and another would
 * cost about as much as all that is done around it.
 */
export function draft(url: string, init: Omit<Draft, "url">): Draft {
  return { ...init, url };
}
