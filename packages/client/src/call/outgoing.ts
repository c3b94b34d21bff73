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

/** Puts the caller's key into a request. Throws where no request can carry it. */
export type PlaceKey = (request: Outgoing, name: string, key: string) => Outgoing;

export const placeInHeader: PlaceKey = (request, name, key) => {
  request.headers.set(name, key);
  return request;
};

export const placeInQuery: PlaceKey = (request, name, key) => {
  const mark = request.url.includes("?") ? "&" : "?";
  const url = `${request.url}${mark}${encodeURIComponent(name)}=${encodeURIComponent(key)}`;
  return "clone" in request ? new Request(url, request) : { ...request, url };
};

export const placeInCookie: PlaceKey = (request, name, key) => {
  const others = request.headers.get("cookie");
  request.headers.set("cookie", `${others === null ? "" : `${others}; `}${name}=${encodeURIComponent(key)}`);
  return request;
};
